import '#ui/theme/theme.css.ts';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import type { BootRecord } from '#contract/boot.ts';
import { tabStorageKeys } from '#contract/browser-storage.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { browserTexts } from './browser-texts.ts';
import { replayEarlyActions } from './early-actions.ts';
import { LivePageContext } from './live-page.ts';
import { createLiveShop } from './live/live-shop.ts';
import { startLiveShop } from './live/start-live-shop.ts';
import { isMissingChunk } from './missing-chunk.ts';
import { loadContext, memberContext, tabStorageContext } from './load.ts';
import { createStorage } from './persistence/storage.ts';
import { hydrationStateOf, type PageData } from './page-data.ts';
import { createRouteTree, frameId } from './route-tree.tsx';
import { routesOnTheWay } from './routes-on-the-way.ts';

/** What the server wrote into the page; our own HTML, so it is not checked again. */
const readPage = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

/** Waits for the rest of the document: a visitor who moves while it still comes starts the script before its last lines. */
const wholeDocument = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });

/** Waits for the style sheet the starter asked for; a page whose sheet does not come goes on with what it has. */
const wholeStyle = (): Promise<void> =>
  new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
    if (link === null || link.sheet !== null) return resolve();
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });

/** Waits for the data of the page when the router has to ask for them. */
const whenLoaded = (router: ReturnType<typeof createBrowserRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      end();
      resolve();
    });
  });

/** Data that came after the HTML may be newer than what it shows: React then draws the page anew (its error 418), which is no fault. */
function tellUnlessNewer(error: unknown): void {
  if (!(error instanceof Error) || !/#418\b|^Hydration failed/.test(error.message)) reportError(error);
}

interface LiveMarkProps {
  readonly onLive: () => void;
  readonly children: ReactNode;
}

/** Starts the actors when the page has been hydrated: before that, nothing may differ from the HTML. */
function LiveMark({ onLive, children }: LiveMarkProps) {
  useEffect(onLive, [onLive]);
  return children;
}

async function hydrate(): Promise<void> {
  await wholeDocument();
  const root = document.getElementById('root');
  const boot = readPage('boot') as BootRecord | null;
  const data = readPage('page-data') as PageData | null;
  if (root === null || boot === null || data === null) return;
  const { language } = boot.config.basic_system_configs;
  const own = await routesOnTheWay(location.pathname);
  const routes = createRouteTree(own);
  const { texts: loadedTexts, comeWith } = browserTexts(language);
  comeWith(routes[0]?.children ?? []);
  // A lazy view that is not there yet would be drawn beside the server's HTML instead of on it.
  const views = (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  });
  const [texts] = await Promise.all([loadedTexts, wholeStyle(), ...views]);
  const storage = createStorage(() => localStorage);
  const tabStorage = createStorage(() => sessionStorage);
  const { shop, page, browserLoad, call } = createLiveShop({
    boot,
    path: `${location.pathname}${location.search}`,
    documentStatus: data.status,
    routes,
    clock: () => performance.now(),
    navigate: (path, replace) => void router.navigate(path, { replace }),
    storage,
    tabStorage,
  });
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const known = routes[0]?.children ?? [];
      const more = (await routesOnTheWay(path)).filter((route) => !known.includes(route));
      if (more.length === 0) return;
      comeWith(more);
      // What is fetched ahead looks here, the router in a copy of its own.
      known.push(...more);
      patch(frameId, [...more]);
    },
    ...(data.isLater === true ? {} : { hydrationData: hydrationStateOf(data) }),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(loadContext, browserLoad.load);
      context.set(tabStorageContext, tabStorage);
      context.set(memberContext, !shop.system.session.getSnapshot().context.isGuest);
      return context;
    },
  });
  // What was too much for the HTML is there before the views: they must find what the server drew with.
  await whenLoaded(router);
  let isLive = false;
  const goLive = (): void => {
    if (isLive) return;
    isLive = true;
    startLiveShop({ shop, call, router, texts, storage, tabStorage });
    document.documentElement.dataset['live'] = 'true';
    addEventListener('part-live', () => setTimeout(replayEarlyActions));
    void replayEarlyActions();
  };
  const shell = (
    <StrictMode>
      <ShopProvider shop={shop} texts={texts} language={language}>
        <LiveMark onLive={goLive}>
          <LivePageContext value={page}>
            <RouterProvider router={router} />
          </LivePageContext>
        </LiveMark>
      </ShopProvider>
    </StrictMode>
  );
  const options = data.isLater === true ? { onRecoverableError: tellUnlessNewer } : {};
  // As a transition React goes through the page in slices, between which the browser answers the visitor.
  startTransition(() => void hydrateRoot(root, shell, options));
}

/** Loads the page once more when a part of its own is gone; a page that has done so stays as it was written (R84). */
function reloadOnce(error: unknown): void {
  if (!isMissingChunk(error)) throw error;
  const tabStorage = createStorage(() => sessionStorage);
  const address = `${location.pathname}${location.search}`;
  if (!navigator.onLine || tabStorage.read(tabStorageKeys.reloadedFor) === address) return;
  tabStorage.write(tabStorageKeys.reloadedFor, address);
  location.reload();
}

// Parts that nobody waits for may fail to come, also while the page is being left.
addEventListener('unhandledrejection', (event) => {
  if (isMissingChunk(event.reason)) event.preventDefault();
});
void hydrate().catch(reloadOnce);
