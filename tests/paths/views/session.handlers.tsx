import { act, screen, within } from '@testing-library/react';
import { Outlet, redirect } from 'react-router-dom';
import { expect } from 'vitest';
import { checkoutPath } from '#domain/checkout.ts';
import { loginPath } from '#domain/redirect.ts';
import { sampleBasket, samplePosition } from '#machines/basket/basket.samples.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { LoginSubmit, SessionContext, SessionFact } from '#machines/session/session.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { ServiceBar } from '#ui/frame/ServiceBar.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { Component as CheckoutScreen } from '#app/routes/checkout.page.ts';
import { LoginPage } from '#ui/screens/login/LoginPage.tsx';
import {
  answer,
  closeShop,
  openShop,
  press,
  settle,
  settleForms,
  shopOf,
  user,
  type ShopView,
} from './open-shop.tsx';

const { checkout, frame, session: words } = texts;

const Frame = () => (
  <>
    <ServiceBar />
    <Link to="/page/impressum">Impressum</Link>
    <Outlet />
  </>
);

const orders = '/my/orders';
const checkoutData = {
  basket: sampleBasket(1, [samplePosition()]),
  addresses: [],
  paymentMethods: [],
  shippingMethods: [],
};

const pathOf = (view: ShopView): string => shopOf(view).router.state.location.pathname;

/** Opens a page by its address. */
async function visit(view: ShopView, path: string): Promise<void> {
  await act(() => shopOf(view).router.navigate(path));
  await settle();
}

async function submit(form: HTMLElement, { email, password }: LoginSubmit): Promise<void> {
  const field = within(form);
  const emailField = field.getByRole('textbox', { name: new RegExp(`^${words.email}`) });
  const passwordField = field.getByLabelText(new RegExp(`^${words.password}`), {
    selector: '[type=password]',
  });
  await user.clear(emailField);
  await user.type(emailField, email);
  await user.clear(passwordField);
  await user.type(passwordField, password);
  await user.click(field.getByRole('button', { name: words.submit }));
  await settleForms();
}

const loginPage = (): HTMLElement | null => document.querySelector('[data-machine="session"]');
const checkoutForm = (): HTMLElement => screen.getByRole('region', { name: checkout.identify.login });

const tell = async (view: ShopView, fact: SessionFact): Promise<void> => {
  await act(async () => shopOf(view).system.session.send(fact));
  await settle();
};

const end =
  (source: string) =>
  async (view: ShopView, sample: Parameters<ReturnType<typeof answer>>[1]): Promise<void> => {
    await answer(source)(view, sample);
    await settle();
  };

/** The header: whether somebody is signed in, and whether signing out is under way. */
function seeHeader({ allowLogin }: SessionContext, isMember: boolean, isLeaving = false): void {
  const bar = within(screen.getByRole('region', { name: frame.serviceBar }));
  const logout = bar.queryByRole('button', { name: frame.logout });
  expect({
    isLoginOffered: bar.queryByRole('link', { name: frame.login }) !== null,
    isLogoutOffered: logout !== null,
    isLeaving: logout?.getAttribute('aria-busy') === 'true',
  }).toEqual({ isLoginOffered: !isMember && allowLogin, isLogoutOffered: isMember, isLeaving });
}

/** Whether something is told as wrong; a second factor that is missing has a page of its own. */
const isWrong = ({ problem }: Pick<SessionContext, 'problem'>): boolean =>
  problem !== null && problem.code !== 'login.secondFactor';

/** The form, and why it is there again; the page of its own says when nobody may sign in. */
function seeForm(view: ShopView, context: SessionContext): void {
  const { allowLogin, problem, isLetIn } = context;
  seeHeader(context, false);
  if (pathOf(view) === checkoutPath('identify')) {
    const isTold = within(checkoutForm()).queryByRole('alert') !== null;
    expect(isTold).toBe(isWrong(context));
    return;
  }
  expect(loginPage()?.dataset['state']).toBe(allowLogin ? 'form' : 'notAllowed');
  if (!allowLogin) return;
  expect(screen.queryByRole('alert') !== null).toBe(isWrong(context));
  expect(screen.queryByText(words.wayIn.done) !== null).toBe(isLetIn && problem === null);
}

