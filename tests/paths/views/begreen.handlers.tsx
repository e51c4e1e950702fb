import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { begreenKey } from '#contract/begreen-key.ts';
import type { BegreenMachine } from '#machines/begreen/begreen.machine.ts';
import { isFlagged } from '#machines/begreen/begreen.rules.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { begreen as words } from '#texts/de/begreen.ts';
import type { KeptTexts } from '#ui/bindings/shop.ts';
import { BegreenSwitch } from '#ui/sections/list/BegreenSwitch.tsx';
import { closeShop, memoryStorage, openShop, shopOf, user, type ShopView } from './open-shop.tsx';

interface ListInSight extends ShopView {
  kept: KeptTexts;
  /** The only list that comes; others stay on their way. */
  arriving: string | null;
}

const box = (): HTMLElement => screen.getByRole('checkbox', { name: words.only });

function see(phase: string, isOn: boolean): void {
  expect(box().dataset['state']).toBe(phase);
  expect(box().getAttribute('aria-checked')).toBe(String(isOn));
  expect(box().getAttribute('href')?.includes('isBGS=true')).toBe(!isOn);
}

/** The switch above the articles of a list. */
export const begreenViewHandlers: Handlers<BegreenMachine, ListInSight> = {
  open: (view, { path }) => {
    view.kept = memoryStorage();
    view.arriving = null;
    view.shop = openShop({
      Frame: Outlet,
      pages: [
        {
          id: 'page',
          path: 'shop/*',
          element: <BegreenSwitch />,
          loader: ({ request }) =>
            request.url.endsWith(view.arriving ?? '…') ? null : new Promise(() => undefined),
        },
      ],
      address: path,
      data: {},
      kept: view.kept,
    });
  },
  events: {
    'begreen.switch': () => user.click(box()),
    'address.changed': async (view, { path }) => {
      view.arriving = path;
      await act(() => shopOf(view).router.navigate(path));
      view.arriving = null;
    },
    'storage.changed': (view, { isKept }) =>
      act(async () => {
        view.kept.write(begreenKey, isKept ? 'true' : null);
        window.dispatchEvent(new Event('storage'));
      }),
  },
  calls: {},
  delays: {},
  states: {
    free: (_view, { path }) => see('free', isFlagged(path)),
    'kept.comparing': () => {
      throw new Error('Nobody ever sees the address being read.');
    },
    'kept.mirrored': () => see('mirrored', true),
    'kept.mirroring': () => see('mirroring', true),
  },
  close: closeShop,
};
