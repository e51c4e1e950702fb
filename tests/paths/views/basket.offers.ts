import type { BasketChange, BasketContext } from '#machines/basket/basket.types.ts';
import type { Reality } from '#paths/explore/reality.ts';

type ChangeKind = BasketChange['kind'];

/** What the visitor has before the eyes, and what the chart's projection leaves out. */
interface Sight {
  readonly page: 'list' | 'basket';
  /** Changes that are under way or wait, in their order. */
  readonly queue: readonly ChangeKind[];
  /** The change that waits for the member, who signs in again before anything else; charts alone lose several. */
  readonly lost: ChangeKind | null;
  /** The basket page offers to bring back what was removed. */
  readonly isUndoable: boolean;
  /** The article is sold by fives now: a typed 3 would become 5. */
  readonly isSoldByFives: boolean;
}

const kinds: Readonly<Record<string, ChangeKind>> = {
  'position.add:add': 'add',
  'position.add:paper': 'add',
  'items.add:list': 'addItems',
  'position.changeQuantity:three': 'quantity',
  'position.changeQuantity:four': 'quantity',
  'position.changeNotice:notice': 'notice',
  'position.changeNotice:other': 'notice',
  'position.remove:remove': 'remove',
  'basket.removeAll:empty': 'removeAll',
};

/** The page has one position, and an earlier order is brought back from another page. */
const doneElsewhere: readonly string[] = ['position.remove:paper', 'items.add:again'];

/** Successes a change is answered with; it may fail in every way. */
const answers: Readonly<Record<string, readonly ChangeKind[]>> = {
  'sendChange:ok': ['quantity', 'notice', 'remove', 'removeAll'],
  'sendChange:added': ['add'],
  'sendChange:corrected': ['quantity'],
  'sendChange:partly': ['addItems'],
};

/** Whether a list, or the basket page with what is left on it, offers a change. */
function isOffered(kind: ChangeKind, { page, queue, isUndoable, isSoldByFives }: Sight, isFrozen: boolean) {
  if (kind === 'add') return true;
  if (page !== 'basket') return false;
  if (kind === 'addItems') return isUndoable;
  const isRowShown = !queue.includes('remove') && !queue.includes('removeAll');
  if (!isRowShown || isFrozen) return false;
  // What is typed once more changes nothing.
  return !queue.includes(kind) && !(kind === 'quantity' && isSoldByFives);
}

/** What was under way when an order began is answered first; until then changes still wait in line. */
function afterChange(
  known: Sight,
  kind: ChangeKind,
  isStill: boolean,
  { queue, maximumQueued }: BasketContext,
): Sight {
  const isTaken = !isStill && queue.length < maximumQueued;
  return {
    ...known,
    ...(kind === 'add' ? { page: 'list', isUndoable: false } : {}),
    ...(kind === 'addItems' ? { isUndoable: false } : {}),
    queue: isTaken ? [...known.queue, kind] : known.queue,
  };
}

function afterAnswer(known: Sight, step: string, context: BasketContext): Sight | null {
  const { hasContent, member } = context;
  const [first, ...queue] = known.queue as readonly [ChangeKind, ...ChangeKind[]];
  const isLost = step === 'sendChange:sessionEnded';
  if (isLost && (queue.length > 0 || member === null)) return null;
  const isSuccess = step in answers;
  if (isSuccess && answers[step]?.includes(first) !== true) return null;
  const isRemoved = first === 'removeAll' || (first === 'remove' && hasContent);
  return {
    ...known,
    queue,
    lost: isLost ? first : known.lost,
    isUndoable: known.isUndoable || (isSuccess && isRemoved && known.page === 'basket'),
    isSoldByFives: known.isSoldByFives || step === 'sendChange:corrected',
  };
}

/**
 * Which of the basket's events a visitor can cause where: articles are added from a list, everything else is done on the
 * basket page, which brings a basket along whenever it is opened, and asks for one itself only after that failed.
 */
export const basketOffers: Reality<Sight> = {
  start: (sample) =>
    sample === 'filled'
      ? null
      : { page: 'list', queue: [], lost: null, isUndoable: false, isSoldByFives: false },
  after: (known, step, { value, context: given }) => {
    const context = given as BasketContext;
    if (known.lost !== null && !/^(?:session\.changed|loadBasket):/.test(step)) return null;
    if (doneElsewhere.includes(step)) return null;
    const kind = kinds[step];
    if (kind !== undefined)
      return isOffered(kind, known, context.isFrozen)
        ? afterChange(known, kind, value === 'frozen', context)
        : null;
    // The server gives what is asked for: the head alone as long as nobody asked for the positions.
    if (step === 'loadBasket:head') return context.wantsContent ? null : known;
    if (step === 'loadBasket:ok' || step === 'loadBasket:late') return context.wantsContent ? known : null;
    if (step.startsWith('sendChange:')) return afterAnswer(known, step, context);
    if (step.startsWith('basket.open:')) return known.page === 'basket' && value === 'stale' ? known : null;
    if (step.startsWith('basket.received:')) {
      const isUndoable = known.page === 'basket' && known.isUndoable;
      return {
        ...known,
        page: 'basket',
        isUndoable,
        isSoldByFives: known.isSoldByFives && step.endsWith(':late'),
      };
    }
    if (step === 'session.changed:another' || (step === 'session.changed:ended' && known.lost === null))
      return null;
    if (step === 'session.changed:signedIn')
      return { ...known, queue: known.lost === null ? [] : [known.lost], lost: null, isSoldByFives: false };
    const isOther = step.startsWith('session.changed:') || step.startsWith('mode.changed:');
    return isOther ? { ...known, queue: [], isSoldByFives: false } : known;
  },
};
