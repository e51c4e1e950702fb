import { failureSamples, httpErrorSample, inWords } from '../path-ready.ts';
import type { Catalog } from '../path-ready.ts';
import type { checkoutMachine } from './checkout.machine.ts';
import { checkoutWords } from './checkout.words.ts';
import {
  checkoutBaskets as baskets,
  openedCheckout as opened,
  refusedWith,
  risenRefusal,
  sampleAddress,
  sampleFirm,
  sampleMethods,
  sampleOrder,
  samplePayment,
  sampleShipping,
  sampleWarehouse,
  typedAddress,
} from './checkout.samples.ts';

const ended = refusedWith('session.ended', 'Ihre Sitzung ist abgelaufen.', 'Your session has ended.');
const failures = { ...failureSamples, sessionEnded: ended, httpError: httpErrorSample };
const nothingToOrder = refusedWith('basket.empty', 'Der Warenkorb ist leer.', 'The basket is empty.');
const savingFailures = { ...failures, empty: nothingToOrder };
const saved = (basket: (typeof baskets)['guest']) => ({ success: true as const, basket, corrections: [] });

/** What may happen in a checkout, and what must stay true (docs/decisions/0017). */
export const checkoutCatalog: Catalog<typeof checkoutMachine> = {
  words: checkoutWords,
  inputs: {
    guest: {
      input: opened(baskets.anonymous),
      ...inWords('Im Warenkorb „Zur Kasse“ drücken.', 'Press "Go to checkout" in the basket.', 3),
    },
    deepLink: {
      input: opened(baskets.complete, 4),
      ...inWords('/shop/checkout/4 öffnen.', 'Open /shop/checkout/4.', 0.3),
    },
    customer: {
      input: opened(baskets.customer),
      ...inWords('Angemeldet zur Kasse gehen.', 'Go to checkout signed in.', 0.5),
    },
    withoutMethods: {
      input: {
        ...opened(baskets.addressed, 3),
        loaded: {
          ...opened(baskets.addressed).loaded,
          paymentMethods: [{ ...samplePayment, isAvailable: false }],
        },
      },
      ...inWords(
        'Schritt 3 öffnen, ohne dass eine Zahlungsart möglich ist.',
        'Open step 3 without a way to pay.',
        0.1,
      ),
    },
    empty: {
      input: opened(baskets.empty),
      ...inWords('Mit leerem Warenkorb zur Kasse gehen.', 'Go to checkout with an empty basket.', 0.1),
    },
    notAllowed: {
      input: { ...opened(baskets.anonymous), mayOrder: false },
      ...inWords('Ohne Bestellrecht zur Kasse gehen.', 'Go to checkout without permission to order.', 0.1),
    },
  },
  events: {
    'checkout.reload': {
      reload: {
        event: { type: 'checkout.reload' },
        ...inWords('„Noch einmal“ drücken.', 'Press "Try again".'),
      },
    },
    'step.continue': {
      next: { event: { type: 'step.continue' }, ...inWords('„Weiter“ drücken.', 'Press "Continue".') },
    },
    'guest.submit': {
      erika: {
        event: { type: 'guest.submit', email: 'erika@example.com' },
        ...inWords('Die E-Mail-Adresse eingeben und als Gast weitergehen.', 'Go on as a guest.', 2),
      },
      karl: {
        event: { type: 'guest.submit', email: 'karl@kleber.example' },
        ...inWords('Als Gast mit einer anderen E-Mail-Adresse weitergehen.', 'Go on as another guest.'),
      },
    },
    'login.submit': {
      buyer: {
        event: { type: 'login.submit', email: 'einkauf@muster-gmbh.example', password: 'p' },
        ...inWords('Sich in der Kasse anmelden.', 'Sign in at the checkout.'),
      },
      head: {
        event: { type: 'login.submit', email: 'leitung@muster-gmbh.example', password: 'q' },
        ...inWords('Sich in der Kasse als jemand anderes anmelden.', 'Sign in as somebody else.', 0.5),
      },
    },
    'addresses.submit': {
      same: {
        event: {
          type: 'addresses.submit',
          billing: { address: typedAddress(sampleAddress) },
          shipping: { isSameAsBilling: true },
        },
        ...inWords('Die Rechnungsadresse eingeben und weitergehen.', 'Enter the billing address.', 2),
      },
      firm: {
        event: {
          type: 'addresses.submit',
          billing: { address: typedAddress(sampleFirm) },
          shipping: { address: typedAddress(sampleWarehouse) },
        },
        ...inWords(
          'Die Adresse einer Firma und eine andere Lieferadresse eingeben und weitergehen.',
          'Enter the address of a firm and another one to deliver to.',
        ),
      },
    },
    'methods.submit': {
      invoice: {
        event: { type: 'methods.submit', payment: { slug: 'invoice' }, shipping: 'parcel' },
        ...inWords('Rechnung und Paket wählen und weitergehen.', 'Choose invoice and parcel.', 2),
      },
      prepaid: {
        event: { type: 'methods.submit', payment: { slug: 'prepaid' }, shipping: 'parcel' },
        ...inWords('Vorkasse und Paket wählen und weitergehen.', 'Choose prepayment and parcel.', 0.5),
      },
      debit: {
        event: {
          type: 'methods.submit',
          payment: { slug: 'debit', iban: 'DE02120300000000202051', accountHolder: 'Karl Kleber' },
          shipping: 'express',
        },
        ...inWords(
          'Lastschrift mit IBAN und Kontoinhaber und Express wählen und weitergehen.',
          'Choose direct debit with IBAN and account holder, and express.',
        ),
      },
    },
    'methods.reload': {
      reload: {
        event: { type: 'methods.reload' },
        ...inWords('„Noch einmal laden“ drücken.', 'Press "Load again".'),
      },
    },
    'terms.check': {
      on: {
        event: { type: 'terms.check', isAccepted: true },
        ...inWords('Den Haken bei den AGB setzen.', 'Tick the terms.', 2),
      },
      off: {
        event: { type: 'terms.check', isAccepted: false },
        ...inWords('Den Haken bei den AGB entfernen.', 'Untick the terms.', 0.2),
      },
    },
    'order.submit': {
      order: {
        event: {
          type: 'order.submit',
          remarks: { comment: 'Bitte im Hof abgeben.', reference: 'PO-4711', deliveryDay: '2026-12-03' },
        },
        ...inWords(
          '„Bitte im Hof abgeben.“ als Bemerkung eingeben und „Zahlungspflichtig bestellen“ drücken.',
          'Enter a comment and press "Order with obligation to pay".',
          3,
        ),
      },
      mornings: {
        event: {
          type: 'order.submit',
          remarks: { comment: 'Nur vormittags liefern.', reference: 'Lager 2', deliveryDay: '' },
        },
        ...inWords(
          '„Nur vormittags liefern.“ als Bemerkung und „Lager 2“ als Nummer eingeben und bestellen.',
          'Enter another comment and another number, and order.',
        ),
      },
    },
    'changes.accept': {
      accept: {
        event: { type: 'changes.accept' },
        ...inWords('Die Änderung bestätigen.', 'Accept the change.'),
      },
    },
    'address.changed': {
      bare: {
        event: { type: 'address.changed', step: null },
        ...inWords('/shop/checkout öffnen.', 'Open /shop/checkout.'),
      },
      three: {
        event: { type: 'address.changed', step: 3 },
        ...inWords('/shop/checkout/3 öffnen.', 'Open /shop/checkout/3.', 0.5),
      },
    },
    'basket.changed': {
      newer: {
        event: { type: 'basket.changed', basket: baskets.newer },
        ...inWords('Den Warenkorb in einem anderen Tab ändern.', 'Change the basket in another tab.', 0.3),
      },
      lessSaid: {
        event: { type: 'basket.changed', basket: baskets.newerAddressed },
        ...inWords(
          'Den Warenkorb in einem anderen Tab so ändern, dass Zahlung und Versand neu zu wählen sind.',
          'Change the basket in another tab so that payment and shipping have to be chosen again.',
          0.1,
        ),
      },
      risen: {
        event: { type: 'basket.changed', basket: baskets.risen },
        ...inWords('Ein Preis steigt.', 'A price rises.', 0.1),
      },
      emptied: {
        event: { type: 'basket.changed', basket: baskets.newerEmpty },
        ...inWords('Den Warenkorb in einem anderen Tab leeren.', 'Empty the basket in another tab.', 0.1),
      },
    },
    'basket.revised': {
      reduced: {
        event: { type: 'basket.revised', basket: baskets.newer },
        ...inWords('In der Prüfung einen Gutschein einlösen.', 'Use a coupon in the review.', 0.3),
      },
      dearer: {
        event: { type: 'basket.revised', basket: baskets.risen },
        ...inWords(
          'In der Prüfung einen Gutschein einlösen, während ein Preis steigt.',
          'Use a coupon in the review while a price rises.',
          0.1,
        ),
      },
    },
    'session.changed': {
      signedIn: {
        event: { type: 'session.changed', mayOrder: true },
        ...inWords('Die Anmeldung gelingt.', 'The sign-in succeeds.'),
      },
    },
    'login.failed': {
      wrong: {
        event: {
          type: 'login.failed',
          problem: { code: 'login.failed', messages: ['E-Mail oder Passwort ist falsch.'], fieldErrors: {} },
        },
        ...inWords('Das Passwort ist falsch.', 'The password is wrong.', 0.3),
      },
    },
    'connection.returned': {
      online: {
        event: { type: 'connection.returned' },
        ...inWords('Die Verbindung ist wieder da.', 'The connection is back.', 0.1),
      },
    },
  },
  calls: {
    loadBasket: {
      ok: {
        output: { basket: baskets.anonymous },
        ...inWords(
          'Der Warenkorb kommt; der Gast hat noch nichts angegeben.',
          'The basket arrives; the guest has given nothing yet.',
          3,
        ),
      },
      customer: {
        output: { basket: baskets.customer },
        ...inWords(
          'Der Warenkorb eines angemeldeten Kunden kommt.',
          'The basket of a customer who is signed in arrives.',
        ),
      },
      complete: {
        output: { basket: baskets.complete },
        ...inWords(
          'Der Warenkorb kommt; alles ist schon angegeben.',
          'The basket arrives; everything has been given before.',
        ),
      },
      withoutToken: {
        output: { basket: baskets.withoutToken },
        ...inWords('Der Beleg für die Bestellung fehlt noch.', 'The order token is not there yet.', 0.1),
      },
      empty: {
        output: { basket: baskets.empty },
        ...inWords('Der Warenkorb ist leer.', 'The basket is empty.', 0.3),
      },
      ...failures,
    },
    findLatestOrder: {
      ok: {
        output: { items: [sampleOrder], total: 1, item: null },
        ...inWords('Es gibt eine Bestellung.', 'There is an order.'),
      },
      ...failures,
    },
    saveGuest: {
      ok: {
        output: saved(baskets.guest),
        ...inWords('Der Gast ist gespeichert.', 'The guest is stored.', 2),
      },
      ...savingFailures,
    },
    loadAddresses: {
      ok: {
        output: { items: [{ ...sampleAddress, id: 1 }] },
        ...inWords('Die Adressen kommen.', 'The addresses arrive.', 2),
      },
      ...failures,
    },
    saveBillingAddress: {
      ok: {
        output: saved(baskets.guest),
        ...inWords('Die Adresse ist gespeichert.', 'The address is stored.', 2),
      },
      ...savingFailures,
    },
    saveShippingAddress: {
      ok: {
        output: saved(baskets.addressed),
        ...inWords('Die Adresse ist gespeichert.', 'The address is stored.', 2),
      },
      complete: {
        output: saved(baskets.complete),
        ...inWords(
          'Die Adresse ist gespeichert; alles andere war schon gesagt.',
          'The address is stored; everything else had been said.',
        ),
      },
      ...savingFailures,
    },
    loadMethods: {
      ok: {
        output: sampleMethods,
        ...inWords('Die Arten kommen.', 'The methods arrive.', 2),
      },
      none: {
        output: { payment: [{ ...samplePayment, isAvailable: false }], shipping: [sampleShipping] },
        ...inWords('Keine Zahlungsart ist möglich.', 'No payment method is possible.', 0.1),
      },
      ...failures,
    },
    saveShippingMethod: {
      ok: {
        output: saved(baskets.addressed),
        ...inWords('Die Versandart ist gespeichert.', 'The shipping method is stored.', 2),
      },
      ...savingFailures,
    },
    savePaymentMethod: {
      ok: {
        output: saved(baskets.complete),
        ...inWords('Die Zahlungsart ist gespeichert.', 'The payment method is stored.', 2),
      },
      ...savingFailures,
    },
    saveOrder: {
      ok: {
        output: {
          success: true,
          orderNumber: 'K-100001',
          isRepetition: false,
          redirectTo: '/my/orders?orderNumber=K-100001',
        },
        ...inWords('Die Bestellung ist eingegangen.', 'The order is placed.', 3),
      },
      ...failures,
      incomplete: refusedWith('checkout.incomplete', 'Es fehlen Angaben.', 'Data is missing.', {
        basket: baskets.incomplete,
      }),
      risen: risenRefusal,
      conflict: refusedWith(
        'token.conflict',
        'Der Warenkorb ist ein anderer.',
        'The basket is another one.',
        {
          basket: baskets.newer,
        },
      ),
      changedBlind: refusedWith('stock.tooLow', 'Nicht genug vorrätig.', 'Not enough in stock.'),
      empty: nothingToOrder,
      notAllowed: refusedWith('order.notAllowed', 'Nicht freigeschaltet.', 'Not allowed.'),
    },
    findOrder: {
      ok: {
        output: { items: [], total: 1, item: sampleOrder },
        ...inWords('Die Bestellung ist angekommen.', 'The order has arrived.', 2),
      },
      notThere: {
        output: { items: [], total: 0, item: null },
        ...inWords('Die Bestellung gibt es nicht.', 'There is no such order.'),
      },
      ...failures,
    },
  },
  delays: {
    reconcilingPause: inWords('Fünf Sekunden warten.', 'Wait for five seconds.'),
  },
  abstract: ({ facts: { missing, ...facts }, basket }) => ({
    ...facts,
    missing: [...missing],
    // The rise of a price is measured against what the buyer saw last.
    unitPrice: basket.items[0]?.price.net_price ?? null,
  }),
  invariants: {
    'review is only reached with both addresses and both methods': ({ value, context }) =>
      !JSON.stringify(value).includes('"review"') ||
      context.facts.furthestStep === 4 ||
      context.facts.missing.length > 0,
    'an order is only sent with a token, accepted terms and permission': ({ value, context: { facts } }) =>
      !JSON.stringify(value).includes('"submitting"') ||
      (facts.orderToken !== null && facts.isTermsAccepted && facts.mayOrder && facts.missing.length === 0),
    'placed means that the order has a number': ({ value, context }) =>
      value !== 'placed' || (context.orderNumber !== null && context.orderNumber !== ''),
    'terms are accepted only for what is shown': ({ value, context: { facts } }) =>
      !facts.isTermsAccepted || value !== 'changed',
    'no step is shown without positions': ({ value, context }) =>
      !JSON.stringify(value).includes('"steps"') || context.facts.hasPositions,
    'the total shown is the total of the basket that is ordered': ({ context: { basket, facts } }) =>
      basket.checkoutData.orderToken === facts.orderToken,
  },
};
