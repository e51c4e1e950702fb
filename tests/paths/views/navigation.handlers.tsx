import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { loginPath } from '#domain/redirect.ts';
import type { NavigationMachine } from '#machines/navigation/navigation.machine.ts';
import { hasOwnSignIn, placeOf } from '#machines/navigation/navigation.rules.ts';
import {
  progressPatienceMs,
  type NavigationContext,
  type NavigationEvent,
} from '#machines/navigation/navigation.types.ts';
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
    <Link to="/shop/checkout">Kasse</Link>
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

/**
 * Tells the chart what another chart has told; where it leads is the router's doing, which a step of its own tells.
 *
 * @param leads pages the chart then asks for, or nothing but fresh data
 */
async function tell(
  view: NavigationView,
  event: NavigationEvent,
  leads: readonly (readonly [path: string, replace: boolean])[],
): Promise<void> {
  const { router, system } = shopOf(view);
  const navigate = vi.spyOn(router, 'navigate').mockImplementation(async () => undefined);
  const revalidate = vi.spyOn(router, 'revalidate').mockImplementation(async () => undefined);
  await act(async () => system.navigation.send(event));
  await settle();
  expect(navigate.mock.calls).toEqual(leads.map(([path, replace]) => [path, { replace }]));
  const isFresh = leads.length === 0 && event.type !== 'signIn.open';
  expect(revalidate).toHaveBeenCalledTimes(isFresh ? 1 : 0);
  navigate.mockRestore();
  revalidate.mockRestore();
}

/** The sign-in that leads back, unless the place has one of its own. */
function signInFrom(view: NavigationView): readonly (readonly [string, boolean])[] {
  const place = placeOf(shopOf(view).system.navigation.getSnapshot().context);
  return hasOwnSignIn(place) ? [] : [[loginPath(place), false]];
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
        { path: 'shop/checkout', element: null, loader },
      ],
      address: path,
      reloadedFor,
    });
  },
  events: {
    'navigation.started': (_view, { target }) => follow(target === '/shop' ? 'Shop' : 'Kasse'),
    'navigation.settled': async (view, { path, cause }) => {
      if (cause !== 'pop') return end(view, 'come', path, path === '/shop' ? 'Shop' : 'Seite 2');
      await act(() => shopOf(view).router.navigate(-1));
      await settle();
    },
    'navigation.failed': async (view, { target }) => {
      const reload = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
      await end(view, 'fail', target, 'Shop');
      const isReloading = shopOf(view).system.navigation.getSnapshot().matches('reloading');
      expect(reload.mock.calls).toEqual(isReloading ? [[target]] : []);
      reload.mockRestore();
    },
    'visitor.changed': (view, event) =>
      tell(
        view,
        event,
        event.redirectTo === null ? (event.isSignInDue ? signInFrom(view) : []) : [[event.redirectTo, true]],
      ),
    'data.outdated': (view, event) => tell(view, event, []),
    'page.open': (view, event) => {
      const { target, isAddressMoved } = shopOf(view).system.navigation.getSnapshot().context;
      const mayReplace = event.path === '/' || target === null || isAddressMoved;
      return tell(view, event, [[event.path, event.isReplacing && mayReplace]]);
    },
    'signIn.open': (view, event) => tell(view, event, signInFrom(view)),
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
