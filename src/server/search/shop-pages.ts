import { fitPromiseSlug } from '#contract/legal-slugs.ts';
import { guestOrderPath } from '#contract/order-path.ts';
import { unpricedListPath } from '#contract/unpriced-list-path.ts';
import type { Texts } from '#texts/texts.ts';
import { emptyWords } from './query-words.ts';

export interface ShopPage {
  readonly path: string;
  /** Where it stands for who is signed in, when elsewhere. */
  readonly ownPath?: string;
  readonly label: (texts: Texts) => string;
  /** What people call it or what it is about, in the spelling of `foldWords`. */
  readonly words: readonly string[];
  /** What is said beside them and means nothing by itself: 'Konto löschen'. */
  readonly beside?: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

/** Pages of the shop that are no articles but are searched for. */
export const shopPages: readonly ShopPage[] = [
  {
    path: '/page/versand',
    label: ({ frame }) => frame.versand,
    words: words(
      'versand versandkosten versandkostenfrei versandarten kosten porto lieferung lieferkosten liefern lieferzeit lieferzeiten ' +
        'lieferbedingungen zahlung zahlungsarten zahlungsmethoden zahlen bezahlen bezahlung rechnung kauf vorkasse lastschrift ' +
        'sepa kreditkarte paypal klarna nachnahme ratenzahlung raten zahlungsziel skonto abholung abholen selbstabholung selbstabholer ' +
        'versanddauer lieferdauer expressversand mindestbestellwert ruecknahme altgeraet altgeraete elektroschrott ' +
        'entsorgung shipping delivery payment',
    ),
    beside: words('dauer express frei gratis hoch kostenlos schnell spaeter umsonst'),
  },
  {
    path: '/page/widerruf',
    label: ({ frame }) => frame.widerruf,
    words: words(
      'widerruf widerrufsrecht widerrufsbelehrung widerrufsformular widerrufen rueckgabe rueckgaberecht ruecksendung ' +
        'zuruecksenden zurueckgeben zurueckschicken retoure retouren umtausch umtauschen reklamation reklamieren kuendigung kuendigen ' +
        'vertrag stornieren withdrawal return returns',
    ),
    beside: words('beschaedigt defekt frist kaputt'),
  },
  {
    path: `/page/${fitPromiseSlug}`,
    label: ({ home }) => home.promiseFit,
    words: words('geldzurueck geldzurueckgarantie passgarantie passformgarantie'),
    beside: words('garantie'),
  },
  {
    path: '/page/impressum',
    label: ({ frame }) => frame.footerContact,
    words: words(
      'kontakt kontaktformular anschrift adresse telefon telefonnummer hotline kundenservice kundendienst service hilfe ' +
        'ansprechpartner email mail oeffnungszeiten contact help',
    ),
  },
  {
    path: '/page/impressum',
    label: ({ frame }) => frame.impressum,
    words: words('impressum anbieter firma imprint'),
  },
  {
    path: '/page/agb',
    label: ({ frame }) => frame.agb,
    words: words(
      'agb agbs allgemeine geschaeftsbedingungen bedingungen gewaehrleistung garantie terms conditions warranty',
    ),
  },
  {
    path: '/page/datenschutz',
    label: ({ frame }) => frame.datenschutz,
    words: words('datenschutz datenschutzerklaerung dsgvo privacy'),
  },
  {
    path: '/page/barrierefreiheit',
    label: ({ frame }) => frame.barrierefreiheit,
    words: words('barrierefreiheit barrierefrei accessibility'),
  },
  {
    path: '/cookie-config',
    label: ({ frame }) => frame.cookieSettings,
    words: words('cookie cookies cookieeinstellungen einwilligung consent'),
  },
  {
    path: '/shop/supply',
    label: ({ vocabulary }) => vocabulary.printerFinder,
    words: words('drucker druckerfinder druckersuche finder druckermodelle'),
  },
  {
    path: guestOrderPath,
    ownPath: '/my/orders',
    label: ({ frame }) => frame.orders,
    words: words(
      'bestellungen bestellung bestellstatus auftraege auftrag sendung sendungsverfolgung lieferstatus paket nachbestellen stornieren storno ' +
        'rechnung rechnungen rechnungskopie gastbestellung finde finden herunterladen orders order',
    ),
    beside: words('bleibt nochmal aendern status'),
  },
  {
    path: unpricedListPath,
    label: ({ offerRequest }) => offerRequest.toUnpriced,
    words: words('preisaufanfrage preisanfrage priceonrequest'),
  },
  {
    path: '/login',
    label: ({ frame }) => frame.login,
    words: words(
      'anmelden anmeldung login einloggen konto kundenkonto passwort kennwort vergessen zuruecksetzen registrieren registrierung account',
    ),
    beside: words('aendern daten loeschen neu'),
  },
  {
    path: '/shop/basket',
    label: ({ frame }) => frame.basket,
    words: words('warenkorb einkaufswagen gutschein gutscheincode gutscheine rabattcode coupon basket cart'),
    beside: words('einloesen'),
  },
];

/** What pages of the shop are called by. */
export const pageWords: ReadonlySet<string> = new Set(shopPages.flatMap((page) => page.words));

/** Whether a page of the shop is called so. */
export const isPageWord = (word: string): boolean => pageWords.has(word);

/** Names of pages that several words make. */
const phrases: readonly (readonly string[])[] = [
  words('geld zurueck'),
  words('preis auf anfrage'),
  words('price on request'),
];

/** The words of a search, those that name a page together as one. */
export const withPhrases = (typed: readonly string[]): readonly string[] =>
  phrases.reduce<readonly string[]>((read, phrase) => {
    const place = read.findIndex((_word, at) => phrase.every((word, step) => read[at + step] === word));
    return place === -1 ? read : read.toSpliced(place, phrase.length, phrase.join(''));
  }, typed);

const shortestTyped = 3;
/** Fewer letters begin too many names of goods: 'gel'. */
const shortestBegun = 4;
const mostShown = 2;
const isBegunBy = (own: string, typed: string): boolean =>
  own === typed || (typed.length >= shortestBegun && own.startsWith(typed));

/**
 * Pages a search may mean: each word that says something begins a word of theirs.
 *
 * @param typed as `foldWords` gives them
 * @param isSignedIn whether who asks has an account's own pages
 */
export function findPages(
  typed: readonly string[],
  texts: Texts,
  isSignedIn: boolean,
): readonly { readonly label: string; readonly path: string }[] {
  const telling = typed.filter((word) => !emptyWords.has(word));
  if (telling.length === 0 || telling.some((word) => word.length < shortestTyped)) return [];
  return shopPages
    .filter((page) => telling.every((word) => page.words.some((own) => isBegunBy(own, word))))
    .slice(0, mostShown)
    .map(({ label, path, ownPath }) => ({
      label: label(texts),
      path: isSignedIn ? (ownPath ?? path) : path,
    }));
}
