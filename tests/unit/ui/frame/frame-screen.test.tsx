import { act, screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downConfig, notApprovedConfig } from '#machines/app/app.catalog.ts';
import { progressPatienceMs } from '#machines/navigation/navigation.types.ts';
import { sampleAppConfig, sampleBootWith } from '#machines/sample-records.ts';
import { openShop, press, settle, user, wait, type OpenShop } from '#tests/paths/views/open-shop.tsx';
import { texts } from '#texts/de.ts';
import { FrameScreen } from '#ui/frame/FrameScreen.tsx';
import { keepClear } from '#ui/frame/keep-clear.ts';
// Loaded ahead, as the browser does it before any of them is needed.
import '#ui/frame/LaterFrame.tsx';
import '#ui/parts/Dialog/Dialog.tsx';

const { frame, toasts } = texts;

let shop: OpenShop;
let loads: string[];
/** Lets the page come that is on its way. */
let come: () => void;

const asked = (path: string): RouteObject => ({
  path,
  element: <h1>{`Seite ${path}`}</h1>,
  loader: () => {
    loads.push(path);
    return null;
  },
});

const slow: RouteObject = {
  path: 'slow',
  element: <h1>Langsam</h1>,
  loader: () =>
    new Promise((resolve) => {
      come = () => resolve(null);
    }),
};

async function open(): Promise<void> {
  loads = [];
  const pages = [
    { ...asked('start'), id: 'page' },
    { ...asked(''), path: undefined, index: true as const },
  ];
  shop = openShop({
    Frame: FrameScreen,
    pages: [
      ...(pages as RouteObject[]),
      slow,
      asked('shop/checkout/2'),
      asked('503'),
      asked('http-error/:code'),
    ],
    address: '/start',
    data: null,
  });
  await settle();
}

afterEach(() => shop.close());

const said = () => document.querySelector('[data-machine="app"]')?.getAttribute('data-state');
const tell = async (fact: Parameters<OpenShop['system']['app']['send']>[0]): Promise<void> => {
  await act(async () => shop.system.app.send(fact));
  await settle();
};

