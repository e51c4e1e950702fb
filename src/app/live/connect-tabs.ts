import type { ShopActorRefs } from '#ui/bindings/shop.ts';

const channelName = 'shop';

type News =
  | { readonly kind: 'basket'; readonly version: number }
  /** The visitor is a guest now: by signing out, or since the session has ended; a page of an older release does not say which. */
  | { readonly kind: 'session'; readonly isSignOut?: boolean }
  /** A page listens from now on; this is what it was drawn with. */
  | { readonly kind: 'here'; readonly isGuest: boolean; readonly version: number };

const isNews = (data: unknown): data is News =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'session' || (['basket', 'here'].includes(String(data.kind)) && 'version' in data));

/** A page listens a little after it was drawn: who signed out so shortly before is told to those that come. */
const toldAgainMs = 10_000;

/**
 * Tells other tabs of this browser that the basket or the visitor has changed, so that none shows a stale basket or the data
 * of somebody who has signed out.
 *
 * @param onSignedOut called when another tab has signed out, after the session here has heard of its end
 */
export function connectTabs({ basket, session }: ShopActorRefs, onSignedOut: () => void): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  const tell = (news: News): void => channel.postMessage(news);
  const versionHere = (): number => basket.getSnapshot().context.version;
  const isGuestHere = (): boolean => session.getSnapshot().context.isGuest;
  let endedAtMs = Number.NEGATIVE_INFINITY;
  let isSignOut = false;
  basket.on('basket.headChanged', ({ head }) => tell({ kind: 'basket', version: head.version }));
  // Only the end is told: a tab that finds itself signed in still would answer, and both would go on answering.
  session.on('session.changed', ({ user, isSignInDue }) => {
    if (!user.guest) return;
    endedAtMs = performance.now();
    isSignOut = !isSignInDue;
    tell({ kind: 'session', isSignOut });
  });
  const follow = (version: number): void => basket.send({ type: 'basket.changedElsewhere', version });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return;
    if (data.kind === 'basket') follow(data.version);
    // The session asks who the visitor is now; for a guest there is nothing to end.
    else if (data.kind === 'session') {
      session.send({ type: 'session.ended', isScreenKept: false });
      if (data.isSignOut === true) onSignedOut();
    } else if (data.isGuest === isGuestHere()) {
      if (data.version < versionHere()) tell({ kind: 'basket', version: versionHere() });
      else follow(data.version);
    } else if (!data.isGuest && performance.now() - endedAtMs < toldAgainMs)
      tell({ kind: 'session', isSignOut });
  });
  tell({ kind: 'here', isGuest: isGuestHere(), version: versionHere() });
}
