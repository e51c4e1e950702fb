import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { NavigationMachine } from '#machines/navigation/navigation.machine.ts';
import { progressPatienceMs, type NavigationContext } from '#machines/navigation/navigation.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { ProgressLine } from '#ui/frame/ProgressLine.tsx';
import { ScrollToTop } from '#ui/frame/ScrollToTop.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { PageError } from '#ui/screens/errors/PageError.tsx';
import { closeShop, openShop, press, settle, shopOf, user, wait, type ShopView } from './open-shop.tsx';

const { frame, errors, vocabulary } = texts;

/** A page on its way: it comes, or its code is gone. */
interface Arrival {
  readonly come: () => void;
  readonly fail: () => void;
}

interface NavigationView extends ShopView {
  arrival: Arrival | null;
}

const Frame = () => (
  <>
    <ProgressLine />
    <Link to="/shop">Shop</Link>
    <Link to="/shop?page=2" keepsScroll>
      Seite 2
    </Link>
    <Outlet />
    <ScrollToTop />
  </>
);

const follow = async (name: string): Promise<void> => {
  await user.click(screen.getByRole('link', { name }));
  await settle();
};

/** In the words of the browser: of a file that a newer release no longer has. */
const goneCode = (): Error => new TypeError('Failed to fetch dynamically imported module: /assets/shop.js');

/** Lets a link's page come or fail; the link is pressed first where its page is not on its way yet. */
async function end(view: NavigationView, how: keyof Arrival, target: string, link: string): Promise<void> {
  const { system } = shopOf(view);
  if (system.navigation.getSnapshot().context.target !== target) await follow(link);
  await act(async () => view.arrival?.[how]());
  await settle();
}

function see({ isScrolledFar }: NavigationContext, isBarShown: boolean): void {
  expect({
    isBarShown: screen.queryByRole('progressbar', { name: vocabulary.loading }) !== null,
    isToTopShown: screen.queryByRole('button', { name: frame.scrollToTop }) !== null,
  }).toEqual({ isBarShown, isToTopShown: isScrolledFar });
}

/** A frame with its progress bar and two links; their pages come when the path says so. */
export const navigationViewHandlers: Handlers<NavigationMachine, NavigationView> = {
  open: (view, { path, reloadedFor }) => {
    view.arrival = null;
    const loader = (): Promise<null> =>
      new Promise((resolve, reject) => {
        view.arrival = { come: () => resolve(null), fail: () => reject(goneCode()) };
      });
    view.shop = openShop({
      Frame,
      pages: [
        { index: true, element: null },
        { id: 'page', path: 'shop', element: null, loader, ErrorBoundary: PageError },
      ],
      address: path,
      reloadedFor,
    });
  },
  events: {
    'navigation.started': () => follow('Shop'),
    'navigation.settled': async (view, { path, cause }) => {
      if (cause !== 'pop') return end(view, 'come', path, path === '/shop' ? 'Shop' : 'Seite 2');
      await act(() => shopOf(view).router.navigate(-1));
      await settle();
    },
    'navigation.failed': async (view, { target }) => {
      const reload = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      await end(view, 'fail', target, 'Shop');
      const isReloading = shopOf(view).system.navigation.getSnapshot().matches('reloading');
      expect(reload.mock.calls).toEqual(isReloading ? [[target]] : []);
      reload.mockRestore();
    },
    'scroll.moved': (_view, { pixels }) =>
      act(async () => {
        vi.spyOn(window, 'scrollY', 'get').mockReturnValue(pixels);
        window.dispatchEvent(new Event('scroll'));
      }),
    'scroll.toTop': async () => {
      vi.mocked(window.scrollTo).mockClear();
      await press(frame.scrollToTop);
      await vi.waitFor(() => expect(vi.mocked(window.scrollTo).mock.calls).toEqual([[0, 0]]));
    },
  },
  calls: {},
  delays: {
    progressPatience: async () => {
      await wait(progressPatienceMs - 1);
      expect(screen.queryByRole('progressbar')).toBe(null);
      await wait(1);
    },
  },
  states: {
    idle: (_view, context) => see(context, false),
    'loading.patient': (_view, context) => see(context, false),
    'loading.shown': (_view, context) => see(context, true),
    reloading: (_view, context) => see(context, true),
    failed: (_view, context) => {
      see(context, false);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(errors.pages['500'].heading);
    },
  },
  close: closeShop,
};
