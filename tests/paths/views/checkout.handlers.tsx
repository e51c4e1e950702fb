import { checkoutSteps, type CheckoutStep } from '#contract/checkout-steps.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { checkoutPath } from '#domain/checkout.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { CheckoutCommand, CheckoutFact, CheckoutInput } from '#machines/checkout/checkout.types.ts';
import type { CallSample } from '#machines/path-ready.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { Component as CheckoutScreen } from '#app/routes/checkout.page.ts';
import { withOwnCalls } from '#app/with-calls.ts';
import { chooseMethods, enter, enterAddresses, enterRemarks } from './checkout-forms.ts';
import { settleForms } from './open-shop.tsx';
import { scriptedCalls, type ScriptedCalls } from './scripted-calls.ts';

const { checkout: words, session: sessionWords } = texts;

type Checkout = typeof checkoutMachine;

interface Visit {
  readonly actor: ActorRefFrom<Checkout>;
  readonly calls: ScriptedCalls;
  readonly page: ReturnType<typeof renderShopPage>;
}

/** What the visitor said last in each form. */
interface Said {
  readonly email?: string;
  readonly addresses?: Submit<'addresses.submit'>;
  readonly methods?: Submit<'methods.submit'>;
  readonly order?: Submit<'order.submit'>;
}

type Submit<Type extends CheckoutCommand['type']> = Extract<CheckoutCommand, { type: Type }>;

/** The checkout's page with its real actor and everything around it; only the answers are the path's. */
export interface CheckoutView {
  visit: Visit | null;
  said?: Said;
}

const visitOf = ({ visit }: CheckoutView): Visit => {
  if (visit === null) throw new Error('The checkout is not open.');
  return visit;
};

/** Who signs in is told by the path. */
const silentSession = () => withOwnCalls(sessionMachine, scriptedCalls().actorOf);

function openCheckout(input: CheckoutInput): Visit {
  const calls = scriptedCalls();
  const wired = withOwnCalls(checkoutMachine, calls.actorOf);
  let started: ActorRefFrom<Checkout> | null = null;
  const logic = Object.assign(Object.create(wired) as Checkout, {
    // The path's input instead of what the page was loaded with.
    getInitialSnapshot: (scope: Parameters<Checkout['getInitialSnapshot']>[0]) => {
      started = scope.self as unknown as ActorRefFrom<Checkout>;
      return wired.getInitialSnapshot(scope, input);
    },
  });
  const page = renderShopPage({
    Screen: CheckoutScreen,
    path: '/shop/checkout/:step?',
    address: input.addressStep === null ? '/shop/checkout' : `/shop/checkout/${input.addressStep}`,
    data: input.loaded,
    checkout: logic,
    session: silentSession(),
  });
  if (started === null) throw new Error('The page started no checkout.');
  return { actor: started, calls, page };
}

const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp): Promise<void> => user.click(screen.getByRole('button', { name }));

const tell = (view: CheckoutView, fact: CheckoutFact): Promise<void> =>
  act(async () => visitOf(view).actor.send(fact));

const answer =
  (source: string) =>
  (view: CheckoutView, sample: CallSample<unknown>): Promise<void> =>
    act(() => visitOf(view).calls.end(source, sample));

/** Answers a call that was given what the visitor said in the form before. */
const answerGiven =
  (source: string, said: (said: Said) => unknown) =>
  (view: CheckoutView, sample: CallSample<unknown>): Promise<void> => {
    expect(visitOf(view).calls.given(source)).toMatchObject(said(view.said ?? {}) as object);
    return answer(source)(view, sample);
  };

/** Until the router has followed a link. */
const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => setImmediate(resolve)));

/** By its link where it can be opened; otherwise by typing its address. */
async function openStep(view: CheckoutView, step: CheckoutStep, path: string): Promise<void> {
  const steps = screen.queryByRole('navigation', { name: words.stepsLabel });
  const name = new RegExp(words.steps[step]);
  const link = steps === null ? null : within(steps).queryByRole('link', { name });
  if (link === null) await act(() => visitOf(view).page.router.navigate(path));
  else await user.click(link);
  await settle();
}

