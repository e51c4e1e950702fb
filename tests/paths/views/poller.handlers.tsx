import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { CallSample } from '#machines/path-ready.ts';
import type { PollerMachine } from '#machines/poller/poller.machine.ts';
import { configPollingMs } from '#machines/poller/poller.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { FrameScreen } from '#ui/frame/FrameScreen.tsx';
import { Component as ErrorScreen } from '#ui/screens/errors/ErrorScreen.tsx';
import { answer, closeShop, openShop, press, settle, shopOf, wait, type ShopView } from './open-shop.tsx';

const { pages } = texts.errors;

type Sight = 'page' | 'maintenance' | 'error';

interface PollerView extends ShopView {
  sight: Sight;
}

/** What an answer to the configuration puts in sight. */
function sightAfter(before: Sight, sample: CallSample<unknown>): Sight {
  if (!('error' in sample)) return before === 'maintenance' ? 'page' : before;
  if (sample.error.kind === 'noAnswer' || sample.error.kind === 'down') return 'maintenance';
  return sample.error.kind === 'httpError' && before === 'page' ? 'error' : before;
}

const headings: Readonly<Record<Sight, string>> = {
  page: 'Startseite',
  maintenance: pages['503'].heading,
  error: pages['500'].heading,
};

function see({ sight, shop }: PollerView, isLoading: boolean): void {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(headings[sight]);
  expect(shop?.calls.isUnderWay('loadConfig')).toBe(isLoading);
}

/** The whole frame: what the configuration says decides which page stands in it. */
export const pollerViewHandlers: Handlers<PollerMachine, PollerView> = {
  open: (view) => {
    view.sight = 'page';
    view.shop = openShop({
      Frame: FrameScreen,
      pages: [
        { index: true, element: <h1>{headings.page}</h1> },
        { path: '503', Component: ErrorScreen, loader: () => ({ code: 503 }) },
        { path: 'http-error/500', Component: ErrorScreen, loader: () => ({ code: 500 }) },
      ],
      address: '/',
    });
  },
  events: {
    'poller.retry': () => press(texts.errors.retry),
    'connection.restored': () => act(async () => void window.dispatchEvent(new Event('online'))),
  },
  calls: {
    loadConfig: async (view, sample) => {
      await answer('loadConfig')(view, sample);
      await settle();
      view.sight = sightAfter(view.sight, sample);
    },
  },
  delays: {
    configPolling: async (view) => {
      await wait(configPollingMs - 1);
      expect(shopOf(view).calls.isUnderWay('loadConfig')).toBe(false);
      await wait(1);
    },
  },
  states: {
    loading: (view) => see(view, true),
    waiting: (view) => see(view, false),
  },
  close: closeShop,
};
