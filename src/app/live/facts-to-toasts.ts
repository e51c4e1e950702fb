import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { isLimit } from '#machines/basket/basket.changes.ts';
import type { ToastRequest } from '#machines/toasts/toasts.types.ts';

/** Sentences of changes that failed without one of the server's own. */
const failureKeys: ReadonlyMap<string, string> = new Map([
  ['noAnswer', 'toasts.noAnswer'],
  ['down', 'toasts.down'],
  ['session.ended', 'toasts.sessionEnded'],
]);

/** Shows what the app-lifetime actors tell as toasts; the actors themselves know nothing of toasts. */
export function connectToasts(system: ShopActorRefs, now: () => number): void {
  const show = (toast: ToastRequest): void => system.toasts.send({ type: 'toast.add', toast, at: now() });
  const text = (
    kind: ToastRequest['kind'],
    key: string,
    parameters?: Record<string, string | number>,
    more: Pick<ToastRequest, 'outlivesPage'> = {},
  ): void =>
    show({
      ...more,
      kind,
      message: { kind: 'text', key: key as never, ...(parameters === undefined ? {} : { parameters }) },
    });
  const told = (
    kind: ToastRequest['kind'],
    messages: readonly string[],
    otherwise: string,
    more: Pick<ToastRequest, 'outlivesPage'>,
  ): void => {
    if (messages.length === 0) text(kind, otherwise, undefined, more);
    else for (const markup of messages) show({ ...more, kind, message: { kind: 'markup', markup } });
  };

  system.basket.on('basket.positionAdded', ({ added }) =>
    show({
      kind: 'basketAdd',
      message: {
        kind: 'text',
        key: 'toasts.addedToBasket',
        parameters: { quantity: added.quantity, name: added.displayName },
      },
      added,
      cause: 'basketAdd',
    }),
  );
  system.basket.on('basket.itemsAdded', ({ addedCount, refused, isRestored }) => {
    // The basket page says itself what lies in it again.
    if (addedCount > 0 && !isRestored) text('success', 'toasts.itemsAdded', { count: addedCount });
    for (const { message } of refused)
      show({ kind: 'warning', message: { kind: 'markup', markup: message } });
  });
  system.basket.on('basket.changeFailed', ({ change, problem }) => {
    // A limit stands at the field of the amount.
    if (isLimit(problem.code) && (change.kind === 'add' || change.kind === 'quantity')) return;
    told('danger', problem.messages, failureKeys.get(problem.code) ?? 'toasts.failed', {
      outlivesPage: problem.code === 'session.ended',
    });
  });
  // What was removed stands on the basket page itself, with the way to bring it back.
  system.session.on('session.basketMerged', () =>
    text('info', 'toasts.basketMerged', undefined, { outlivesPage: true }),
  );
  system.session.on('session.callFailed', () => text('danger', 'toasts.logoutFailed'));
  system.shopMode.on('mode.switchFailed', ({ toast }) => show(toast));
}
