import type { createBrowserRouter } from 'react-router-dom';
import { storageKeys, tabStorageKeys } from '#contract/browser-storage.ts';
import type { Call } from '#client/call.ts';
import type { Texts } from '#texts/texts.ts';
import { selectAvailability } from '#machines/app/app.selectors.ts';
import { facts } from '#machines/app/facts.ts';
import { selectIsGranted } from '#machines/consent/consent.selectors.ts';
import type { Shop } from '#ui/bindings/shop.ts';
import { documentTitle } from '../document-title.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { connectFacts } from '../connect-facts.ts';
import { readConsent } from '../persistence/stored-consent.ts';
import { connectNetwork } from './connect-network.ts';
import { connectRouter } from './connect-router.ts';
import { followLinks } from './follow-links.ts';

interface StartOptions {
  readonly shop: Shop;
  readonly call: Call;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly texts: Texts;
  readonly storage: StoragePort;
  readonly tabStorage: StoragePort;
}

/** Connects the actors with router, storage, toasts and analytics, then starts them all. */
export function startLiveShop({ shop, call, router, texts, storage, tabStorage }: StartOptions): void {
  const { system, boot } = shop;
  const { language, titleTemplate } = boot.config.basic_system_configs;
  followLinks((path, options) => void router.navigate(path, options));
  /** Without consent not even the code that measures is fetched (S4.4). */
  const watch = (path: string, data: Readonly<Record<string, unknown>>): void => {
    if (selectIsGranted(system.consent.getSnapshot()))
      void import('./watch-visit.ts').then(({ watchPage }) => watchPage({ system, boot, call }, path, data));
  };
  connectNetwork(system);
  void import('./hear-later.ts').then(
    ({ hearLater }) => hearLater(system, storage, call),
    // Browsers remember of a file that did not come that it is missing: other tabs are heard from the next document on.
    () => undefined,
  );
  // The page goes on without the part; whoever watches over errors of pages hears of it.
  system.app.on('app.partFailed', ({ error }) => reportError(error));
  system.app.start();
  // A closed shop leads nowhere at its start: the page that was delivered says so already.
  connectFacts(facts, system, {
    now: () => performance.now(),
    storedConsent: () => readConsent(storage),
  });
  // Before it is written anew. Only a closed shop asks: every other page that arrived is a good answer (docs/decisions/0005).
  const stored = storage.read(storageKeys.availability);
  if (stored !== null && selectAvailability(system.app.getSnapshot()) === 'maintenance')
    void import('./tell-stored-availability.ts').then(({ tellStoredAvailability }) => {
      // The first answer is newer, whatever it says.
      if (system.poller.getSnapshot().hasTag('busy')) tellStoredAvailability(system, stored);
    });
  connectRouter({
    router,
    system,
    storage,
    tabStorage,
    titleOf: ({ data, handle, params }) =>
      documentTitle(
        handle?.meta({ data, texts, language, params }) ?? {
          title: texts.errors.genericHeading({ code: '' }),
        },
        titleTemplate,
      ),
    onPage: watch,
  });
  // The HTML cannot know what this tab ordered (docs/decisions/0005).
  const isHome = router.state.location.pathname === '/';
  if (isHome && tabStorage.read(tabStorageKeys.orderUnderWay) !== null) void router.revalidate();
  if (boot.user.isBackendUser) void import('./report-flows.ts').then((staff) => staff.reportFlows(system));
}
