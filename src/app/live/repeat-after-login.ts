import { repeatOf } from '#machines/basket/basket.changes.ts';
import type { BasketChange } from '#machines/basket/basket.types.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/**
 * A change of the basket that found the session ended is made again when the same person has signed in; for anybody
 * else it is forgotten, since it was meant for another basket.
 */
export function repeatAfterLogin({ basket, session }: Pick<ShopActorRefs, 'basket' | 'session'>): void {
  const { isGuest, user: first } = session.getSnapshot().context;
  let member = isGuest ? null : first.data.email;
  let lost: readonly BasketChange[] = [];
  basket.on('basket.changeFailed', ({ change, problem }) => {
    if (problem.code === 'session.ended') lost = [...lost, change];
  });
  session.on('session.changed', ({ user }) => {
    if (user.guest) return;
    const repeated = user.data.email === member ? lost : [];
    member = user.data.email;
    lost = [];
    for (const change of repeated) basket.send(repeatOf(change));
  });
}
