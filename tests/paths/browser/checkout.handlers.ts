import { expect, type Page } from '@playwright/test';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { Sample } from '#machines/path-ready.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { basketPage } from '#tests/e2e/models/basket-page.ts';
import {
  checkoutPage,
  checkoutPaths,
  freshEmail,
  privateAddress,
  type StepName,
} from '#tests/e2e/models/checkout-page.ts';
import { expectSignedIn, loginForm, people } from '#tests/e2e/models/login-page.ts';
import { basketInHeader } from '#tests/e2e/models/shop-front.ts';
import { post, visit, waitUntilLive, type FoundArticle } from '#tests/e2e/models/visit.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';
import { ownArticle, ownPerson } from './own-data.ts';
import { reconnect } from '#tests/e2e/models/connection.ts';

const { checkout: words, order } = texts;

/** One buyer and the calls of the checkout, which wait for the path. */
export interface CheckoutBrowser {
  readonly page: Page;
  /** Number of the test worker: articles and people of its own. */
  readonly worker: number;
  /** Data folder of the shop. */
  readonly shopFolder: string | undefined;
  /** The server breaks a rule on purpose; a path must notice. */
  readonly isRuleBroken?: boolean;
  calls?: HeldCalls;
  article?: FoundArticle;
}

const reconcilingPauseMs = 5000;

const callsOf = ({ calls }: CheckoutBrowser): HeldCalls => {
  if (calls === undefined) throw new Error('The checkout is not open.');
  return calls;
};

const answer =
  (...names: readonly string[]) =>
  async (world: CheckoutBrowser, { server }: Sample): Promise<void> => {
    for (const name of names) await callsOf(world).releaseAs(name, server);
  };

/** A reading call is asked once more when nobody answers; both are cut off. */
const answerFindOrder = async (world: CheckoutBrowser, sample: Sample): Promise<void> => {
  await answer('order.list')(world, sample);
  if (sample.server === 'no-answer') await answer('order.list')(world, sample);
};

const screen = (page: Page) => page.locator('[data-machine="checkout"]');

async function seeScreen({ page }: CheckoutBrowser, name: string, isBusy = false): Promise<void> {
  await expect(screen(page)).toHaveAttribute('data-state', name);
  await expect(screen(page)).toHaveAttribute('aria-busy', String(isBusy));
}