/** The question whether to use a mailed way in, whose token has left the address. */
function seeWayIn(view: ShopView, context: SessionContext, isOpening: boolean): void {
  const { allowLogin, problem } = context;
  seeHeader(context, false);
  expect(shopOf(view).router.state.location.search).not.toContain('wayIn');
  expect(loginPage()?.dataset['state']).toBe(
    allowLogin || isOpening ? (isOpening ? 'openingWayIn' : 'wayIn') : 'notAllowed',
  );
  if (!isOpening && allowLogin) expect(screen.queryByRole('alert') !== null).toBe(problem !== null);
}

function seeSending(view: ShopView, context: SessionContext): void {
  seeHeader(context, false);
  if (pathOf(view) === checkoutPath('identify')) {
    const button = within(checkoutForm()).getByRole('button', { name: new RegExp(`^${words.submit}`) });
    expect(button.getAttribute('aria-busy')).toBe('true');
  } else if (pathOf(view) === loginPath('/')) expect(loginPage()?.dataset['state']).toBe('sending');
  else expect(loginPage()).toBe(null);
}

/** The header, the page for signing in, the checkout's first step, and the way there from a page of members. */
export const sessionViewHandlers: Handlers<typeof sessionMachine, ShopView> = {
  open: (view, input) => {
    view.shop = openShop({
      Frame,
      pages: [
        { index: true, element: <h1>Startseite</h1> },
        { path: 'page/impressum', element: <h1>Impressum</h1> },
        { path: 'login', Component: LoginPage },
        {
          path: 'my/orders',
          element: <h1>Bestellungen</h1>,
          loader: () =>
            shopOf(view).system.session.getSnapshot().context.isGuest ? redirect(loginPath(orders)) : null,
        },
        { path: 'shop/checkout/:step?', Component: CheckoutScreen, loader: () => checkoutData },
      ],
      address: '/',
      inputs: { session: input },
    });
  },
  events: {
    'login.open': (view) => visit(view, orders),
    'login.close': async () => {
      await user.click(screen.getByRole('link', { name: 'Impressum' }));
      await settle();
    },
    'login.submit': async (view, event) => {
      if (event.redirectTo !== null) return submit(loginPage() as HTMLElement, event);
      if (pathOf(view) !== checkoutPath('identify')) await visit(view, checkoutPath('identify'));
      return submit(checkoutForm(), event);
    },
    'wayIn.found': (view, { token }) =>
      visit(view, `${loginPath(orders)}&wayIn=${encodeURIComponent(token)}`),
    'wayIn.use': () => press(words.wayIn.confirm),
    logout: () => press(frame.logout),
    'session.ended': tell,
    'identity.told': tell,
    'config.changed': tell,
  },
  calls: {
    login: async (view, sample) => {
      await end('login')(view, sample);
      // Whoever signed in at the checkout goes on with it; what happens to the session later happens elsewhere.
      if ('output' in sample && pathOf(view) === checkoutPath('identify')) await visit(view, '/');
    },
    openWayIn: end('openWayIn'),
    logout: end('logout'),
    loadIdentity: end('loadIdentity'),
  },
  delays: {},
  states: {
    resolving: () => {
      throw new Error('Nobody ever sees the visitor being recognised.');
    },
    'guest.idle': (_view, context) => {
      seeHeader(context, false);
      expect(loginPage()).toBe(null);
    },
    'guest.login.form': seeForm,
    'guest.login.sending': seeSending,
    'guest.login.wayIn': (view, context) => seeWayIn(view, context, false),
    'guest.login.openingWayIn': (view, context) => seeWayIn(view, context, true),
    'member.active': (_view, context) => seeHeader(context, true),
    'member.leaving': (_view, context) => seeHeader(context, true, true),
    // Nothing of a member is shown while the shop asks who the visitor is now.
    'member.expired': (_view, context) => seeHeader(context, false),
  },
  close: closeShop,
};
