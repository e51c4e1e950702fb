import type { PageOfFacts } from '#machines/app/fact-table.ts';
import { isLimit } from '#machines/basket/basket.rules.ts';
import type { BasketEmitted } from '#machines/basket/basket.types.ts';
import type { TextKey } from '#texts/texts.ts';
import type { ToastRequest, ToastsEvent } from './toasts.types.ts';

type Clock = Pick<PageOfFacts, 'now'>;
type FactOfBasket<Type> = Extract<BasketEmitted, { type: Type }>;
type More = Pick<ToastRequest, 'outlivesPage'>;

/** Sentences of changes that failed without one of the server's own. */
const failureKeys: ReadonlyMap<string, TextKey> = new Map([
  ['noAnswer', 'toasts.noAnswer'],
  ['down', 'toasts.down'],
  ['session.ended', 'toasts.sessionEnded'],
]);

const add = ({ now }: Clock, toast: ToastRequest): ToastsEvent => ({ type: 'toast.add', toast, at: now() });

/** A sentence of the shop. */
export const textToast = (clock: Clock, kind: ToastRequest['kind'], key: TextKey, more: More = {}) =>
  add(clock, { ...more, kind, message: { kind: 'text', key } });

/** What was put into the basket, with its picture (S3.9). */
export const positionAdded = ({ added }: FactOfBasket<'basket.positionAdded'>, clock: Clock) =>
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

/** How many of a list came into the basket, and each that did not. The basket page says itself what lies in it again. */
export const itemsAdded = (
  { addedCount, refused, isRestored }: FactOfBasket<'basket.itemsAdded'>,
  clock: Clock,
): readonly ToastsEvent[] => [
  ...(addedCount > 0 && !isRestored
    ? [
        add(clock, {
          kind: 'success',
          message: { kind: 'text', key: 'toasts.itemsAdded', parameters: { count: addedCount } },
        }),
      ]
    : []),
  ...refused.map(({ message }) =>
    add(clock, { kind: 'warning', message: { kind: 'markup', markup: message } }),
  ),
];

/** Why a change of the basket failed; a limit stands at the field of the amount instead. */
export function failedChange(
  { change, problem }: FactOfBasket<'basket.changeFailed'>,
  clock: Clock,
): readonly ToastsEvent[] {
  if (isLimit(problem.code) && (change.kind === 'add' || change.kind === 'quantity')) return [];
  // It says why the sign-in comes.
  const more = { outlivesPage: problem.code === 'session.ended' };
  if (problem.messages.length === 0)
    return [textToast(clock, 'danger', failureKeys.get(problem.code) ?? 'toasts.failed', more)];
  return problem.messages.map((markup) =>
    add(clock, { ...more, kind: 'danger', message: { kind: 'markup', markup } }),
  );
}
