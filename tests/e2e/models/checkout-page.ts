import type { AddressInput } from '#contract/address.ts';
import { texts } from '#texts/de.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/support/shop-test.ts';
import { fillBasket, post, visit, waitUntilLive } from './visit.ts';
import type { FoundArticle } from './visit.ts';

const words = texts.checkout;

export type StepName = keyof typeof words.steps;
const numbers: Readonly<Record<StepName, number>> = { identify: 1, address: 2, methods: 3, review: 4 };

export const checkoutPaths: Readonly<Record<StepName, string>> = {
  identify: '/shop/checkout',
  address: '/shop/checkout/2',
  methods: '/shop/checkout/3',
  review: '/shop/checkout/4',
};

export const privateAddress = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'none',
  firstname: 'Gerda',
  lastname: 'Gast',
  street: 'Musterweg',
  houseNumber: '7 a',
  addition: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
} as const;

/** Whose goods are bought for a business. */
export const companyAddress: AddressInput = { ...privateAddress, kind: 'company', company: 'Werk GmbH' };

export interface CheckoutPage {
  readonly main: Locator;
  readonly steps: Locator;
  readonly guestEmail: Locator;
  readonly guestSubmit: Locator;
  readonly billing: Locator;
  readonly addressSubmit: Locator;
  readonly payment: (name: string) => Locator;
  readonly shipping: (name: string) => Locator;
  readonly methodsSubmit: Locator;
  readonly terms: Locator;
  readonly order: Locator;
  readonly thanks: Locator;
  readonly orderNumber: () => Promise<string>;
  readonly expectStep: (step: StepName) => Promise<void>;
  readonly typeAddress: (address?: Partial<Record<keyof typeof privateAddress, string>>) => Promise<void>;
}

/** The checkout with its four steps and the page after it. */
export function checkoutPage(page: Page): CheckoutPage {
  const main = page.getByRole('main');
  const billing = main.getByRole('region', { name: words.address.billing, exact: true });
  const field = (name: string) => billing.getByRole('textbox', { name });
  const thanks = main.getByRole('heading', { level: 1, name: texts.order.confirmation.title });
  return {
    main,
    steps: main.getByRole('navigation', { name: words.stepsLabel }),
    guestEmail: main
      .getByRole('region', { name: words.identify.guest })
      .getByRole('textbox', { name: words.identify.guestEmail }),
    guestSubmit: main.getByRole('button', { name: words.identify.guestSubmit }),
    billing,
    addressSubmit: main.getByRole('button', { name: words.address.submit }),
    payment: (name) =>
      main.getByRole('radiogroup', { name: words.methods.payment }).getByRole('radio', { name }),
    shipping: (name) =>
      main.getByRole('radiogroup', { name: words.methods.shipping }).getByRole('radio', { name }),
    methodsSubmit: main.getByRole('button', { name: words.methods.submit }),
    terms: main.getByRole('checkbox', { name: /^Ich akzeptiere die AGB/ }),
    order: main.getByRole('button', { name: words.review.submit }),
    thanks,
    orderNumber: async () => {
      await expect(thanks).toBeVisible();
      const sentence = await main.getByText(/^Ihre Bestellnummer ist .+\.$/).innerText();
      return sentence.replace(/^Ihre Bestellnummer ist (.+)\.$/, '$1');
    },
    expectStep: async (step) => {
      const name = words.stepOf({ number: numbers[step], name: words.steps[step] });
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${checkoutPaths[step]}$`));
    },
    typeAddress: async (given = {}) => {
      const address = { ...privateAddress, ...given };
      await billing.getByRole('radio', { name: words.address.kinds.private }).check();
      await field(words.address.firstname).fill(address.firstname);
      await field(words.address.lastname).fill(address.lastname);
      await field(words.address.street).fill(address.street);
      await field(words.address.houseNumber).fill(address.houseNumber);
      await field(words.address.zip).fill(address.zip);
      await field(words.address.city).fill(address.city);
    },
  };
}

/** Goes through the checkout up to its last step, as somebody does who is signed in. */
export async function walkToReview(page: Page): Promise<void> {
  const checkout = checkoutPage(page);
  await visit(page, '/shop/checkout');
  await checkout.expectStep('address');
  await checkout.typeAddress();
  await checkout.addressSubmit.click();
  await checkout.expectStep('methods');
  await checkout.payment('Rechnung').check();
  await checkout.shipping('Standardversand').check();
  await checkout.methodsSubmit.click();
  await checkout.expectStep('review');
}

interface Prepared {
  readonly article: FoundArticle;
  readonly email: string;
}

let preparedCount = 0;

/** A mail address no other test uses. */
export const freshEmail = (): string =>
  `gast-${process.pid}-${Date.now()}-${++preparedCount}@beispiel.example`;

async function sendOrFail(page: Page, path: string, body: unknown): Promise<Record<string, unknown>> {
  const answer = await post(page, path, body);
  const reply = (await answer.json()) as Record<string, unknown>;
  if (reply['success'] !== true) throw new Error(`${path} was refused: ${JSON.stringify(reply)}`);
  return reply;
}

/**
 * Orders what lies in the basket of the page's session by the calls of the shop; gives the order's number.
 *
 * @param email mail address of a guest; null for somebody who is signed in
 * @param payment slug of the kind of payment
 */
export async function placeOrder(page: Page, email: string | null, payment = 'rechnung'): Promise<string> {
  if (email !== null) await sendOrFail(page, '/shop/checkout/billing-address', { guestEmail: email });
  await sendOrFail(page, '/shop/checkout/billing-address', { address: privateAddress });
  await sendOrFail(page, '/shop/checkout/shipping-address', { isSameAsBilling: true });
  await sendOrFail(page, '/shop/checkout/shipping-method', { slug: 'standard' });
  const reply = await sendOrFail(page, '/shop/checkout/payment-method', { slug: payment });
  const { checkoutData } = reply['basket'] as { checkoutData: { orderToken: string } };
  const placed = await sendOrFail(page, '/shop/checkout/save-order', {
    orderToken: checkoutData.orderToken,
    agb_check_approved: true,
    comment: '',
  });
  return String(placed['orderNumber']);
}

/** Brings a guest up to a step by the same calls the shop makes, and opens that step. */
export async function openCheckoutAt(
  page: Page,
  step: StepName,
  search = 'toner',
  address: AddressInput = privateAddress,
): Promise<Prepared> {
  const article = await fillBasket(page, search);
  const email = freshEmail();
  if (numbers[step] > 1) await sendOrFail(page, '/shop/checkout/billing-address', { guestEmail: email });
  if (numbers[step] > 2) {
    await sendOrFail(page, '/shop/checkout/billing-address', { address });
    await sendOrFail(page, '/shop/checkout/shipping-address', { isSameAsBilling: true });
  }
  if (numbers[step] > 3) {
    await sendOrFail(page, '/shop/checkout/shipping-method', { slug: 'standard' });
    await sendOrFail(page, '/shop/checkout/payment-method', { slug: 'rechnung' });
  }
  await page.goto(checkoutPaths[step]);
  await waitUntilLive(page);
  return { article, email };
}