describe('the wrapper of every page', () => {
  it('says on top how to call the shop, and all its hours', async () => {
    await open();
    const bar = screen.getByRole('region', { name: frame.serviceBar });
    expect(bar.textContent).toContain(sampleAppConfig.basic_system_configs.address.phone);
    const openingHours = [
      { days: 'Mo–Fr', hours: '8–17 Uhr' },
      { days: 'Sa', hours: '9–12 Uhr' },
    ];
    await tell({ type: 'config.loaded', config: sampleBootWith({ openingHours }).config });
    expect(bar.textContent).toContain('Mo–Fr 8–17 Uhr, Sa 9–12 Uhr');
    await tell({ type: 'config.loaded', config: sampleBootWith({ openingHours: [] }).config });
    expect(bar.textContent).not.toContain('Uhr');
  });

  it('[S2.12-05] lets nothing that floats lie on the choice of language', async () => {
    await open();
    const choice = await screen.findByRole('group', { name: frame.language });
    const floating = document.createElement('div');
    choice.getClientRects = () => [new DOMRect(264, 536, 110, 24)] as unknown as DOMRectList;
    let top = 503;
    let looks = 0;
    floating.getBoundingClientRect = () => {
      looks += 1;
      return new DOMRect(330, top, 44, 44);
    };
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
    const end = keepClear(floating);
    expect(floating.style.visibility).toBe('hidden');
    top = 600;
    for (const happened of ['scroll', 'scroll', 'resize']) window.dispatchEvent(new Event(happened));
    for (const draw of frames) draw(0);
    expect(floating.style.visibility).toBe('');
    expect(looks, 'once for all that happens until the page is drawn').toBe(2);
    end();
  });

  it('[S2.12-04][S9-24] shows a load by a bar that says what goes on, until the page is there', async () => {
    await open();
    expect(screen.queryByRole('progressbar')).toBeNull();
    await act(async () => void shop.router.navigate('/slow'));
    await wait(progressPatienceMs);
    const bar = screen.getByRole('progressbar', { name: 'Lade...' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Daten werden geladen, bitte warten ....');
    await act(async () => come());
    await settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Langsam' }).isConnected).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[S2.12-04] shows a dialog over the page and messages beside it', async () => {
    await open();
    const request = { id: 'none', labelKey: 'checkout.terms' } as const;
    await act(async () => shop.system.modal.send({ type: 'modal.open', request }));
    await settle();
    expect(screen.getByRole('dialog').isConnected).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const message = { kind: 'markup', markup: 'Das Papier ist da.' } as const;
    await act(async () =>
      shop.system.toasts.send({ type: 'toast.add', toast: { kind: 'success', message }, at: 0 }),
    );
    const region = within(screen.getByRole('region', { name: toasts.region }));
    expect(region.getByText('Das Papier ist da.').isConnected).toBe(true);
  });

  it('says where one is about to buy nothing that stands there already', async () => {
    await open();
    const merged = { kind: 'text', key: 'toasts.basketMerged' } as const;
    await act(async () =>
      shop.system.toasts.send({
        type: 'toast.add',
        toast: { kind: 'info', message: merged, outlivesPage: true },
        at: 0,
      }),
    );
    expect(screen.getByText(toasts.basketMerged).isConnected).toBe(true);
    await act(() => shop.router.navigate('/shop/checkout/2'));
    await settle();
    expect(screen.queryByText(toasts.basketMerged)).toBeNull();
  });

  it('[S4.1-01] says whether the shop is up, down, not approved or answered with an error, and with which code', async () => {
    await open();
    expect(said()).toBe('up');
    await tell({ type: 'answer.down', status: 503 });
    expect([said(), shop.router.state.location.pathname]).toEqual(['maintenance', '/503']);
    await tell({ type: 'config.loaded', config: notApprovedConfig });
    expect([said(), shop.router.state.location.pathname]).toEqual(['notApproved', '/503']);
    await tell({ type: 'config.loaded', config: sampleAppConfig });
    expect([said(), shop.router.state.location.pathname]).toEqual(['up', '/']);
    await tell({ type: 'answer.error', code: 403 });
    expect([said(), shop.router.state.location.pathname]).toEqual(['httpError', '/http-error/403']);
  });

  it('[S4.2-05] keeps the list of the main menu over later configurations, also when one brings another', async () => {
    await open();
    const entries = () =>
      within(screen.getByRole('navigation', { name: frame.mainMenu, hidden: true }))
        .getAllByRole('link', { hidden: true })
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const delivered = entries();
    expect(delivered).not.toEqual([]);
    const global = { ...sampleAppConfig.basic_system_configs, domain: 'anders.example' };
    const menu = [{ label: 'Anderes', path: '/shop/catalog/anderes' }];
    const later = { ...sampleAppConfig, menu, basic_system_configs: { ...global, menu } };
    await tell({ type: 'config.loaded', config: later });
    expect(shop.system.app.getSnapshot().context.config).toBe(later);
    expect(entries()).toEqual(delivered);
  });

  it('[S4.1-01] shows the cookie notice until it is answered', async () => {
    await open();
    await wait(10_000);
    const notice = () => screen.queryByRole('region', { name: frame.cookieTitle });
    expect(notice()).not.toBeNull();
    await press(frame.cookieDecline);
    expect(notice()).toBeNull();
  });

  it('[S4.1-09] asks anew for what is shown when maintenance begins and when it is over', async () => {
    await open();
    expect(loads).toEqual([]);
    await tell({ type: 'config.loaded', config: downConfig });
    expect(loads).toEqual(['503']);
    await tell({ type: 'config.loaded', config: sampleAppConfig });
    expect(loads).toEqual(['503', '']);
    expect(screen.getByRole('heading', { level: 1, name: 'Seite' }).isConnected).toBe(true);
  });
});
