import type { ChartWords } from '#machines/path-ready.ts';
import type { CheckoutMachine } from './checkout.machine.ts';

/** What people call the chart `checkout` and its parts; states stand in the order in which they are read. */
export const checkoutWords: ChartWords<CheckoutMachine> = {
  title: { de: 'Kasse', en: 'Checkout' },
  description: {
    de: 'Vom gefüllten Warenkorb zur Bestellung: anmelden, Adressen, Zahlung und Versand, prüfen.',
    en: 'From the filled basket to the order: sign in, addresses, payment and shipping, review.',
  },
  states: {
    arriving: {
      title: { de: 'Welcher Schritt?', en: 'Which step?' },
      description: {
        de: 'Der weiteste erlaubte Schritt wird gewählt.',
        en: 'The furthest step that is allowed is chosen.',
      },
      spec: [],
    },
    loading: {
      title: { de: 'Wird geladen', en: 'Loading' },
      description: {
        de: 'Der Warenkorb und die bisherigen Angaben werden geladen.',
        en: 'The basket and what was said so far are being loaded.',
      },
      spec: ['S2.9-05', 'S7.1-46'],
    },
    failed: {
      title: { de: 'Nicht geladen', en: 'Not loaded' },
      description: {
        de: 'Die Kasse konnte nicht geladen werden; man kann es noch einmal versuchen.',
        en: 'The checkout could not be loaded; one can try again.',
      },
      spec: ['S8-03'],
    },
    lookingForOrder: {
      title: { de: 'Sucht letzte Bestellung', en: 'Looking for an order' },
      description: {
        de: 'Der Warenkorb ist leer; der Shop sieht nach, ob gerade bestellt wurde.',
        en: 'The basket is empty; the shop looks whether something has just been ordered.',
      },
      spec: ['S7.1-40'],
    },
    empty: {
      title: { de: 'Leer', en: 'Empty' },
      description: {
        de: 'Der Warenkorb ist leer; die letzte Bestellung ist verlinkt.',
        en: 'The basket is empty; the last order is linked.',
      },
      spec: ['S2.9-05'],
    },
    steps: {
      title: { de: 'Schritte', en: 'Steps' },
      description: { de: 'Die vier Schritte der Kasse.', en: 'The four steps of the checkout.' },
      spec: ['S2.9-07', 'S2.9-08'],
    },
    'steps.identify': {
      title: { de: 'Anmelden', en: 'Identify' },
      description: {
        de: 'Der Käufer meldet sich an oder bestellt als Gast.',
        en: 'The buyer signs in or orders as a guest.',
      },
      spec: ['S2.9-05'],
    },
    'steps.identify.choice': {
      title: { de: 'Auswahl', en: 'Choice' },
      description: {
        de: 'Anmelden, als Gast fortfahren oder als angemeldeter Kunde weitergehen.',
        en: 'Sign in, go on as a guest, or go on as the customer who is signed in.',
      },
      spec: ['S2.9-05', 'S8-17'],
    },
    'steps.identify.signingIn': {
      title: { de: 'Meldet an', en: 'Signing in' },
      description: {
        de: 'Die Anmeldung läuft; danach geht es mit den Adressen weiter.',
        en: 'The sign-in is running; the addresses come next.',
      },
      spec: ['S2.9-06', 'S7.2-05'],
    },
    'steps.identify.savingGuest': {
      title: { de: 'Speichert Gast', en: 'Saving guest' },
      description: {
        de: 'Die E-Mail-Adresse des Gastes wird gespeichert.',
        en: "The guest's e-mail address is being stored.",
      },
      spec: ['S7.2-41'],
    },
    'steps.address': {
      title: { de: 'Adressen', en: 'Addresses' },
      description: { de: 'Rechnungs- und Lieferadresse.', en: 'Billing and shipping address.' },
      spec: ['S2.9-06', 'S2.9-09'],
    },
    'steps.address.opening': {
      title: { de: 'Adressen nötig?', en: 'Addresses needed?' },
      description: {
        de: 'Kunden bekommen ihre gespeicherten Adressen angeboten.',
        en: 'Customers are offered the addresses they have kept.',
      },
      spec: [],
    },
    'steps.address.loadingAddresses': {
      title: { de: 'Lädt Adressen', en: 'Loading addresses' },
      description: {
        de: 'Die gespeicherten Adressen werden geladen.',
        en: 'The kept addresses are being loaded.',
      },
      spec: ['S7.1-14'],
    },
    'steps.address.editing': {
      title: { de: 'Eingabe', en: 'Editing' },
      description: {
        de: 'Die Adressen können gewählt oder eingegeben werden.',
        en: 'The addresses can be chosen or entered.',
      },
      spec: ['S2.9-09'],
    },
    'steps.address.savingBilling': {
      title: { de: 'Speichert Rechnung', en: 'Saving billing' },
      description: {
        de: 'Die Rechnungsadresse wird gespeichert.',
        en: 'The billing address is being stored.',
      },
      spec: ['S7.2-41'],
    },
    'steps.address.savingShipping': {
      title: { de: 'Speichert Lieferung', en: 'Saving shipping' },
      description: { de: 'Die Lieferadresse wird gespeichert.', en: 'The shipping address is being stored.' },
      spec: ['S7.2-41'],
    },
    'steps.methods': {
      title: { de: 'Zahlung und Versand', en: 'Payment and shipping' },
      description: { de: 'Zahlung und Versand.', en: 'Payment and shipping.' },
      spec: ['S2.9-08', 'S2.9-09'],
    },
    'steps.methods.opening': {
      title: { de: 'Arten bekannt?', en: 'Methods known?' },
      description: {
        de: 'Sind die Arten für diesen Warenkorb schon da, stehen sie sofort zur Wahl.',
        en: 'If the methods for this basket are known already, they can be chosen at once.',
      },
      spec: [],
    },
    'steps.methods.loadingLists': {
      title: { de: 'Lädt Arten', en: 'Loading methods' },
      description: {
        de: 'Zahlungs- und Versandarten für diesen Warenkorb werden geladen.',
        en: 'The ways to pay and to ship this basket are being loaded.',
      },
      spec: ['S7.1-39'],
    },
    'steps.methods.listsFailed': {
      title: { de: 'Nicht geladen', en: 'Not loaded' },
      description: {
        de: 'Die Zahlungs- und Versandarten konnten nicht geladen werden; man kann es noch einmal versuchen.',
        en: 'The ways to pay and to ship could not be loaded; one can try again.',
      },
      spec: ['S8-03'],
    },
    'steps.methods.noneAvailable': {
      title: { de: 'Keine möglich', en: 'None available' },
      description: {
        de: 'Für diese Adresse gibt es keine Zahlungs- oder Versandart; der Grund steht dabei.',
        en: 'For this address there is no way to pay or to ship; the reason is given.',
      },
      spec: ['S7.1-39'],
    },
    'steps.methods.editing': {
      title: { de: 'Auswahl', en: 'Editing' },
      description: {
        de: 'Zahlung und Versand können gewählt werden.',
        en: 'Payment and shipping can be chosen.',
      },
      spec: ['S2.9-09'],
    },
    'steps.methods.savingPayment': {
      title: { de: 'Speichert Zahlung', en: 'Saving payment' },
      description: { de: 'Die Zahlungsart wird gespeichert.', en: 'The way to pay is being stored.' },
      spec: ['S7.2-40'],
    },
    'steps.methods.savingShipping': {
      title: { de: 'Speichert Versand', en: 'Saving shipping' },
      description: { de: 'Die Versandart wird gespeichert.', en: 'The way to ship is being stored.' },
      spec: ['S7.2-40'],
    },
    'steps.review': {
      title: { de: 'Prüfen', en: 'Review' },
      description: {
        de: 'Alles steht noch einmal da; nach dem Haken bei den AGB kann bestellt werden.',
        en: 'Everything is shown once more; with the terms accepted one can order.',
      },
      spec: ['S2.9-10', 'S5-08'],
    },
    'steps.review.idle': {
      title: { de: 'Bereit', en: 'Ready' },
      description: {
        de: 'Die Bestellung kann geprüft und abgeschickt werden.',
        en: 'The order can be reviewed and sent.',
      },
      spec: ['S2.9-10', 'S5-08'],
    },
    'steps.review.missing': {
      title: { de: 'Angaben fehlen', en: 'Data missing' },
      description: {
        de: 'Alles, was noch fehlt, steht auf einmal da, mit dem Schritt, der es behebt.',
        en: 'Everything that is still missing is shown at once, with the step that mends it.',
      },
      spec: ['S5-08', 'S5-09', 'S5-10', 'S5-11'],
    },
    'steps.review.checked': {
      title: { de: 'Fehlt noch etwas?', en: 'Anything missing?' },
      description: {
        de: 'Der Haken wurde geändert; fehlt nichts mehr, verschwinden die Hinweise.',
        en: 'The tick was changed; if nothing is missing any more, the hints go.',
      },
      spec: [],
    },
    'steps.review.changedElsewhere': {
      title: { de: 'Anderswo geändert', en: 'Changed elsewhere' },
      description: {
        de: 'Ein anderes Fenster hat Warenkorb oder Angaben geändert; der Unterschied steht da, der Haken ist weg.',
        en: 'Another window has changed the basket or what was said; the difference is shown, the tick is gone.',
      },
      spec: ['S7.3-01'],
    },
    'steps.review.notPlaced': {
      title: { de: 'Nicht angekommen', en: 'Not placed' },
      description: {
        de: 'Die Bestellung ist sicher nicht angekommen; sie kann mit demselben Beleg erneut gesendet werden.',
        en: 'The order has certainly not arrived; it can be sent again with the same token.',
      },
      spec: ['S7.2-39'],
    },
    ordering: {
      title: { de: 'Bestellung läuft', en: 'Ordering' },
      description: {
        de: 'Die Bestellung ist unterwegs; der Warenkorb ist eingefroren.',
        en: 'The order is on its way; the basket is frozen.',
      },
      spec: ['S7.2-39'],
    },
    'ordering.submitting': {
      title: { de: 'Wird abgeschickt', en: 'Submitting' },
      description: {
        de: 'Die Bestellung wird abgeschickt; ein zweiter Druck bewirkt nichts.',
        en: 'The order is being sent; a second press does nothing.',
      },
      spec: ['S7.2-39', 'S5-08'],
    },
    'ordering.settling': {
      title: { de: 'Wird geklärt', en: 'Settling' },
      description: {
        de: 'Es kam keine Antwort; der Shop sieht nach, ob die Bestellung angekommen ist.',
        en: 'No answer came; the shop looks whether the order has arrived.',
      },
      spec: ['S7.1-40'],
    },
    'ordering.settling.reconciling': {
      title: { de: 'Fragt nach', en: 'Reconciling' },
      description: {
        de: 'Der Shop fragt den Server, ob es die Bestellung gibt.',
        en: 'The shop asks the server whether the order exists.',
      },
      spec: ['S7.1-40'],
    },
    'ordering.settling.waiting': {
      title: { de: 'Wartet', en: 'Waiting' },
      description: {
        de: 'Der Server ist nicht erreichbar; in fünf Sekunden wird wieder gefragt.',
        en: 'The server cannot be reached; in five seconds it is asked again.',
      },
      spec: ['S7.1-40'],
    },
    changed: {
      title: { de: 'Geändert', en: 'Changed' },
      description: {
        de: 'Etwas ist anders, als der Käufer zuletzt sah; der Unterschied steht da und muss bestätigt werden.',
        en: 'Something is not as the buyer last saw it; the difference is shown and has to be confirmed.',
      },
      spec: ['S7.2-39', 'S7.3-01'],
    },
    forbidden: {
      title: { de: 'Nicht erlaubt', en: 'Forbidden' },
      description: {
        de: 'Dieser Zugang darf zurzeit nicht bestellen; der Warenkorb bleibt erhalten.',
        en: 'This account may not order at the moment; the basket stays.',
      },
      spec: ['S6-06'],
    },
    placed: {
      title: { de: 'Bestellt', en: 'Placed' },
      description: { de: 'Die Bestellung ist eingegangen.', en: 'The order has arrived.' },
      spec: ['S7.2-39'],
    },
  },
  guards: {
    isEmpty: { de: 'der Warenkorb ist leer', en: 'the basket is empty' },
    isReviewDue: { de: 'Schritt 4 ist dran', en: 'step 4 is next' },
    areMethodsDue: { de: 'Schritt 3 ist dran', en: 'step 3 is next' },
    areAddressesDue: { de: 'Schritt 2 ist dran', en: 'step 2 is next' },
    isStepShown: { de: 'der Schritt steht schon da', en: 'the step is in sight already' },
    isIdentified: { de: 'schon angemeldet oder Gast', en: 'already signed in or a guest' },
    areAddressesNeeded: { de: 'gespeicherte Adressen fehlen noch', en: 'kept addresses are still needed' },
    mayNotOrder: { de: 'darf nicht bestellen', en: 'may not order' },
    isSomethingMissing: { de: 'Angaben fehlen', en: 'details are missing' },
    isNothingMissing: { de: 'nichts fehlt mehr', en: 'nothing is missing any more' },
    isTokenMissing: { de: 'der Beleg fehlt noch', en: 'the token is still missing' },
    isNewer: { de: 'neuer als der gezeigte Stand', en: 'newer than what is shown' },
    isStillComplete: { de: 'neuer, und nichts fehlt', en: 'newer, and nothing is missing' },
    isEmptied: { de: 'der Warenkorb wurde geleert', en: 'the basket was emptied' },
    isRefilled: { de: 'wieder etwas im Warenkorb', en: 'something in the basket again' },
    isRisen: { de: 'ein Preis ist gestiegen', en: 'a price has risen' },
    hasSessionEnded: { de: 'die Sitzung ist abgelaufen', en: 'the session has ended' },
    isOrderForbidden: { de: 'darf nicht bestellen', en: 'may not order' },
    isBasketEmpty: { de: 'der Warenkorb ist leer', en: 'the basket is empty' },
    isIncomplete: { de: 'es fehlen Angaben', en: 'details are missing' },
    isChanged: { de: 'Preis, Bestand oder Gutschein geändert', en: 'price, stock or voucher changed' },
    isRefused: { de: 'der Server lehnt ab', en: 'the server refuses' },
    areMethodsKnown: { de: 'es gibt welche, schon bekannt', en: 'there are some, already known' },
    isNoMethodPossible: { de: 'keine ist möglich, schon bekannt', en: 'none is possible, already known' },
    isMethodAvailable: { de: 'mindestens eine Art ist möglich', en: 'at least one method is possible' },
    isOrderFound: { de: 'die Bestellung gibt es', en: 'the order exists' },
  },
  events: {
    'order.submit': {
      de: '„Zahlungspflichtig bestellen“ drücken',
      en: 'Press "Order with obligation to pay"',
    },
    'guest.submit': {
      de: 'Die E-Mail-Adresse eingeben und als Gast weitergehen',
      en: 'Enter the mail address and go on as a guest',
    },
    'addresses.submit': { de: 'Die Adressen eingeben und weitergehen', en: 'Enter the addresses and go on' },
    'address.changed': { de: 'Andere Schrittadresse geöffnet', en: 'Another step address opened' },
    'basket.changed': { de: 'Warenkorb anderswo geändert', en: 'Basket changed elsewhere' },
    'login.submit': { de: 'Anmeldung abgeschickt', en: 'Sign-in submitted' },
    'methods.submit': { de: 'Zahlung und Versand gewählt', en: 'Payment and shipping chosen' },
  },
  facts: {
    'checkout.loginWanted': { de: 'In der Kasse anmelden', en: 'Sign in at the checkout' },
    'checkout.basketReceived': { de: 'Ein frischer Warenkorb kam mit', en: 'A fresh basket came along' },
    'checkout.orderMoved': { de: 'Die Bestellung ist ein Stück weiter', en: 'The order has moved on' },
    'checkout.sessionEnded': { de: 'Die Sitzung ist abgelaufen', en: 'The session has ended' },
  },
};
