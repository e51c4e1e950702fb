import { hasRisen, type PriceRules } from '#domain/price.ts';
import type { Address } from '#contract/address.ts';
import type { BasketPosition, BasketState, CheckoutData } from '#contract/basket.ts';
import type { SaveOrderRefusal } from '#contract/checkout.ts';
import type { PaymentMethod, ShippingMethod } from '#contract/method.ts';
import type { RefusalCode } from '#contract/refusal.ts';
import { refusalOf } from '../call-problem.ts';
import { stepNumbers } from './checkout.types.ts';
import type {
  CheckoutContext,
  CheckoutFacts,
  CheckoutInput,
  Difference,
  PaymentPick,
  StepNumber,
} from './checkout.types.ts';

/** Refusals that mean: what was to be ordered is no longer what the buyer saw. */
const changedCodes: readonly RefusalCode[] = [
  'price.risen',
  'basket.changed',
  'coupon.notValid',
  'freeArticle.notAvailable',
  'token.conflict',
  'stock.tooLow',
  'quantity.tooHigh',
  'article.notFound',
  'article.notOrderable',
  'article.withoutPrice',
  'position.notFound',
  'method.notFound',
  'method.notAvailable',
  'address.notFound',
];

export const isChangedCode = (code: RefusalCode | undefined): boolean =>
  code !== undefined && changedCodes.includes(code);

export const initialFacts = (input: CheckoutInput): CheckoutFacts => ({
  mayOrder: input.mayOrder,
  version: 0,
  hasPositions: false,
  furthestStep: 1,
  isCustomer: false,
  missing: [],
  isTermsAccepted: false,
  orderToken: null,
  wantedStep: input.addressStep,
  addressStep: input.addressStep,
  replacesAddress: true,
  hasAddresses: false,
  methods: 'unknown',
  resumeStep: null,
});

/** What a basket says to the guards; a change of it unchecks the terms, unless it is the buyer's own. */
function factsOf(facts: CheckoutFacts, basket: BasketState, isOwn = false): CheckoutFacts {
  const { checkoutData } = basket;
  return {
    ...facts,
    version: basket.version,
    hasPositions: basket.items.length > 0,
    furthestStep: stepNumbers[checkoutData.furthestStep],
    isCustomer: checkoutData.identity === 'customer',
    missing: checkoutData.missing.filter((code) => code !== 'terms'),
    isTermsAccepted: facts.isTermsAccepted && (isOwn || basket.version === facts.version),
    methods: basket.version === facts.version ? facts.methods : 'unknown',
    orderToken: checkoutData.orderToken,
  };
}

/** Takes over a basket unless it is older than the known one (R82). */
export function withBasket(
  context: Pick<CheckoutContext, 'facts'>,
  basket: BasketState | null,
  isOwn?: boolean,
): Partial<CheckoutContext> {
  if (basket === null || basket.version < context.facts.version) return {};
  return { basket, facts: factsOf(context.facts, basket, isOwn) };
}

/** Whether one way to pay and one to ship are possible. */
export const methodsFact = (
  payment: readonly PaymentMethod[],
  shipping: readonly ShippingMethod[],
): CheckoutFacts['methods'] =>
  payment.some(({ isAvailable }) => isAvailable) && shipping.some(({ isAvailable }) => isAvailable)
    ? 'possible'
    : 'none';

/** What is known of the payment while none is being saved. */
export const noPayment: PaymentPick = { slug: '' };

/** What a visit starts with. */
export function initialContext(input: CheckoutInput): CheckoutContext {
  const { basket, addresses, paymentMethods, shippingMethods } = input.loaded;
  const known = factsOf(initialFacts(input), basket);
  return {
    facts: {
      ...known,
      hasAddresses: known.isCustomer,
      methods: methodsFact(paymentMethods, shippingMethods),
    },
    basket,
    addresses,
    paymentMethods,
    shippingMethods,
    latestOrder: null,
    problem: null,
    differences: [],
    lastSeen: null,
    remarks: { comment: '', reference: '', deliveryDay: '' },
    pendingShippingAddress: null,
    pendingPayment: noPayment,
    orderNumber: null,
  };
}

/** The step that is shown when `wanted` is asked for: never later than allowed (docs/decisions/0017). */
export const stepToShow = ({ wantedStep, furthestStep }: CheckoutFacts): StepNumber =>
  Math.min(wantedStep ?? furthestStep, furthestStep) as StepNumber;

function risesOf(old: BasketPosition, fresh: BasketPosition, rules: PriceRules): Difference | null {
  const [oldNet, newNet] = [old.price.net_price ?? 0, fresh.price.net_price ?? 0];
  const [oldGross, newGross] = [old.price.gross_price ?? 0, fresh.price.gross_price ?? 0];
  if (!hasRisen({ net: oldNet, gross: oldGross }, { net: newNet, gross: newGross }, rules)) return null;
  const { uid, displayName } = fresh;
  return { kind: 'priceRisen', uid, displayName, oldNet, oldGross, newNet, newGross };
}

