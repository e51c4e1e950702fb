import type { Call } from '#client/call.ts';
import type { BootRecord } from '#contract/boot.ts';
import { funnelEndpoints } from '#contract/funnel.ts';
import { searchMissEndpoints } from '#contract/search-misses.ts';
import { selectIsGranted } from '#machines/consent/consent.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { createAnalytics, sendBeacon, type Analytics } from './analytics.ts';
import { createTransitionCounter } from './count-transitions.ts';
import { connectAnalytics, type SearchesOfVisit } from './facts-to-analytics.ts';
import { listenToActors } from './inspection.ts';
import { listOfPage, resultCountOf, trackPage } from './track-page.ts';
import { watchLists, type ListWatch } from './watch-lists.ts';

interface Watching {
  readonly analytics: Analytics;
  readonly searches: SearchesOfVisit;
  readonly lists: ListWatch;
}

interface Watched {
  readonly system: ShopActorRefs;
  readonly boot: BootRecord;
  readonly call: Call;
}

function startWatching({ system, boot, call }: Watched): Watching {
  const analytics = createAnalytics({
    url: boot.config.basic_system_configs.analyticsUrl,
    siteId: boot.config.matomoSiteId,
    origin: location.origin,
    path: () => `${location.pathname}${location.search}`,
    send: sendBeacon,
  });
  const counter = createTransitionCounter({
    // Nothing waits for it, also while the page goes; what is lost is lost (R74).
    send: (transitions) =>
      void call(
        funnelEndpoints.count,
        { body: { transitions: [...transitions] } },
        { isLast: true, isAhead: true, suppressErrors: true },
      ).catch(() => undefined),
    clock: Date.now,
  });
  const lists = watchLists(analytics.trackTogether);
  const setGranted = (isGranted: boolean): void => {
    analytics.setGranted(isGranted);
    counter.setGranted(isGranted);
    if (!isGranted) lists.end();
  };
  // It may have been withdrawn while this code was on its way.
  setGranted(selectIsGranted(system.consent.getSnapshot()));
  system.consent.on('consent.trackingChanged', ({ isGranted }) => setGranted(isGranted));
  const searches = connectAnalytics(system, analytics);
  system.app.system.inspect(counter.inspect);
  listenToActors(counter.inspect);
  addEventListener('pagehide', counter.flush);
  return { analytics, searches, lists };
}

let watching: Watching | null = null;

/**
 * Reports a page in sight and, from the first one on, what happens in the shop. Loaded on the first page that is seen
 * with consent.
 */
export function watchPage(watched: Watched, path: string, data: Readonly<Record<string, unknown>>): void {
  watching ??= startWatching(watched);
  const searched = watching.searches.countedAt(path);
  trackPage(watching.analytics, path, data, searched);
  if (!selectIsGranted(watched.system.consent.getSnapshot())) return;
  watching.lists.begin({ path, list: listOfPage(data) });
  // Printers that were not found are told of in a page of their own.
  if (searched !== null && listOfPage(data) !== null && resultCountOf(Object.values(data)) === 0)
    void watched
      .call(searchMissEndpoints.count, { body: { term: searched } }, { isAhead: true, suppressErrors: true })
      .catch(() => undefined);
}