function seeScreen(name: string, isBusy = false): void {
  const root = document.querySelector('[data-machine="checkout"]');
  expect({ state: root?.getAttribute('data-state'), isBusy: root?.getAttribute('aria-busy') }).toEqual({
    state: name,
    isBusy: String(isBusy),
  });
}

const numbers = { identify: 1, address: 2, methods: 3, review: 4 } as const;

function seeStep(step: keyof typeof numbers, isBusy = false): void {
  seeScreen(step, isBusy);
  const name = words.stepOf({ number: numbers[step], name: words.steps[step] });
  expect(screen.getByRole('heading', { level: 2, name }).isConnected).toBe(true);
}

const seeHeading = (name: string): void => void screen.getByRole('heading', { name });
const seeText = (text: string): void => expect(document.body.textContent).toContain(text);

const orderButton = () => screen.getByRole('button', { name: /^Zahlungspflichtig bestellen/ });

export const checkoutViewHandlers: Handlers<Checkout, CheckoutView> = {
  open: (view, input) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Testing Library waits for a timer of its own after each gesture and knows only this name to let it run out.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
    view.visit = openCheckout(input);
  },
  events: {
    'checkout.reload': () => press(words.failed.reload),
    'step.continue': () => press(words.identify.continue),
    'guest.submit': async (view, { email }) => {
      view.said = { ...view.said, email };
      const guest = within(screen.getByRole('region', { name: words.identify.guest }));
      await enter(
        user,
        guest.getByRole('textbox', { name: new RegExp(`^${words.identify.guestEmail}`) }),
        email,
      );
      await press(words.identify.guestSubmit);
      await settleForms();
    },
    'login.submit': async (_view, { email, password }) => {
      const form = within(screen.getByRole('region', { name: words.identify.login }));
      await enter(user, form.getByRole('textbox', { name: new RegExp(`^${sessionWords.email}`) }), email);
      await enter(
        user,
        form.getByLabelText(new RegExp(`^${sessionWords.password}`), { selector: '[type=password]' }),
        password,
      );
      await user.click(form.getByRole('button', { name: sessionWords.submit }));
      await settleForms();
    },
    'addresses.submit': async (view, event) => {
      view.said = { ...view.said, addresses: event };
      await enterAddresses(user, event);
      await press(new RegExp(`^(?:${words.address.submit}|${words.address.submitLast})$`));
      await settleForms();
    },
    'methods.submit': async (view, event) => {
      view.said = { ...view.said, methods: event };
      await chooseMethods(user, event);
      await press(words.methods.submit);
      await settleForms();
    },
    'methods.reload': () => press(words.methods.reload),
    'terms.check': () => user.click(screen.getByRole('checkbox', { name: /AGB/ })),
    'order.submit': async (view, event) => {
      view.said = { ...view.said, order: event };
      // Their fields are a part that comes after what stands around it.
      await act(async () => void (await import('#ui/screens/checkout/RemarksPart.tsx')));
      await enterRemarks(user, event);
      await user.click(orderButton());
    },
    'changes.accept': () => press(words.changed.accept),
    'address.changed': (view, { step }) => {
      const name = checkoutSteps[(step ?? 1) - 1] ?? 'identify';
      return openStep(view, name, checkoutPath(name));
    },
    'basket.changed': tell,
    'basket.revised': tell,
    'session.changed': tell,
    'login.failed': tell,
    'connection.returned': () => act(async () => void window.dispatchEvent(new Event('online'))),
  },
  calls: {
    loadBasket: answer('loadBasket'),
    findLatestOrder: answer('findLatestOrder'),
    saveGuest: answerGiven('saveGuest', ({ email }) => ({ guestEmail: email })),
    loadAddresses: answer('loadAddresses'),
    saveBillingAddress: answerGiven('saveBillingAddress', ({ addresses }) => addresses?.billing),
    saveShippingAddress: answerGiven('saveShippingAddress', ({ addresses }) => addresses?.shipping),
    loadMethods: answer('loadMethods'),
    savePaymentMethod: answerGiven('savePaymentMethod', ({ methods }) => methods?.payment),
    saveShippingMethod: answerGiven('saveShippingMethod', ({ methods }) => ({ slug: methods?.shipping })),
    saveOrder: answerGiven('saveOrder', ({ order }) => order?.remarks),
    findOrder: answer('findOrder'),
  },
  delays: {
    reconcilingPause: () => act(async () => void vi.advanceTimersByTime(5000)),
  },
  states: {
    arriving: () => undefined,
    loading: () => {
      seeScreen('loading', true);
      seeText(words.loading);
    },
    failed: () => {
      seeScreen('failed');
      seeHeading(words.failed.title);
    },
    lookingForOrder: () => seeScreen('lookingForOrder', true),
    empty: () => {
      seeScreen('empty');
      seeHeading(words.empty.title);
    },
    'steps.identify.choice': () => seeStep('identify'),
    'steps.identify.signingIn': () => seeStep('identify', true),
    'steps.identify.savingGuest': () => seeStep('identify', true),
    'steps.address.opening': () => undefined,
    'steps.address.loadingAddresses': () => seeScreen('address', true),
    'steps.address.editing': () => seeStep('address'),
    'steps.address.savingBilling': () => seeStep('address', true),
    'steps.address.savingShipping': () => seeStep('address', true),
    'steps.methods.opening': () => undefined,
    'steps.methods.loadingLists': () => seeStep('methods', true),
    'steps.methods.listsFailed': () => {
      seeStep('methods');
      seeText(words.methods.listsFailed);
    },
    'steps.methods.noneAvailable': () => {
      seeStep('methods');
      seeText(words.methods.noneAvailable);
    },
    'steps.methods.editing': () => {
      seeStep('methods');
      expect(screen.getByRole('button', { name: words.methods.submit }).isConnected).toBe(true);
    },
    'steps.methods.savingPayment': () => seeStep('methods', true),
    'steps.methods.savingShipping': () => seeStep('methods', true),
    'steps.review.idle': (_view, { facts }) => {
      seeStep('review');
      expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /AGB/ }).checked).toBe(
        facts.isTermsAccepted,
      );
      expect(screen.queryByText(words.review.missingTitle)).toBe(null);
      expect(screen.queryByText(words.review.retryTitle)).toBe(null);
      expect(orderButton().textContent).toBe(words.review.submit);
    },
    'steps.review.missing': () => {
      seeStep('review');
      seeText(words.review.missingTitle);
    },
    'steps.review.checked': () => undefined,
    'steps.review.changedElsewhere': () => {
      seeStep('review');
      expect(screen.getByRole('alert').textContent).toContain(words.changedElsewhere);
      const told = orderButton().getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(told)?.textContent).toBe(words.changedElsewhere);
    },
    'steps.review.notPlaced': () => {
      seeStep('review');
      seeText(words.review.retryTitle);
      expect(orderButton().textContent).toBe(words.review.submit);
    },
    'ordering.submitting': () => {
      seeScreen('ordering', true);
      seeHeading(words.review.submitting);
    },
    'ordering.settling.reconciling': () => {
      seeScreen('ordering', true);
      seeText(words.reconciling.asking);
    },
    'ordering.settling.waiting': () => {
      seeScreen('ordering');
      seeText(words.reconciling.waiting);
    },
    changed: () => {
      seeScreen('changed');
      seeHeading(words.changed.title);
    },
    forbidden: () => {
      seeScreen('forbidden');
      seeHeading(words.forbidden.title);
    },
    placed: (view) => {
      const { pathname } = visitOf(view).page.router.state.location;
      expect(pathname).toMatch(/^\/shop\/checkout\/confirmation\//);
    },
  },
  close: (view) => {
    const { page } = visitOf(view);
    page.unmount();
    page.system.app.stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  },
};
