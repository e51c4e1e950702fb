import { numbersIn } from '#machines/order-approval/order-approval.rules.ts';
import type { OrderApprovalContext } from '#machines/order-approval/order-approval.types.ts';
import type { Reality } from '#paths/explore/reality.ts';
import { firstOrder, loweredOrder, secondOrder } from './order-approval.catalog.ts';

/** What the server holds of the two orders, and the page does not know yet. */
interface Known {
  readonly first: 'waiting' | 'lowered' | 'gone';
  readonly second: 'waiting' | 'gone';
  /** The buyer has been asked something about the first. */
  readonly isAsked: boolean;
  /** The buyer has a budget that is too small for either. */
  readonly isBudgeted: boolean;
  /** The page shows that budget beside the orders. */
  readonly isBudgetSeen: boolean;
  /** The page is being loaded anew, and waits for the list. */
  readonly isReloading: boolean;
}

const [first, second] = [firstOrder.orderNumber, secondOrder.orderNumber];

const standOf = (known: Known, orderNumber: string): Known['first'] =>
  orderNumber === first ? known.first : known.second;

/** These orders wait no more. */
const without = (known: Known, asked: readonly string[]): Known => ({
  ...known,
  first: asked.includes(first) ? 'gone' : known.first,
  second: asked.includes(second) ? 'gone' : known.second,
});

/** What the list shows that the server sends now. */
function listOf({ first: one, second: two }: Known): string {
  if (two === 'gone') return { waiting: 'first', lowered: 'cheaperAlone', gone: 'none' }[one];
  return { waiting: 'both', lowered: 'cheaper', gone: 'second' }[one];
}

/** How the server decides; null when it would answer otherwise. */
function decided(known: Known, outcome: string, context: OrderApprovalContext): Known | null {
  const { decision, asked, seen, isOverBudgetMeant } = context;
  const isGone = asked.map((orderNumber) => standOf(known, orderNumber) === 'gone');
  // Nobody decides about some of them at the very moment.
  if (isGone.includes(true) && isGone.includes(false)) return null;
  if (outcome === 'silent') return known;
  const told = { ...known, isReloading: true };
  if (outcome === 'elsewhere') return without(told, asked);
  if (isGone.includes(true)) return null;
  const sum = known.first === 'lowered' ? loweredOrder.totalNet : firstOrder.totalNet;
  const isSumSeen =
    !asked.includes(first) ||
    seen.some(({ orderNumber, totalNet }) => orderNumber === first && totalNet === sum);
  const isReleased = decision === 'release' && isSumSeen && (isOverBudgetMeant || !known.isBudgeted);
  switch (outcome) {
    case 'ok':
      return isReleased ? without(told, asked) : null;
    case 'denied':
      return decision === 'deny' ? without(told, asked) : null;
    case 'asked':
      return decision === 'ask' ? { ...told, isAsked: true } : null;
    case 'lost':
      return isReleased || decision === 'deny' ? without(known, asked) : null;
    case 'otherSum': {
      const isFirstMeant = decision === 'release' && asked.includes(first) && known.first === 'waiting';
      const others = asked.filter((orderNumber) => orderNumber !== first);
      return isFirstMeant && !known.isBudgeted ? { ...without(told, others), first: 'lowered' } : null;
    }
    case 'overBudget':
      return decision === 'release' && isSumSeen && !isOverBudgetMeant ? { ...told, isBudgeted: true } : null;
    default:
      return null;
  }
}

/** What the page offers: only what is in sight, and no box twice. */
function isOffered(
  step: string,
  known: Known,
  { shown, selected, asked, decision }: OrderApprovalContext,
  value: string,
): boolean {
  // The question about one order says by how much it exceeds the budget.
  const isExcessSaid = value.includes('"release"') && asked.length === 1 && known.isBudgetSeen;
  const [isFirst, isSecond] = [first, second].map((number) => numbersIn(shown).includes(number));
  switch (step) {
    case 'order.select:first':
      return isFirst === true && !selected.includes(first);
    case 'order.select:firstOff':
      return selected.includes(first);
    case 'orders.selectAll:all':
      return isFirst === true && isSecond === true && selected.length < 2;
    case 'orders.selectAll:none':
      return selected.length === 2;
    case 'release.begin:first':
      return isFirst === true;
    case 'denial.begin:second':
      return isSecond === true;
    case 'question.begin:first':
      return isFirst === true && !known.isAsked;
    case 'decision.confirm:briefly':
      return decision !== 'release';
    case 'decision.confirm:empty':
      return /denial|question/.test(value);
    case 'decision.confirm:plain':
      return decision === 'release' && !isExcessSaid;
    case 'decision.confirm:meant':
      return isExcessSaid;
    case 'release.begin:selected':
    case 'denial.begin:selected':
      return selected.some((orderNumber) => numbersIn(shown).includes(orderNumber));
    default:
      return /^decision\.(?:cancel|retry):|^outcomes\./.test(step);
  }
}

/** How two deciders and the buyer of a real shop meet over two orders; the page is loaded anew after each answer. */
export const orderApprovalReality: Reality<Known> = {
  start: () => ({
    first: 'waiting',
    second: 'waiting',
    isAsked: false,
    isBudgeted: false,
    isBudgetSeen: false,
    isReloading: false,
  }),
  after: (known, step, { context, value }) => {
    const [subject, sample] = step.split(':') as [string, string];
    if (subject === 'orders.shown')
      return known.isReloading && sample === listOf(known)
        ? { ...known, isReloading: false, isBudgetSeen: known.isBudgeted }
        : null;
    if (subject === 'decide')
      return known.isReloading ? null : decided(known, sample, context as OrderApprovalContext);
    return isOffered(step, known, context as OrderApprovalContext, JSON.stringify(value)) ? known : null;
  },
};
