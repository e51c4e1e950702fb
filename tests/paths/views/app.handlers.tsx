import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { connectFacts } from '#app/connect-facts.ts';
import { createRenderedShop } from '#app/rendered-shop.ts';
import { createShopActors } from '#app/shop-actors.ts';
import { withCalls } from '#app/with-calls.ts';
import { errorCodeOfPath } from '#domain/failure.ts';
import { facts } from '#machines/app/facts.ts';
import type { AppMachine } from '#machines/app/app.machine.ts';
import {
  maintenancePath,
  reconcilingPatienceMs,
  type AppEvent,
  type AppInput,
} from '#machines/app/app.types.ts';
import { inWords } from '#machines/path-ready.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import type { Shop, ShopActorRefs } from '#ui/bindings/shop.ts';
import { ShopProvider } from '#ui/bindings/ShopProvider.tsx';
import { FrameScreen } from '#ui/frame/FrameScreen.tsx';
import { Component as ErrorScreen } from '#ui/screens/errors/ErrorScreen.tsx';
import { scriptedCalls, type ScriptedCalls } from './scripted-calls.ts';

const { errors } = texts;

interface Visit {
  readonly system: ShopActorRefs;
  readonly calls: ScriptedCalls;
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly unmount: () => void;
}

/** The frame with the pages of maintenance and errors, and all actors of the page; only the configuration is the path's. */
export interface AppView {
  visit: Visit | null;
}

const visitOf = ({ visit }: AppView): Visit => {
  if (visit === null) throw new Error('The page is not open.');
  return visit;
};

function openFrame(input: AppInput): Visit {
  const calls = scriptedCalls();
  const system = createShopActors(
    withCalls((_, source) => calls.actorOf(source)),
    input,
  );
  const codeIn = (path: string) => ({ code: errorCodeOfPath(path.split('/')[2]) });
  const router = createMemoryRouter(
    [
      {
        Component: FrameScreen,
        children: [
          { id: 'maintenance', path: maintenancePath, Component: ErrorScreen, loader: () => ({ code: 503 }) },
          {
            id: 'error',
            path: '/http-error/:code?',
            Component: ErrorScreen,
            loader: ({ params }) => ({ code: errorCodeOfPath(params['code']) }),
          },
          { path: '*', element: null },
        ],
      },
    ],
    {
      initialEntries: [input.path],
      hydrationData: { loaderData: { maintenance: { code: 503 }, error: codeIn(input.path) } },
    },
  );
  const shop: Shop = { ...createRenderedShop(input.boot ?? sampleBootRecord, input.path, 200), system };
  system.app.start();
  connectFacts(
    facts,
    { app: system.app, poller: system.poller },
    { now: () => performance.now(), storedConsent: () => null },
  );
  const { unmount } = render(
    <ShopProvider shop={shop} texts={texts} language="de">
      <RouterProvider router={router} />
    </ShopProvider>,
  );
  return { system, calls, router, unmount };
}

const user = userEvent.setup({ delay: null });

/** What calls, router and checkout tell. */
const tell = (view: AppView, fact: AppEvent): Promise<void> =>
  act(async () => visitOf(view).system.app.send(fact));

const retryButton = () => screen.queryByRole('button', { name: errors.retry });

/** The frame bears the state; the maintenance page says why it is there and lets try again. */
function see(view: AppView, state: string, text: string = errors.pages[503].text): void {
  expect(document.querySelector('[data-machine="app"]')?.getAttribute('data-state')).toBe(state);
  const isAtMaintenance = visitOf(view).router.state.location.pathname === maintenancePath;
  expect(retryButton() !== null).toBe(isAtMaintenance);
  if (isAtMaintenance) expect(screen.getByRole('main').textContent).toContain(text);
}

export const appViewHandlers: Handlers<AppMachine, AppView> = {
  open: (view, input) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Testing Library waits for a timer of its own after each gesture and knows only this name to let it run out.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
    view.visit = openFrame(input);
  },
  events: {
    retry: async () => {
      await user.click(screen.getByRole('button', { name: errors.retry }));
      expect(retryButton()?.getAttribute('aria-busy')).toBe('true');
    },
    'config.loaded': async (view, { config }) => {
      const { system, calls } = visitOf(view);
      await act(async () => system.poller.send({ type: 'connection.restored' }));
      await act(() => calls.end('loadConfig', { output: config, ...inWords('Sie kommt.', 'It comes.') }));
      expect(retryButton()?.getAttribute('aria-busy') ?? null).toBe(null);
    },
    'storage.read': tell,
    'answer.ok': tell,
    'answer.down': tell,
    'answer.error': tell,
    'route.changed': async (view, fact) => {
      await act(() => visitOf(view).router.navigate(fact.path));
      await tell(view, fact);
    },
    'order.submissionStarted': tell,
    'order.reconciliationStarted': tell,
    'order.submissionSettled': tell,
    'shield.expired': tell,
  },
  calls: {},
  delays: {
    reconcilingPatience: () => act(async () => void vi.advanceTimersByTime(reconcilingPatienceMs)),
  },
  states: {
    'availability.deciding': () => {
      throw new Error('Nobody ever sees the page being decided.');
    },
    'availability.up': (view) => see(view, 'up'),
    'availability.maintenance': (view) => see(view, 'maintenance'),
    'availability.notApproved': (view) => see(view, 'notApproved', errors.pages.notApproved.text),
    'availability.httpError': (view) => see(view, 'httpError'),
    // Only the checkout shows anything of an order on its way.
    'ordering.calm': () => undefined,
    'ordering.shielded.submitting': () => undefined,
    'ordering.shielded.reconciling': () => undefined,
  },
  close: (view) => {
    const { unmount, system } = visitOf(view);
    unmount();
    system.app.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  },
};
