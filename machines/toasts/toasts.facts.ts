import type { PageClock } from '#machines/app/fact-table.ts';
import { isLimit } from '#machines/basket/basket.rules.ts';
import type { BasketEmitted } from '#machines/basket/basket.types.ts';
import type { TextKey } from '#texts/texts.ts';
import type { ToastRequest, ToastsEvent } from './toasts.types.ts';

type FactOfBasket<Type> = Extract<BasketEmitted, { type: Type }>;
type More = Pick<ToastRequest, 'outlivesPage' | 'leadsToBasket'>;

/** Sentences of changes that failed without one of the server's own. */
const failureKeys: ReadonlyMap<string, TextKey> = new Map([
  ['noAnswer', 'toasts.noAnswer'],
  ['down', 'toasts.down'],
  ['session.ended', 'toasts.sessionEnded'],
]);

const add = ({ now }: PageClock, toast: ToastRequest): ToastsEvent => ({
  type: 'toast.add',
  toast,
  at: now(),
});

/** A sentence of the shop. */
export const textToast = (clock: PageClock, kind: ToastRequest['kind'], key: TextKey, more: More = {}) =>
  add(clock, { ...more, kind, message: { kind: 'text', key } });

/** What became of a guest's basket at the sign-in stands in the basket. */
export const basketMerged = (clock: PageClock) =>
  textToast(clock, 'info', 'toasts.basketMerged', { outlivesPage: true, leadsToBasket: true });

/** The same where the answer that signs somebody in says whether there is anything to read. */
export const mergedAtSignIn = (
  { isBasketMerged }: { readonly isBasketMerged: boolean },
  clock: PageClock,
): ToastsEvent | null => (isBasketMerged ? basketMerged(clock) : null);

/** What was put into the basket, with its picture (S3.9). */
export const positionAdded = ({ added }: FactOfBasket<'basket.positionAdded'>, clock: PageClock) =>
  add(clock, {
    kind: 'basketAdd',
    message: {
      kind: 'text',
      key: 'toasts.addedToBasket',
      parameters: { quantity: added.quantity, name: added.displayName },
    },
    added,
    cause: 'basketAdd',
  });

/**
 * How many of a list came into the basket, and in one message all that did not. The basket page says itself what lies in
 * it again, and whoever orders again reads all of it beside the order.
 */
export const itemsAdded = (
  { addedCount, refused, occasion }: FactOfBasket<'basket.itemsAdded'>,
  clock: PageClock,
): readonly ToastsEvent[] => {
  if (occasion === 'reorder') return [];
  return [
    ...(addedCount > 0 && occasion !== 'undo'
      ? [
          add(clock, {
            kind: 'success',
            message: { kind: 'text', key: 'toasts.itemsAdded', parameters: { count: addedCount } },
          }),
        ]
      : []),
    ...(refused.length > 0
      ? [
          add(clock, {
            kind: 'warning',
            message: { kind: 'markup', markup: refused.map(({ message }) => message).join('<br>') },
            cause: 'itemsRefused',
          }),
        ]
      : []),
  ];
};

/**
 * Why a change of the basket failed. A limit stands at the field of the amount instead, and why an order does not lie in
 * the basket again beside that order, as long as its page stays.
 */
export function failedChange(
  { change, problem }: FactOfBasket<'basket.changeFailed'>,
  clock: PageClock,
): readonly ToastsEvent[] {
  if (isLimit(problem.code) && (change.kind === 'add' || change.kind === 'quantity')) return [];
  // It says why the sign-in comes.
  const more = { outlivesPage: problem.code === 'session.ended' };
  if (change.kind === 'addItems' && change.occasion === 'reorder' && !more.outlivesPage) return [];
  if (problem.messages.length === 0)
    return [textToast(clock, 'danger', failureKeys.get(problem.code) ?? 'toasts.failed', more)];
  return problem.messages.map((markup) =>
    add(clock, { ...more, kind: 'danger', message: { kind: 'markup', markup } }),
  );
}
