import type { Texts } from '#texts/texts.ts';
import { emptyWords } from './query-words.ts';
import { editDistance } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

interface ShopPage {
  readonly path: string;
  readonly label: (texts: Texts) => string;
  /** What people call it or what it is about, in the spelling of `foldWords`. */
  readonly words: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

/** Pages of the shop that are no articles but are searched for. */
const shopPages: readonly ShopPage[] = [
  {
    path: '/page/versand',
    label: ({ frame }) => frame.versand,
    words: words(
      'versand versandkosten versandkostenfrei versandarten kosten porto lieferung lieferkosten liefern lieferzeit lieferzeiten ' +
        'lieferbedingungen zahlung zahlungsarten zahlungsmethoden zahlen bezahlen bezahlung rechnung kauf vorkasse lastschrift ' +
        'sepa kreditkarte paypal shipping delivery payment',
    ),
  },
  {
    path: '/page/widerruf',
    label: ({ frame }) => frame.widerruf,
    words: words(
      'widerruf widerrufsrecht widerrufsbelehrung widerrufsformular widerrufen rueckgabe rueckgaberecht ruecksendung ' +
        'zuruecksenden zurueckgeben retoure retouren umtausch umtauschen reklamation stornieren withdrawal return returns',
    ),
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
    label: ({ supply }) => supply.trail,
    words: words('druckerfinder druckersuche finder druckermodelle'),
  },
  {
    path: '/my/orders',
    label: ({ frame }) => frame.orders,
    words: words(
      'bestellungen bestellung bestellstatus auftraege auftrag sendung sendungsverfolgung lieferstatus paket nachbestellen stornieren storno ' +
        'rechnung rechnungen rechnungskopie finde finden herunterladen orders order',
    ),
  },
  {
    path: '/login',
    label: ({ frame }) => frame.login,
    words: words(
      'anmelden anmeldung login einloggen konto kundenkonto passwort kennwort vergessen zuruecksetzen registrieren registrierung account',
    ),
  },
  {
    path: '/shop/basket',
    label: ({ frame }) => frame.basket,
    words: words('warenkorb einkaufswagen basket cart'),
  },
];

const shortestTyped = 3;
const mostShown = 2;

/** Letters of a word that may have one wrong, and two: of shorter ones too much else is near. */
const lettersForOne = 5;
const lettersForTwo = 8;
const pageWords: readonly string[] = [...new Set(shopPages.flatMap((page) => page.words))];

/** What a mistyped word is called on a page of the shop, unless goods or printers are as near. */
function spelledAsPage(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < lettersForOne || vocabulary.hasAsWritten(word)) return null;
  let most = word.length < lettersForTwo ? 1 : 2;
  let nearest: string | null = null;
  for (const own of pageWords) {
    const distance = editDistance(word, own, most);
    if (distance > most || (distance === most && nearest !== null)) continue;
    nearest = own;
    most = distance;
  }
  const goods = vocabulary.nearest(word);
  const isGoods = goods !== null && goods !== nearest && editDistance(word, goods, most) <= most;
  return isGoods ? null : nearest;
}

/**
 * The words of a search that means a page of the shop and nothing else, with typing errors mended: each that says
 * something is one of the same page's. Null when something else is meant.
 *
 * @param typed as `foldWords` gives them
 */
export function readAsPage(typed: readonly string[], vocabulary: Vocabulary): readonly string[] | null {
  const telling = typed.filter((word) => !emptyWords.has(word));
  if (telling.length === 0) return null;
  const spelled = telling.map((word) =>
    pageWords.includes(word) ? word : (spelledAsPage(word, vocabulary) ?? word),
  );
  return shopPages.some((page) => spelled.every((word) => page.words.includes(word))) ? spelled : null;
}

/**
 * Pages a search may mean: each word that says something begins a word of theirs.
 *
 * @param typed as `foldWords` gives them
 */
export function findPages(
  typed: readonly string[],
  texts: Texts,
): readonly { readonly label: string; readonly path: string }[] {
  const telling = typed.filter((word) => !emptyWords.has(word));
  if (telling.length === 0 || telling.some((word) => word.length < shortestTyped)) return [];
  return shopPages
    .filter((page) => telling.every((word) => page.words.some((own) => own.startsWith(word))))
    .slice(0, mostShown)
    .map(({ label, path }) => ({ label: label(texts), path }));
}
