import type { createBrowserRouter } from 'react-router-dom';
import { storageKeys, tabStorageKeys } from '#contract/browser-storage.ts';
import { selectStoredAvailability } from '#machines/app/app.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { isMissingChunk } from '../missing-chunk.ts';
import { handleOf, type PageHandle } from '../page-route.ts';
import type { StoragePort } from '../persistence/storage.ts';
import { readConsent } from '../persistence/stored-consent.ts';

type Router = ReturnType<typeof createBrowserRouter>;

interface ConnectRouterOptions {
  readonly router: Router;
  readonly system: ShopActorRefs;
  readonly storage: StoragePort;
  readonly tabStorage: StoragePort;
  /** Title of the page in sight, framed by the template. */
  readonly titleOf: (page: {
    readonly data: unknown;
    readonly handle: PageHandle | undefined;
    readonly params: Readonly<Record<string, string | undefined>>;
  }) => string;
  /** Told of the page that stands and of each that follows. */
  readonly onPage: (path: string, data: Readonly<Record<string, unknown>>) => void;
}

const pathOf = ({ pathname, search }: { pathname: string; search: string }): string => `${pathname}${search}`;

/** How long to wait before a page that nobody answered is asked for again, in milliseconds. */
const answerPauseMs = 5000;

/** While nobody answers the browser would put its own page in the shop's place, from which nothing leads back (R82). */
function whenAnswered(path: string, act: () => void): void {
  const again = (): void => whenAnswered(path, act);
  if (navigator.onLine) fetch(path, { method: 'HEAD' }).then(act, () => setTimeout(again, answerPauseMs));
  else window.addEventListener('online', again, { once: true });
}

/** Tells the actors what the router does, and lets them move it; the only place where both meet. */
export function connectRouter(options: ConnectRouterOptions): void {
  const { router, system, storage, tabStorage, titleOf, onPage } = options;
  const { app, navigation, consent, search } = system;
  const go = (path: string, replace = false): void => void router.navigate(path, { replace });

  let shown = router.state.location.key;
  router.subscribe((state) => {
    const target = state.navigation.location;
    if (target !== undefined)
      navigation.send({
        type: 'navigation.started',
        target: pathOf(target),
        isAddressMoved: pathOf(target) === pathOf(location),
      });
    if (state.navigation.state !== 'idle') return;
    const path = pathOf(state.location);
    if (state.location.key === shown) {
      // "Back" and at once "forward" again: what was on its way is given up.
      if (navigation.getSnapshot().matches('loading'))
        navigation.send({ type: 'navigation.settled', path, cause: 'pop', keepsScroll: true });
      return;
    }
    shown = state.location.key;
    if (Object.values(state.errors ?? {}).some(isMissingChunk)) {
      navigation.send({ type: 'navigation.failed', target: path });
      return;
    }
    const match = state.matches.at(-1);
    const handle = handleOf(match?.route);
    document.title = titleOf({
      data: state.loaderData[match?.route.id ?? ''],
      handle: state.errors === null ? handle : undefined,
      params: match?.params ?? {},
    });
    navigation.send({
      type: 'navigation.settled',
      path,
      cause: state.historyAction.toLowerCase() as Lowercase<`${typeof state.historyAction}`>,
      keepsScroll: state.preventScrollReset,
    });
    onPage(path, state.loaderData);
  });
  // A navigation begun while the router still tells of the last one would change the page but not its address.
  navigation.on('navigation.pageWanted', ({ path, replace }) => queueMicrotask(() => go(path, replace)));
  navigation.on('navigation.freshDataWanted', () => queueMicrotask(() => void router.revalidate()));
  navigation.on('navigation.scrollWanted', ({ scroll }) => {
    // It came with the first call: whoever goes to another page has made one.
    if (scroll.kind !== 'restore')
      void import('./scroll-page.ts').then(({ scrollPage }) => scrollPage(scroll));
  });
  navigation.on('navigation.reloadRecorded', ({ target }) =>
    tabStorage.write(tabStorageKeys.reloadedFor, target),
  );
  navigation.on('navigation.reloadWanted', ({ path }) =>
    whenAnswered(path, () => {
      if (navigation.getSnapshot().matches('reloading')) location.assign(path);
    }),
  );

  consent.on('consent.stored', ({ value }) => {
    storage.write(storageKeys.consent, value);
    if (value !== 'true')
      void import('./expire-analytics-cookies.ts').then((gone) => gone.expireAnalyticsCookies());
  });
  consent.on('consent.privacyWanted', () => go('/page/datenschutz'));
  search.on('search.submitted', ({ term }) => go(`/shop?search=${encodeURIComponent(term)}`));
  search.on('search.suggestionChosen', ({ path }) => go(path));
  const keepAvailability = (record: unknown): void =>
    storage.write(storageKeys.availability, JSON.stringify(record));
  app.on('app.availabilityChanged', ({ record }) => keepAvailability(record));
  // The page itself decided how things stand: what an earlier visit left is broken (R81) or told already.
  keepAvailability(selectStoredAvailability(app.getSnapshot()));
  consent.send({ type: 'storage.changed', stored: readConsent(storage) });
  onPage(pathOf(router.state.location), router.state.loaderData);
}