async function seeStep(world: CheckoutBrowser, step: StepName, isBusy: boolean): Promise<void> {
  await seeScreen(world, step, isBusy);
  await checkoutPage(world.page).expectStep(step);
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

async function sayEverything(page: Page, isGuest: boolean): Promise<void> {
  const facts = [
    ...(isGuest ? [['billing-address', { guestEmail: freshEmail() }]] : []),
    ['billing-address', { address: privateAddress }],
    ['shipping-address', { isSameAsBilling: true }],
    ['shipping-method', { slug: 'standard' }],
    ['payment-method', { slug: 'rechnung' }],
  ] as [string, unknown][];
  for (const [path, body] of facts) {
    const reply = (await (await post(page, `/shop/checkout/${path}`, body)).json()) as { success: boolean };
    if (!reply.success) throw new Error(`${path} was refused: ${JSON.stringify(reply)}`);
  }
}

/** The same basket in another tab of the same browser, which is closed once this one has heard of the change. */
async function inAnotherTab({ page, article }: CheckoutBrowser, change: 'more' | 'remove'): Promise<void> {
  const heard = page.waitForResponse(/\/rest\/shop\/basket$/);
  const before = await basketInHeader(page).ariaSnapshot();
  const tab = await page.context().newPage();
  await visit(tab, '/shop/basket');
  const answered = tab.waitForResponse(/\/rest\/shop\/basket\/(?:update-quantity|remove)$/);
  await basketPage(tab)
    .line(article?.displayName ?? '')
    [change].click();
  await answered;
  await (await heard).finished();
  await expect.poll(() => basketInHeader(page).ariaSnapshot()).not.toBe(before);
  await tab.close();
}

/** The checkout in a browser on a built shop; what fails is made to fail by the server's scenario switch. */
export const checkoutBrowserHandlers: Handlers<typeof checkoutMachine, CheckoutBrowser> = {
  open: async (world, _input, sample) => {
    const { page, worker, shopFolder } = world;
    await page.clock.install();
    await page.goto('/page/impressum');
    if (sample === 'customerAtReview') {
      await visit(page, '/login');
      await loginForm(page).signIn(await ownPerson(worker, people.private, shopFolder));
      await expectSignedIn(page);
      await post(page, '/shop/basket/removeall', {});
    }
    world.article = await ownArticle(page, worker);
    // Who has chosen a mode keeps it: no answer changes the prices on the way (docs/decisions/0169).
    if (sample === 'guest') await post(page, '/systems/set-b2c', {});
    if (sample !== 'guest') await sayEverything(page, sample === 'guestAtReview');
    await page.goto(sample === 'guest' ? checkoutPaths.identify : checkoutPaths.review);
    await waitUntilLive(page);
    world.calls = await holdCalls(
      page,
      [
        'checkout.billingAddress',
        'checkout.shippingAddress',
        'checkout.paymentMethod',
        'checkout.shippingMethod',
        'checkout.saveOrder',
        'method.payment',
        'method.shipping',
        'order.list',
      ],
      // The page that thanks for an order reads it by its number; that is no part of the checkout.
      (url, name) => name !== 'order.list' || !url.searchParams.has('orderNumber'),
      world.isRuleBroken,
    );
  },
  events: {
    'checkout.reload': ({ page }) => page.getByRole('button', { name: words.failed.reload }).click(),
    'step.continue': ({ page }) => page.getByRole('button', { name: words.identify.continue }).click(),
    'guest.submit': async ({ page }) => {
      const checkout = checkoutPage(page);
      await checkout.guestEmail.fill(freshEmail());
      await checkout.guestSubmit.click();
    },
    'login.submit': ({ page, worker, shopFolder }) =>
      ownPerson(worker, people.private, shopFolder).then((email) => loginForm(page).signIn(email)),
    'addresses.submit': async ({ page }) => {
      const checkout = checkoutPage(page);
      await checkout.typeAddress();
      await checkout.addressSubmit.click();
    },
    'methods.submit': async ({ page }) => {
      const checkout = checkoutPage(page);
      await checkout.shipping('Express').check();
      await checkout.payment('Rechnung').check();
      await checkout.methodsSubmit.click();
    },
    'methods.reload': ({ page }) => page.getByRole('button', { name: words.methods.reload }).click(),
    'terms.check': ({ page }, { isAccepted }) => checkoutPage(page).terms.setChecked(isAccepted),
    'order.submit': ({ page }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /^Zahlungspflichtig bestellen/ })
        .click(),
    'changes.accept': async (world) => {
      callsOf(world).setHeld('basket.show', true);
      await world.page.getByRole('button', { name: words.changed.accept }).click();
    },
    'address.changed': ({ page }) =>
      checkoutPage(page).steps.getByRole('link', { name: words.steps.methods }).click(),
    'basket.changed': (world, _event, sample) => inAnotherTab(world, sample === 'newer' ? 'more' : 'remove'),
    'basket.revised': () => Promise.reject(new Error('tests/e2e/coupons.spec.ts does this')),
    'session.changed': (world, _event) => callsOf(world).release('session.login'),
    'login.failed': (world) => callsOf(world).release('session.login', 'login.failed'),
    'connection.returned': ({ page }) => reconnect(page),
  },
  calls: {
    loadBasket: async (world, sample) => {
      await answer('basket.show')(world, sample);
      callsOf(world).setHeld('basket.show', false);
    },
    findLatestOrder: answer('order.list'),
    saveGuest: answer('checkout.billingAddress'),
    loadAddresses: answer('address.list'),
    saveBillingAddress: answer('checkout.billingAddress'),
    saveShippingAddress: answer('checkout.shippingAddress'),
    loadMethods: answer('method.payment', 'method.shipping'),
    savePaymentMethod: answer('checkout.paymentMethod'),
    saveShippingMethod: answer('checkout.shippingMethod'),
    saveOrder: answer('checkout.saveOrder'),
    findOrder: answerFindOrder,
  },
  delays: {
    reconcilingPause: ({ page }) => page.clock.runFor(reconcilingPauseMs),
  },
  states: {
    arriving: () => undefined,
    loading: (world) => seeScreen(world, 'loading', true),
    failed: async (world) => {
      await seeScreen(world, 'failed');
      await expect(heading(world.page, words.failed.title)).toBeVisible();
    },
    lookingForOrder: (world) => seeScreen(world, 'lookingForOrder', true),
    empty: async (world) => {
      await seeScreen(world, 'empty');
      await expect(heading(world.page, words.empty.title)).toBeVisible();
    },
    'steps.identify.choice': (world) => seeStep(world, 'identify', false),
    'steps.identify.signingIn': (world) => seeStep(world, 'identify', true),
    'steps.identify.savingGuest': (world) => seeStep(world, 'identify', true),
    'steps.address.opening': () => undefined,
    'steps.address.loadingAddresses': (world) => seeScreen(world, 'address', true),
    'steps.address.editing': (world) => seeStep(world, 'address', false),
    'steps.address.savingBilling': (world) => seeStep(world, 'address', true),
    'steps.address.savingShipping': (world) => seeStep(world, 'address', true),
    'steps.methods.opening': () => undefined,
    'steps.methods.loadingLists': (world) => seeScreen(world, 'methods', true),
    'steps.methods.listsFailed': (world) => seeScreen(world, 'methods'),
    'steps.methods.noneAvailable': async (world) => {
      await seeStep(world, 'methods', false);
      await expect(world.page.getByRole('main')).toContainText(words.methods.noneAvailable);
    },
    'steps.methods.editing': async (world, { problem }) => {
      await seeStep(world, 'methods', false);
      const told = world.page.getByRole('main').getByRole('alert');
      await (problem === null ? expect(told).toHaveCount(0) : expect(told).toBeVisible());
    },
    'steps.methods.savingPayment': (world) => seeStep(world, 'methods', true),
    'steps.methods.savingShipping': (world) => seeStep(world, 'methods', true),
    'steps.review.idle': async (world, { facts }) => {
      await seeStep(world, 'review', false);
      const { terms, main } = checkoutPage(world.page);
      await expect(terms).toBeChecked({ checked: facts.isTermsAccepted });
      await expect(main.getByText(words.review.missingTitle)).toBeHidden();
      await expect(main.getByText(words.review.retryTitle)).toBeHidden();
    },
    'steps.review.missing': async (world) => {
      await seeStep(world, 'review', false);
      await expect(world.page.getByRole('alert')).toContainText(words.review.missingTitle);
    },
    'steps.review.checked': () => undefined,
    'steps.review.changedElsewhere': async (world) => {
      await seeStep(world, 'review', false);
      await expect(world.page.getByRole('alert')).toContainText(words.changedElsewhere);
    },
    'steps.review.notPlaced': async (world) => {
      await seeStep(world, 'review', false);
      await expect(world.page.getByRole('alert')).toContainText(words.review.retryTitle);
    },
    'ordering.submitting': async (world) => {
      await seeScreen(world, 'ordering', true);
      await expect(heading(world.page, words.review.submitting)).toBeVisible();
    },
    'ordering.settling.reconciling': async (world) => {
      await seeScreen(world, 'ordering', true);
      await expect(world.page.getByRole('main')).toContainText(words.reconciling.asking);
    },
    'ordering.settling.waiting': async (world) => {
      await seeScreen(world, 'ordering');
      await expect(world.page.getByRole('main')).toContainText(words.reconciling.waiting);
    },
    changed: async (world) => {
      await seeScreen(world, 'changed');
      await expect(heading(world.page, words.changed.title)).toBeVisible();
    },
    forbidden: async (world) => {
      await seeScreen(world, 'forbidden');
      await expect(heading(world.page, words.forbidden.title)).toBeVisible();
    },
    placed: async ({ page }) => {
      await expect(heading(page, order.confirmation.title)).toBeVisible();
      await expect(page).toHaveURL(/\/shop\/checkout\/confirmation\//);
    },
  },
};
