import type { BootRecord } from '#contract/boot.ts';
import { funnelEndpoints } from '#contract/funnel.ts';
import type { TransitionTally } from '#contract/funnel.ts';
import { selectIsGranted } from '#machines/consent/consent.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { readPageToken } from '../page-token.ts';
import { createAnalytics, sendBeacon, type Analytics } from './analytics.ts';
import { createTransitionCounter } from './count-transitions.ts';
import { connectAnalytics, type SearchesOfVisit } from './facts-to-analytics.ts';
import { listenToActors } from './inspection.ts';
import { trackPage } from './track-page.ts';

/**
 * One request that nothing waits for, also while the page goes, when no turn comes any more; what is lost is lost (R74). It
 * looks like every other call (S7-02).
 */
function sendTransitions(transitions: readonly TransitionTally[]): void {
  const request = fetch(`/rest${funnelEndpoints.count.path}`, {
    method: funnelEndpoints.count.method,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-TOKEN': readPageToken() ?? '',
    },
    body: JSON.stringify({ transitions }),
    keepalive: true,
    priority: 'low',
  });
  request.catch(() => undefined);
}

interface Watching {
  readonly analytics: Analytics;
  readonly searches: SearchesOfVisit;
}

function startWatching(system: ShopActorRefs, boot: BootRecord): Watching {
  const analytics = createAnalytics({
    url: boot.config.basic_system_configs.analyticsUrl,
    siteId: boot.config.matomoSiteId,
    origin: location.origin,
    path: () => `${location.pathname}${location.search}`,
    send: sendBeacon,
  });
  const counter = createTransitionCounter({ send: sendTransitions, clock: Date.now });
  const setGranted = (isGranted: boolean): void => {
    analytics.setGranted(isGranted);
    counter.setGranted(isGranted);
  };
  // It may have been withdrawn while this code was on its way.
  setGranted(selectIsGranted(system.consent.getSnapshot()));
  system.consent.on('consent.trackingChanged', ({ isGranted }) => setGranted(isGranted));
  const searches = connectAnalytics(system, analytics);
  system.app.system.inspect(counter.inspect);
  listenToActors(counter.inspect);
  addEventListener('pagehide', counter.flush);
  return { analytics, searches };
}

let watching: Watching | null = null;

/**
 * Reports a page in sight and, from the first one on, what happens in the shop. Loaded on the first page that is seen
 * with consent.
 */
export function watchPage(
  { system, boot }: { readonly system: ShopActorRefs; readonly boot: BootRecord },
  path: string,
  data: Readonly<Record<string, unknown>>,
): void {
  watching ??= startWatching(system, boot);
  trackPage(watching.analytics, data, watching.searches.countedAt(path));
}
