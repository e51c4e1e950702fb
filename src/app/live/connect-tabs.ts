import type { ShopActorRefs } from '#ui/bindings/shop.ts';

const channelName = 'shop';

type News = { readonly kind: 'basket'; readonly version: number } | { readonly kind: 'session' };

const isNews = (data: unknown): data is News =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'session' || (data.kind === 'basket' && 'version' in data));

/**
 * Tells other tabs of this browser that the basket or the visitor has changed, so that none shows a stale basket or the data
 * of somebody who has signed out.
 */
export function connectTabs({ basket, session }: ShopActorRefs): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  basket.on('basket.headChanged', ({ head }) =>
    channel.postMessage({ kind: 'basket', version: head.version } satisfies News),
  );
  // Only the end is told: a tab that finds itself signed in still would answer, and both would go on answering.
  session.on('session.changed', ({ user }) => {
    if (user.guest) channel.postMessage({ kind: 'session' } satisfies News);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return;
    if (data.kind === 'basket') basket.send({ type: 'basket.changedElsewhere', version: data.version });
    // The session asks who the visitor is now; for a guest there is nothing to end.
    else session.send({ type: 'session.ended', isScreenKept: false });
  });
}
