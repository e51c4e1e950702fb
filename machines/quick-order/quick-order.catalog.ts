import { mostQuickLines, type QuickAnswer, type QuickArticle } from '#contract/quick-order.ts';
import {
  failureSamples,
  httpErrorSample,
  inWords,
  type Catalog,
  type FailureSample,
} from '#machines/path-ready.ts';
import { sampleBasket, samplePrice } from '../basket/basket.samples.ts';
import type { QuickOrderMachine } from './quick-order.machine.ts';
import { isReady, openNumbers } from './quick-order.rules.ts';
import type { AnsweredNumber, SheetLine } from './quick-order.types.ts';
import { quickOrderWords } from './quick-order.words.ts';

const article = (number: string, displayName: string, facts: Partial<QuickArticle> = {}): QuickArticle => ({
  articleNumber: number,
  shopDepotId: 1,
  displayName,
  manufacturerNumber: `H-${number}`,
  url: `/shop/article/${number}-1/toner`,
  image: `/pictures/${number}.svg?v=1`,
  unit: 'Stück',
  prices: [{ ...samplePrice(4900), basePrice: null }],
  stock: 12,
  sap_delivery_state: 1,
  min_order_price_unit: 1,
  max_order_price_unit: 1000,
  step_order_price_unit: 1,
  available: 12,
  problem: '',
  ...facts,
});

const answers: Readonly<Record<string, QuickAnswer>> = {
  T104711: { state: 'ok', reason: '', articles: [article('T104711', 'Toner schwarz')], more: 0 },
  'TN-24200': {
    state: 'corrected',
    reason: '„TN-24200“ gibt es nicht; gemeint ist wohl TN-2420.',
    articles: [
      article('T104712', 'Toner gelb', {
        prices: [{ ...samplePrice(4900), basePrice: { net_price: 980, gross_price: 1166, per: '100 ml' } }],
      }),
    ],
    more: 0,
  },
  '305': {
    state: 'ambiguous',
    reason: 'Zu „305“ passen mehrere Artikel. Bitte wählen Sie.',
    articles: [article('T104713', 'Tinte 305'), article('T104714', 'Tinte 305XL')],
    more: 3,
  },
  ALT1: {
    state: 'replaced',
    reason: '„ALT1“ gibt es nicht mehr. An seine Stelle tritt: Trommel neu.',
    articles: [article('T104715', 'Trommel neu')],
    more: 0,
  },
  Wolke: { state: 'unknown', reason: 'Zu „Wolke“ finden wir keinen Artikel.', articles: [], more: 0 },
};

const answered: readonly AnsweredNumber[] = Object.entries(answers).map(([number, answer]) => ({
  number,
  answer,
}));

const line = (number: string, quantity: string) => ({ number, quantity });
const pasted = [
  line('T104711', '2'),
  line('305', '1'),
  line('TN-24200', '3'),
  line('ALT1', ''),
  line('Wolke', '4'),
];
const many = (count: number) => Array.from({ length: count }, () => line('T104711', '1'));

const ended: FailureSample = {
  error: { kind: 'refused', refusal: { success: false, code: 'session.ended', errorMessages: [] } },
  server: 'session-ended',
  de: 'Die Sitzung ist inzwischen abgelaufen.',
  en: 'The session has ended meanwhile.',
  weight: 0.2,
};

const basket = sampleBasket(7);
const failures = { ...failureSamples, httpError: httpErrorSample };

/** What of one line decides what may happen to it. */
function aboutLine(lines: readonly SheetLine[], wanted: number): string | null {
  const found = lines.find(({ id }) => id === wanted);
  if (found === undefined) return null;
  const { number, quantity, answer, chosen } = found;
  return `${number} ${quantity} ${answer?.state ?? 'open'} ${chosen ?? ''}`;
}

