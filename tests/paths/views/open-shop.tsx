import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { fromPromise, type AnyActorLogic } from 'xstate';
import { connectFacts } from '#app/connect-facts.ts';
import { LivePageContext, type LivePage } from '#app/live-page.ts';
import { connectNetwork } from '#app/live/connect-network.ts';
import { connectRouter } from '#app/live/connect-router.ts';
import { hearLater } from '#app/live/hear-later.ts';
import { followLinks } from '#app/live/follow-links.ts';
import { addItemsThroughBasket } from '#app/live/add-items-through-basket.ts';
import { wireFewWidgets, wireWidgets } from '#app/live/wire-widgets.ts';
import type { StoragePort } from '#app/persistence/storage.ts';
import { readConsent } from '#app/persistence/stored-consent.ts';
import { createRenderedShop } from '#app/rendered-shop.ts';
import { createShopActors } from '#app/shop-actors.ts';
import { withCalls, withOwnCalls } from '#app/with-calls.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { facts } from '#machines/app/facts.ts';
import type { GlobalConfig } from '#contract/system.ts';
import type { ShopActorInputs } from '#machines/app/app.types.ts';
import type { CallSample } from '#machines/path-ready.ts';
import { sampleBootWith, samplePage } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import type { FewCharts, KeptTexts, Shop, ShopActorRefs } from '#ui/bindings/shop.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { callsOfForms } from '#tests/support/calls-of-forms.ts';
import { openOtherTabs, sayInOtherTab } from '#tests/support/other-tabs.ts';
import { scriptedCalls, type ScriptedCalls } from './scripted-calls.ts';

/** The shop in one tab: real charts, real views, real connections; time, answers and storage are the path's. */
export interface OpenShop {
  readonly system: ShopActorRefs;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly calls: ScriptedCalls;
  /** Charts of the screens that stand now, by name. */
  readonly screens: LivePage['screens'];
  readonly close: () => void;
}

interface ShopOptions {
  /** What is drawn of the shop's frame, with an `Outlet` where the pages stand. */
  readonly Frame: ComponentType;
  readonly pages: RouteObject[];
  readonly address: string;
  /** Data of the page at the address, as the server delivers them. */
  readonly data?: unknown;
  readonly inputs?: Partial<ShopActorInputs>;
  /** Address this tab was loaded anew for. */
  readonly reloadedFor?: string | null;
  /** Switches of the shop, where they do not stand as usual. */
  readonly configs?: Partial<GlobalConfig>;
  /** What comes of forms is the path's; else they are checked and given on as in the shop. */
  readonly areFormsScripted?: boolean;
  /** What the browser keeps; nothing where it is left out. */
  readonly kept?: KeptTexts;
}

/** Where a handler finds the shop of its path. */
export interface ShopView {
  shop: OpenShop | null;
}

export const shopOf = ({ shop }: ShopView): OpenShop => {
  if (shop === null) throw new Error('The shop is not open.');
  return shop;
};

export function memoryStorage(): StoragePort {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

/** Another tab tells the news. */
export const tellFromOtherTab = (data: unknown): Promise<void> => act(async () => sayInOtherTab(data));

/** Stops the clock and shuts off the world; only a path lets time pass and news in. */
function holdWorld(): () => void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // Scrolling takes its time by frames, which this clock does not make.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  // Testing Library waits for a timer of its own after each gesture and knows only this name to let it run out.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    draw(0);
    return 0;
  });
  openOtherTabs();
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
}

/** Takes away what listens to the window since it was called: a page would take it along. */
function watchListeners(): () => void {
  const listening = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener] of listening.mock.calls)
      window.removeEventListener(type, listener as EventListener);
    listening.mockRestore();
  };
}

export function openShop(options: ShopOptions): OpenShop {
  const { Frame, pages, address, data, inputs = {}, reloadedFor = null, areFormsScripted = false } = options;
  const boot = sampleBootWith(options.configs ?? {});
  const releaseWorld = holdWorld();
  const removeListeners = watchListeners();
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const calls = scriptedCalls();
  const input = appInputOf(samplePage({ boot, path: address, reloadedFor }));
  const system = createShopActors(
    withCalls((_, source) => calls.actorOf(source)),
    { ...input, actors: { ...input.actors, ...inputs } },
  );
  const router = createMemoryRouter([{ id: 'frame', path: '/', Component: Frame, children: pages }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: data } },
  });
  const tabStorage = memoryStorage();
  const navigate = (path: string, replace: boolean): void => void router.navigate(path, { replace });
  const screens: LivePage['screens'] = new Map();
  const ofForms = callsOfForms({ system, screens, navigate, tabStorage }, boot);
  const ofFew: Partial<Record<keyof FewCharts, (source: string) => AnyActorLogic>> = {
    ...(areFormsScripted ? {} : { form: ofForms }),
    // What goes into the basket is answered where it is sent, as for a tile.
    reorder: (source) =>
      source === 'loadPositions' ? calls.actorOf(source) : fromPromise(addItemsThroughBasket(system.basket)),
  };
  const rendered = createRenderedShop(boot, address, 200);
  const shop: Shop = {
    ...rendered,
    kept: { ...rendered.kept, browser: options.kept ?? rendered.kept.browser },
    system,
    widget: wireWidgets(system, (_, source) => calls.actorOf(source)),
    fewWidget: wireFewWidgets(system, (name, machine) => withOwnCalls(machine, ofFew[name] ?? calls.actorOf)),
  };
  const page: LivePage = {
    system,
    navigate,
    tabStorage,
    screens,
    withCalls: (machine) => withOwnCalls(machine, calls.actorOf),
  };
  const storage = memoryStorage();
  const unfollowLinks = followLinks((path, how) => void router.navigate(path, how));
  system.app.start();
  connectFacts(facts, system, { now: () => performance.now(), storedConsent: () => readConsent(storage) });
  connectRouter({
    router,
    system,
    storage,
    tabStorage,
    titleOf: () => '',
    onPage: () => undefined,
  });
  connectNetwork(system);
  hearLater(system, storage, () => new Promise<never>(() => undefined));
  const { unmount } = render(
    <ShopProvider shop={shop} texts={texts} language="de">
      <LivePageContext value={page}>
        <RouterProvider router={router} />
      </LivePageContext>
    </ShopProvider>,
  );
  return {
    system,
    router,
    calls,
    screens,
    close: () => {
      unmount();
      unfollowLinks();
      router.dispose();
      system.app.stop();
      removeListeners();
      scrolled.mockRestore();
      releaseWorld();
    },
  };
}

export const closeShop = (view: ShopView): void => shopOf(view).close();

export const user = userEvent.setup({ delay: null });

export const press = (name: string | RegExp): Promise<void> =>
  user.click(screen.getByRole('button', { name }));

/** Lets time pass. */
export const wait = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

/** Until what was started has been done, such as the router's way to a page. */
export const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** How a call ends: the answers the path gives. */
export const answer =
  (source: string) =>
  (view: ShopView, sample: CallSample<unknown>): Promise<void> =>
    act(() => shopOf(view).calls.end(source, sample));

/** Until a form that was sent has been checked. */
export async function settleForms(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) {
    await settle();
    if (document.querySelector('[data-machine="form"][data-state="validating"]') === null) return;
  }
  throw new Error('A form is still being checked.');
}
