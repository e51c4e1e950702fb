import type { Call } from '#client/call.ts';
import { sessionEndpoints, type Mode } from '#contract/session.ts';
import { selectMode } from '#machines/shop-mode/shop-mode.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';

const channelName = 'shop';

type News =
  | { readonly kind: 'basket'; readonly version: number }
  /** The visitor is a guest now: by signing out, or since the session has ended; a page of an older release does not say which. */
  | { readonly kind: 'session'; readonly isSignOut?: boolean }
  /** The visitor buys in this mode now. */
  | { readonly kind: 'mode'; readonly mode: Mode }
  /** A page listens from now on; this is what it was drawn with. A page of an older release does not say its mode. */
  | { readonly kind: 'here'; readonly isGuest: boolean; readonly version: number; readonly mode?: Mode };

const isNews = (data: unknown): data is News =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'session' ||
    (data.kind === 'mode' && 'mode' in data) ||
    (['basket', 'here'].includes(String(data.kind)) && 'version' in data));

/** A page listens a little after it was drawn: who signed out so shortly before is told to those that come. */
const toldAgainMs = 10_000;

/**
 * Tells other tabs of this browser that the basket, the mode or the visitor has changed, so that none shows a stale basket, mixes
 * net and gross, or shows the data of somebody who has signed out.
 *
 * @param call asks who the visitor is by now; the answer tells the charts by itself (`take-carried.ts`)
 * @param onSignedOut called when another tab has signed out, after the session here has heard of its end
 */
export function connectTabs(
  { basket, session, shopMode }: ShopActorRefs,
  call: Call,
  onSignedOut: () => void,
): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(channelName);
  const tell = (news: News): void => channel.postMessage(news);
  const versionHere = (): number => basket.getSnapshot().context.version;
  const modeHere = (): Mode => selectMode(shopMode.getSnapshot());
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
  // Whoever has followed tells it again to tabs that know it: nobody asks a second time.
  shopMode.on('mode.changed', ({ mode, isVisitorNew }) => {
    if (!isVisitorNew) tell({ kind: 'mode', mode });
  });
  const askForMode = (): void =>
    void call(sessionEndpoints.user, {}, { suppressErrors: true }).catch(() => undefined);
  const follow = (version: number): void => basket.send({ type: 'basket.changedElsewhere', version });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isNews(data)) return;
    if (data.kind === 'basket') follow(data.version);
    else if (data.kind === 'mode') {
      if (data.mode !== modeHere()) askForMode();
    }
    // The session asks who the visitor is now; for a guest there is nothing to end.
    else if (data.kind === 'session') {
      session.send({ type: 'session.ended', isScreenKept: false });
      if (data.isSignOut === true) onSignedOut();
    } else if (data.isGuest === isGuestHere()) {
      if (data.version < versionHere()) tell({ kind: 'basket', version: versionHere() });
      else follow(data.version);
      // Which of both is the older page the server knows.
      if (data.mode !== undefined && data.mode !== modeHere()) {
        tell({ kind: 'mode', mode: modeHere() });
        askForMode();
      }
    } else if (!data.isGuest && performance.now() - endedAtMs < toldAgainMs)
      tell({ kind: 'session', isSignOut });
  });
  tell({ kind: 'here', isGuest: isGuestHere(), version: versionHere(), mode: modeHere() });
}
