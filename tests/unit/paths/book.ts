import { assign, setup, type AnyStateMachine } from 'xstate';
import { inWords, type Catalog, type ChartWords } from '#machines/path-ready.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';

type BookEvent =
  | { type: 'book.open' }
  | { type: 'book.openAtChapter' }
  | { type: 'book.turn' }
  | { type: 'book.close' }
  | { type: 'book.lend' }
  | { type: 'book.giveBack' }
  | { type: 'book.sell' };

const made = setup({
  types: {
    context: {} as { readonly isRead: boolean },
    events: {} as BookEvent,
    output: {} as { readonly price: number },
    tags: {} as PhaseTag,
  },
  actions: { noteRead: assign({ isRead: true }) },
});

/**
 * A book that opens where it was closed: at the page by its mark (deep), or at the part by hand (shallow). It is lent in a part
 * of its own that comes to an end, and sold at last for what it is still worth.
 */
export const bookMachine = made.createMachine({
  id: 'book',
  context: { isRead: false },
  initial: 'closed',
  output: ({ context }) => ({ price: context.isRead ? 5 : 10 }),
  states: {
    closed: {
      tags: 'ready',
      on: {
        'book.open': 'reading.mark',
        'book.openAtChapter': 'reading.part',
        'book.lend': 'lent',
        'book.sell': 'sold',
      },
    },
    reading: {
      tags: 'ready',
      initial: 'contents',
      on: { 'book.close': 'closed' },
      states: {
        mark: { type: 'history', history: 'deep' },
        part: { type: 'history' },
        contents: { on: { 'book.turn': 'chapter' } },
        chapter: {
          initial: 'begun',
          states: {
            begun: { on: { 'book.turn': { target: 'over', actions: 'noteRead' } } },
            over: {},
          },
        },
      },
    },
    lent: {
      tags: 'ready',
      initial: 'away',
      states: { away: { on: { 'book.giveBack': 'back' } }, back: { type: 'final' } },
      onDone: 'closed',
    },
    sold: { type: 'final', tags: 'done' },
  },
});

export type BookMachine = typeof bookMachine;

const named = (de: string, en: string) => ({
  title: { de, en },
  description: { de: `${de}.`, en: `${en}.` },
  spec: [],
});

const words: ChartWords<BookMachine> = {
  title: { de: 'Buch', en: 'Book' },
  description: { de: 'Ein Buch mit Lesezeichen.', en: 'A book with a mark.' },
  states: {
    closed: named('Zu', 'Closed'),
    reading: named('Wird gelesen', 'Read'),
    'reading.mark': named('Wo das Lesezeichen liegt', 'Where the mark is'),
    'reading.part': named('Der Teil von vorhin', 'The part of before'),
    'reading.contents': named('Inhalt', 'Contents'),
    'reading.chapter': named('Kapitel', 'Chapter'),
    'reading.chapter.begun': named('Angefangen', 'Begun'),
    'reading.chapter.over': named('Ausgelesen', 'Over'),
    lent: named('Verliehen', 'Lent'),
    'lent.away': named('Unterwegs', 'Away'),
    'lent.back': named('Zurück', 'Back'),
    sold: named('Verkauft', 'Sold'),
  },
  guards: {},
};

const sample = <Type extends BookEvent['type']>(type: Type, de: string, en: string) => ({
  once: { event: { type }, ...inWords(de, en) },
});

export const bookCatalog = {
  words,
  inputs: { new: { input: undefined, ...inWords('Ein neues Buch.', 'A new book.') } },
  events: {
    'book.open': sample('book.open', 'Am Lesezeichen aufschlagen.', 'Open at the mark.'),
    'book.openAtChapter': sample('book.openAtChapter', 'Den Teil aufschlagen.', 'Open at the part.'),
    'book.turn': sample('book.turn', 'Blättern.', 'Turn the page.'),
    'book.close': sample('book.close', 'Zuklappen.', 'Close it.'),
    'book.lend': sample('book.lend', 'Verleihen.', 'Lend it.'),
    'book.giveBack': sample('book.giveBack', 'Zurückbekommen.', 'Get it back.'),
    'book.sell': sample('book.sell', 'Verkaufen.', 'Sell it.'),
  },
  calls: {},
  delays: {},
  abstract: ({ isRead }) => ({ isRead }),
  invariants: {},
} satisfies Catalog<BookMachine>;

/** The book as the tool takes any chart. */
export const book = {
  name: 'book',
  folder: 'book',
  machine: bookMachine as unknown as AnyStateMachine,
  catalog: bookCatalog,
  isPersisted: false,
};
