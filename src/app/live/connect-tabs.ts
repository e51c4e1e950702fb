import type { ShopActorRefs } from '#ui/bindings/shop.ts';

const channelName = 'shop';

interface BasketNews {
  readonly kind: 'basket';
  readonly version: number;
}

const isBasketNews = (data: unknown): data is BasketNews =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'basket' && 'version' in data;

/** Tells other tabs of this browser that the basket has changed, so that none shows a stale one. */
export function connectTabs({ basket }: ShopActorRefs): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  basket.on('basket.headChanged', ({ head }) =>
    channel.postMessage({ kind: 'basket', version: head.version } satisfies BasketNews),
  );
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isBasketNews(data)) basket.send({ type: 'basket.changedElsewhere', version: data.version });
  });
}