function differencesOfPosition(
  old: BasketPosition,
  fresh: BasketPosition | undefined,
  rules: PriceRules,
): readonly Difference[] {
  const { displayName } = old;
  if (fresh === undefined) return [{ kind: 'removed', displayName }];
  const found: Difference[] = [];
  const rise = risesOf(old, fresh, rules);
  if (rise !== null) found.push(rise);
  for (const kind of ['hint', 'costCenter'] as const)
    if (old[kind] !== fresh[kind]) found.push({ kind, displayName });
  if (old.quantity !== fresh.quantity)
    found.push({ kind: 'quantity', displayName, oldQuantity: old.quantity, newQuantity: fresh.quantity });
  if (old.isOrderable && !fresh.isOrderable) found.push({ kind: 'notOrderable', displayName });
  return found;
}

/** Whether two lines are of the same goods; a note or a cost center is part of a line's identity, so it may be the same line. */
const isSameGoods = (one: BasketPosition, other: BasketPosition): boolean =>
  (['articleNumber', 'shopDepotId', 'unit', 'offerNumber', 'timestamp'] as const).every(
    (key) => one[key] === other[key],
  );

interface PairedLines {
  /** Each line of before with what it is now; undefined where it is gone. */
  readonly pairs: readonly (readonly [BasketPosition, BasketPosition | undefined])[];
  readonly added: readonly BasketPosition[];
}

/** Lines of before and now that are one: by identity, or by their goods and when they were put in. */
function pairLines(old: readonly BasketPosition[], fresh: readonly BasketPosition[]): PairedLines {
  const left = [...fresh];
  const take = (isOne: (now: BasketPosition) => boolean): BasketPosition | undefined => {
    const place = left.findIndex(isOne);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const known = old.map(({ uid }) => take((now) => now.uid === uid));
  return {
    pairs: old.map((before, line) => [before, known[line] ?? take((now) => isSameGoods(before, now))]),
    added: left,
  };
}

/** What an address says, whether it is kept or the usual one. */
const saidIn = (address: Address | null): string =>
  JSON.stringify(address === null ? null : { ...address, id: null, isDefault: false });

/** Where the goods and the invoice go, how they are shipped and paid: what of it is another one; what is missing is said as such. */
function differencesOfData(old: CheckoutData, fresh: CheckoutData): readonly Difference[] {
  const found: Difference[] = [];
  for (const kind of ['billingAddress', 'shippingAddress'] as const) {
    const address = fresh[kind];
    if (address !== null && saidIn(old[kind]) !== saidIn(address)) found.push({ kind, address });
  }
  for (const kind of ['shippingMethod', 'paymentMethod'] as const) {
    const method = fresh[kind];
    if (method !== null && old[kind]?.slug !== method.slug)
      found.push({ kind, displayName: method.displayName });
  }
  return found;
}

/** Everything in which `fresh` is not what the buyer last saw, line by line, in what was said and in the total (R38). */
export function differencesBetween(
  old: BasketState | null,
  fresh: BasketState | null,
): readonly Difference[] {
  if (old === null || fresh === null) return [];
  const { pairs, added } = pairLines(old.items, fresh.items);
  const found: Difference[] = [
    ...pairs.flatMap(([before, now]) => differencesOfPosition(before, now, fresh)),
    ...added.map(({ displayName }) => ({ kind: 'added' as const, displayName })),
    ...differencesOfData(old.checkoutData, fresh.checkoutData),
  ];
  const [before, after] = [old.totals, fresh.totals];
  if (before.totalGross !== after.totalGross || before.totalNet !== after.totalNet)
    found.push({
      kind: 'total',
      oldGross: before.totalGross,
      newGross: after.totalGross,
      oldNet: before.totalNet,
      newNet: after.totalNet,
    });
  return found;
}

/** Differences a refused order brings: the rises the server names, and whatever else the fresh basket shows. */
export function differencesOfRefusal(old: BasketState | null, error: unknown): readonly Difference[] {
  const refusal = refusalOf(error) as SaveOrderRefusal | null;
  const rises = (refusal?.priceRises ?? []).map((rise) => ({ kind: 'priceRisen' as const, ...rise }));
  const named = new Set(rises.map(({ uid }) => uid));
  const others = differencesBetween(old, refusal?.basket ?? null).filter(
    (difference) => difference.kind !== 'priceRisen' || !named.has(difference.uid),
  );
  return [...rises, ...others];
}

/** Whether an article costs more per unit than the buyer last saw; a fall is passed on without asking. */
export const hasPriceRisen = (old: BasketState | null, fresh: BasketState): boolean =>
  differencesBetween(old, fresh).some(({ kind }) => kind === 'priceRisen');
