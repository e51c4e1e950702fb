import type { createBrowserRouter } from 'react-router-dom';
import { storageKeys, tabStorageKeys } from '#contract/browser-storage.ts';
import { loginPath } from '#domain/redirect.ts';
import { selectStoredAvailability } from '#machines/app/app.selectors.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import { isMissingChunk } from '../missing-chunk.ts';
import { handleOf, type PageHandle } from '../page-route.ts';
import type { StoragePort } from '../persistence/storage.ts';

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

const homePath = '/';

/** Text of `cookie:accepted`: a stored `true` is the word, too. */
const readConsent = (storage: StoragePort): string | null => storage.read(storageKeys.consent);

/** Without a connection the browser would put its own page in the shop's place, from which nothing leads back (R82). */
function whenConnected(act: () => void): void {
  if (navigator.onLine) act();
  else window.addEventListener('online', act, { once: true });
}

/** Tells the actors what the router does, and lets them move it; the only place where both meet. */
export function connectRouter(options: ConnectRouterOptions): void {
  const { router, system, storage, tabStorage, titleOf, onPage } = options;
  const { app, navigation, consent, search, session, shopMode, basket, poller, toasts } = system;
  const go = (path: string, replace = false): void => void router.navigate(path, { replace });

  let shown = router.state.location.key;
  let { pathname } = router.state.location;
  let underWay: string | null = null;
  router.subscribe((state) => {
    const target = state.navigation.location;
    if (target !== undefined && pathOf(target) !== underWay) {
      underWay = pathOf(target);
      navigation.send({ type: 'navigation.started', target: underWay });
    }
    if (state.navigation.state !== 'idle' || state.location.key === shown) return;
    shown = state.location.key;
    underWay = null;
    if (Object.values(state.errors ?? {}).some(isMissingChunk)) {
      navigation.send({ type: 'navigation.failed', target: pathOf(state.location) });
      return;
    }
    if (state.location.pathname !== pathname) toasts.send({ type: 'page.changed', at: performance.now() });
    pathname = state.location.pathname;
    const path = pathOf(state.location);
    const cause = state.historyAction.toLowerCase() as Lowercase<`${typeof state.historyAction}`>;
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
      cause,
      keepsScroll: state.preventScrollReset,
    });
    app.send({ type: 'route.changed', path, cause });
    search.send({
      type: 'address.changed',
      term: new URLSearchParams(state.location.search).get('search') ?? '',
    });
    onPage(path, state.loaderData);
  });

  navigation.on('navigation.settled', () => {
    consent.send({ type: 'route.changed', stored: readConsent(storage) });
  });
  navigation.on('navigation.scrollWanted', ({ scroll }) => {
    // It came with the first call: whoever goes to another page has made one.
    if (scroll.kind !== 'restore')
      void import('./scroll-page.ts').then(({ scrollPage }) => scrollPage(scroll));
  });
  navigation.on('navigation.reloadRecorded', ({ target }) =>
    tabStorage.write(tabStorageKeys.reloadedFor, target),
  );
  navigation.on('navigation.reloadWanted', ({ path }) => whenConnected(() => location.assign(path)));

  consent.on('consent.stored', ({ value }) => {
    storage.write(storageKeys.consent, value);
    if (value !== 'true')
      void import('./expire-analytics-cookies.ts').then((gone) => gone.expireAnalyticsCookies());
  });
  consent.on('consent.privacyWanted', () => go('/page/datenschutz'));
  search.on('search.submitted', ({ term }) => go(`/shop?search=${encodeURIComponent(term)}`));
  search.on('search.suggestionChosen', ({ path }) => go(path));
  // A navigation begun while the router still tells of the last one would change the page but not its address.
  app.on('app.routeWanted', ({ path, replace }) =>
    queueMicrotask(() => {
      // An error page that comes instead of a page on its way must not take the place of the one the link stands on;
      // "back" and "forward" have moved to their place in the history already.
      const isLinkUnderWay = underWay !== null && underWay !== pathOf(location);
      go(path, replace && (path === homePath || !isLinkUnderWay));
    }),
  );
  const keepAvailability = (record: unknown): void =>
    storage.write(storageKeys.availability, JSON.stringify(record));
  app.on('app.availabilityChanged', ({ record }) => keepAvailability(record));
  // The page itself decided how things stand: what an earlier visit left is broken (R81) or told already.
  keepAvailability(selectStoredAvailability(app.getSnapshot()));
  // A redirect told in the same breath loads everything afresh; revalidating beside it would end one of the two half done.
  let isRedirected = false;
  let isRevalidationDue = false;
  session.on('session.redirectWanted', ({ path }) => {
    isRedirected = isRevalidationDue;
    go(path, true);
  });
  session.on('session.loginWanted', () => {
    const place = router.state.navigation.location ?? router.state.location;
    // The checkout has a sign-in of its own in step 1, leaving it would lose what was typed; a page may lead there itself.
    if (place.pathname.startsWith('/shop/checkout') || place.pathname === '/login') return;
    isRedirected = isRevalidationDue;
    go(loginPath(pathOf(place)));
  });
  const revalidateUnlessRedirected = (): void => {
    if (isRevalidationDue) return;
    isRevalidationDue = true;
    queueMicrotask(() => {
      if (!isRedirected) void router.revalidate();
      isRedirected = false;
      isRevalidationDue = false;
    });
  };
  session.on('session.changed', ({ user: _user, shop, head }) => {
    shopMode.send({ type: 'shop.updated', shop });
    basket.send({ type: 'session.changed', head });
    revalidateUnlessRedirected();
  });
  shopMode.on('mode.changed', ({ head }) => {
    if (head !== null) basket.send({ type: 'mode.changed', head });
    revalidateUnlessRedirected();
  });

  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.consent) {
      consent.send({ type: 'storage.changed', stored: readConsent(storage) });
    }
  });
  window.addEventListener('online', () => {
    poller.send({ type: 'connection.restored' });
    basket.send({ type: 'connection.returned' });
  });
  let isScrollNoted = false;
  window.addEventListener(
    'scroll',
    () => {
      if (isScrollNoted) return;
      isScrollNoted = true;
      requestAnimationFrame(() => {
        isScrollNoted = false;
        navigation.send({ type: 'scroll.moved', pixels: window.scrollY });
      });
    },
    { passive: true },
  );
  consent.send({ type: 'storage.changed', stored: readConsent(storage) });
  onPage(pathOf(router.state.location), router.state.loaderData);
}