/** What may happen on the sheet of a quick order, and what must stay true. */
export const quickOrderCatalog: Catalog<QuickOrderMachine> = {
  words: quickOrderWords,
  inputs: {
    start: {
      input: undefined,
      ...inWords('Die Seite „Schnellbestellung“ öffnen.', 'Open the page "Quick order".'),
    },
  },
  events: {
    'line.enter': {
      added: {
        event: { type: 'line.enter', id: null, ...line('T104711', '2') },
        ...inWords(
          'In die leere Zeile T104711 und 2 tippen, dann die Eingabetaste.',
          'Type T104711 and 2 into the empty line, then Enter.',
          3,
        ),
      },
      empty: {
        event: { type: 'line.enter', id: null, ...line('', '') },
        ...inWords('In der leeren Zeile die Eingabetaste drücken.', 'Press Enter in the empty line.', 0.3),
      },
      quantity: {
        event: { type: 'line.enter', id: 1, ...line('T104711', '30') },
        ...inWords(
          'In der ersten Zeile 30 als Menge tippen.',
          'Type 30 as the quantity of the first line.',
          2,
        ),
      },
      renumbered: {
        event: { type: 'line.enter', id: 1, ...line('Wolke', '2') },
        ...inWords(
          'In der ersten Zeile eine andere Nummer tippen.',
          'Type another number in the first line.',
          0.5,
        ),
      },
      emptied: {
        event: { type: 'line.enter', id: 1, ...line('', '') },
        ...inWords('Die Nummer der ersten Zeile löschen.', 'Delete the number of the first line.', 0.3),
      },
    },
    'line.choose': {
      first: {
        event: { type: 'line.choose', id: 2, place: 1 },
        ...inWords(
          'In der zweiten Zeile den zweiten Artikel wählen.',
          'Choose the second article of the second line.',
          2,
        ),
      },
    },
    'line.remove': {
      first: {
        event: { type: 'line.remove', id: 1 },
        ...inWords('Die erste Zeile entfernen.', 'Remove the first line.', 0.5),
      },
      second: {
        event: { type: 'line.remove', id: 2 },
        ...inWords('Die zweite Zeile entfernen.', 'Remove the second line.', 0.3),
      },
    },
    'lines.clear': {
      clear: {
        event: { type: 'lines.clear' },
        ...inWords('Alle Zeilen entfernen.', 'Remove all lines.', 0.3),
      },
    },
    'lines.read': {
      pasted: {
        event: { type: 'lines.read', source: { text: 'T104711\t2\n305\t1' } },
        ...inWords('Eine Liste aus Excel einfügen.', 'Paste a list from Excel.', 3),
      },
      file: {
        event: { type: 'lines.read', source: { file: { name: 'bestellung.csv', size: 60 } } },
        ...inWords('Die Datei „bestellung.csv“ wählen.', 'Choose the file "bestellung.csv".'),
      },
    },
    'lines.retry': {
      retry: {
        event: { type: 'lines.retry' },
        ...inWords('Es noch einmal versuchen.', 'Try again.', 0.5),
      },
    },
    'lines.add': {
      add: {
        event: { type: 'lines.add' },
        ...inWords('„Alle in den Warenkorb“ drücken.', 'Press "All into the basket".', 3),
      },
    },
    'lines.restored': {
      restored: {
        event: { type: 'lines.restored', lines: [line('T104711', '2')] },
        ...inWords(
          'Die Seite neu laden, auf der eine Zeile stand.',
          'Load the page anew on which a line stood.',
          0.5,
        ),
      },
      otherRestored: {
        event: { type: 'lines.restored', lines: [line('TN-24200', '3')] },
        ...inWords(
          'Die Seite neu laden, auf der eine andere Zeile stand.',
          'Load the page anew on which another line stood.',
          0.3,
        ),
      },
    },
  },
  calls: {
    readLines: {
      ok: {
        output: { lines: pasted },
        ...inWords('Der Browser hat fünf Zeilen gelesen.', 'The browser has read five lines.', 3),
      },
      full: {
        output: { lines: many(mostQuickLines) },
        ...inWords('Es sind so viele Zeilen, wie möglich sind.', 'There are as many lines as possible.', 0.3),
      },
      tooMany: {
        output: { lines: many(mostQuickLines + 1) },
        ...inWords('Es ist eine Zeile zu viel.', 'There is one line too many.', 0.3),
      },
      nothing: {
        output: { fault: { kind: 'empty', read: 0 } },
        ...inWords('Es ist keine Liste.', 'It is no list.', 0.3),
      },
      ...failureSamples,
    },
    resolveNumbers: {
      ok: {
        output: answered,
        ...inWords('Der Server sagt zu jeder Nummer etwas.', 'The server says something of each number.', 3),
      },
      meanwhile: {
        output: answered.slice(0, 1),
        ...inWords(
          'Der Server kennt T104711; was danach getippt wurde, war noch nicht gefragt.',
          'The server knows T104711; what was typed after it was not asked for yet.',
          0.5,
        ),
      },
      ...failures,
    },
    addLines: {
      ok: {
        output: { addedCount: 2, refused: [], basket },
        ...inWords('Alle diese Zeilen sind im Warenkorb.', 'All these lines are in the basket.', 3),
      },
      refusedLine: {
        output: {
          addedCount: 1,
          refused: [
            {
              index: 0,
              articleNumber: 'T104711',
              message: 'Toner schwarz ist nicht mehr verfügbar.',
              added: 0,
            },
          ],
          basket,
        },
        ...inWords('Eine Zeile nimmt der Warenkorb nicht.', 'The basket does not take one line.', 0.5),
      },
      ...failures,
      ended,
    },
  },
  delays: {},
  abstract: ({ lines, nextId }) => {
    const others = lines.filter(({ id }) => id > 2);
    return {
      first: aboutLine(lines, 1),
      second: aboutLine(lines, 2),
      nextId: Math.min(nextId, 3),
      isOtherOpen: openNumbers(others).length > 0,
      isOtherReady: others.some(isReady),
      isOther: others.length > 0,
      // Of these sizes the way to a full sheet is short.
      room: Math.min(mostQuickLines - lines.length, 3),
    };
  },
  invariants: {
    'a sheet holds no more lines than a basket': ({ context: { lines } }) => lines.length <= mostQuickLines,
    'no two lines are taken for each other': ({ context: { lines } }) =>
      new Set(lines.map(({ id }) => id)).size === lines.length,
    'nobody chooses for a visitor where several articles may be meant': ({ context: { lines } }) =>
      lines.every(
        ({ answer, chosen, id }) =>
          chosen === null ||
          answer === null ||
          answer.state === 'ok' ||
          answer.state === 'corrected' ||
          id === 2,
      ),
    'the basket is asked for something that can be had': ({ value, context: { lines } }) =>
      value !== 'adding' || lines.some(isReady),
    'a problem stands only where a call has failed': ({ value, context }) =>
      (context.problem !== null) === /unresolved|notAdded|unanswered/.test(JSON.stringify(value)),
    'what was told goes with what is done next': ({ value, context }) =>
      context.told === null || typeof value !== 'string',
  },
};
