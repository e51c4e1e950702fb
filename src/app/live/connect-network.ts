import type { ShopActorRefs } from '#ui/bindings/shop.ts';

/**
 * Tells the actors that wait for it that the browser is connected again. Heard from the start: it is said once, and who
 * missed it would wait on.
 */
export function connectNetwork({ basket, poller }: Pick<ShopActorRefs, 'basket' | 'poller'>): void {
  window.addEventListener('online', () => {
    poller.send({ type: 'connection.restored' });
    basket.send({ type: 'connection.returned' });
  });
}
