import type { BootRecord } from '#contract/boot.ts';
import { selectIsGranted } from '#machines/consent/consent.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { createAnalytics, sendBeacon } from './analytics.ts';
import { connectAnalytics } from './facts-to-analytics.ts';
import { trackPage } from './track-page.ts';

/** Called for each page in sight, with what its loaders brought. */
export type WatchPage = (path: string, data: Readonly<Record<string, unknown>>) => void;

/** Reports the visit to the analytics host; loaded only where a shop has one. */
export function watchVisit(system: ShopActorRefs, boot: BootRecord): WatchPage {
  const analytics = createAnalytics({
    url: boot.config.basic_system_configs.analyticsUrl,
    siteId: boot.config.matomoSiteId,
    origin: location.origin,
    path: () => `${location.pathname}${location.search}`,
    send: sendBeacon,
  });
  analytics.setGranted(selectIsGranted(system.consent.getSnapshot()));
  connectAnalytics(system, analytics);
  return (path, data) => trackPage(analytics, path, data);
}
