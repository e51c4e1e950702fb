import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { StoredBasketMachine } from './stored-basket.machine.ts';
import { storedBasketWords } from './stored-basket.words.ts';

/** What lies in the sample that is looked into. */
const detail = (id: number, name: string) => ({
  id,
  name,
  savedAt: 1_700_000_000_000,
  position_count: 1,
  positions: [
    {
      place: 1,
      articleNumber: 'T104711',
      displayName: 'Toner schwarz',
      quantity: 2,
      unit: 'Stück',
      hint: '',
      costCenter: '',
      exists: true,
      isOrderable: true,
    },
  ],
});

const failures = { ...failureSamples, httpError: httpErrorSample };

export const storedBasketCatalog: Catalog<StoredBasketMachine> = {
  words: storedBasketWords,
  inputs: {
    start: {
      input: undefined,
      ...inWords(
        '„Gespeicherte Warenkörbe“ ist offen; zwei sind gespeichert.',
        '"Stored baskets" is open; two are stored.',
      ),
    },
  },
  events: {
    'basket.save': {
      month: {
        event: { type: 'basket.save', name: ' Monatsbedarf' },
        ...inWords('Den Warenkorb als „Monatsbedarf“ speichern.', 'Store the basket as "Monatsbedarf".', 2),
      },
      office: {
        event: { type: 'basket.save', name: 'Büro' },
        ...inWords('Den Warenkorb als „Büro“ speichern.', 'Store the basket as "Büro".'),
      },
    },
    'stored.view': {
      first: {
        event: { type: 'stored.view', id: 7 },
        ...inWords('Beim ersten „Ansehen“ drücken.', 'Press "View" at the first one.'),
      },
      second: {
        event: { type: 'stored.view', id: 8 },
        ...inWords('Beim zweiten „Ansehen“ drücken.', 'Press "View" at the second one.', 0.5),
      },
    },
    'stored.close': {
      close: {
        event: { type: 'stored.close' },
        ...inWords('„Schließen“ drücken.', 'Press "Close".', 0.5),
      },
    },
    'stored.load': {
      intoEmpty: {
        event: { type: 'stored.load', id: 7, isBasketEmpty: true },
        ...inWords('Mit leerem Warenkorb den ersten laden.', 'Load the first one into an empty basket.', 2),
      },
      first: {
        event: { type: 'stored.load', id: 7, isBasketEmpty: false },
        ...inWords(
          'Den ersten laden, obwohl etwas im Warenkorb liegt.',
          'Load the first one with a filled basket.',
        ),
      },
      second: {
        event: { type: 'stored.load', id: 8, isBasketEmpty: false },
        ...inWords(
          'Den zweiten laden, obwohl etwas im Warenkorb liegt.',
          'Load the second one with a filled basket.',
        ),
      },
    },
    'load.merge': {
      merge: {
        event: { type: 'load.merge' },
        ...inWords('„Hinzufügen“ drücken.', 'Press "Add".', 2),
      },
    },
    'load.replace': {
      replace: {
        event: { type: 'load.replace' },
        ...inWords('„Ersetzen“ drücken.', 'Press "Replace".'),
      },
    },
    'load.cancel': {
      cancel: {
        event: { type: 'load.cancel' },
        ...inWords('„Abbrechen“ drücken.', 'Press "Cancel".', 0.5),
      },
    },
    'stored.remove': {
      first: {
        event: { type: 'stored.remove', id: 7 },
        ...inWords('Den ersten löschen.', 'Delete the first one.', 0.5),
      },
      second: {
        event: { type: 'stored.remove', id: 8 },
        ...inWords('Den zweiten löschen.', 'Delete the second one.', 0.5),
      },
    },
  },
  calls: {
    saveBasket: {
      ok: { output: null, ...inWords('Der Warenkorb ist gespeichert.', 'The basket is stored.', 3) },
      ...failures,
    },
    viewBasket: {
      ok: { output: detail(7, 'Quartal'), ...inWords('Die Positionen kommen.', 'The positions arrive.', 3) },
      ...failures,
    },
    loadBasket: {
      ok: {
        output: { isAnyTaken: true, refused: [] },
        ...inWords('Alles liegt im Warenkorb.', 'All of it is in the basket.', 3),
      },
      partly: {
        output: { isAnyTaken: true, refused: ['Toner schwarz ist nicht mehr verfügbar.'] },
        ...inWords('Einiges gibt es nicht mehr.', 'Some of it cannot be had any more.'),
      },
      nothing: {
        output: { isAnyTaken: false, refused: ['Toner schwarz ist nicht mehr verfügbar.'] },
        ...inWords('Nichts davon gibt es noch.', 'None of it can be had any more.', 0.5),
      },
      filled: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'storedBasket.choose',
            errorMessages: ['In Ihrem Warenkorb liegt schon etwas.'],
          },
        },
        ...inWords(
          'In einem anderen Tab wurde etwas hineingelegt.',
          'Another tab has put something in.',
          0.3,
        ),
      },
      ...failures,
    },
    removeBasket: {
      ok: { output: null, ...inWords('Der Warenkorb ist gelöscht.', 'The basket is deleted.', 3) },
      ...failures,
    },
  },
  delays: {},
  abstract: ({ id, name, how, shown, deed, refused, problem }) => ({
    id,
    name,
    how,
    shown: shown?.id ?? null,
    deed,
    refused: refused.length,
    problem: problem?.code ?? null,
  }),
  invariants: {
    'what lies in a basket is replaced only where that was said': ({ value, context }) =>
      value !== 'asking' || context.how === 'ask',
    'a problem stands only where a try has failed': ({ value, context }) => {
      const inside = typeof value === 'object' && value !== null && 'listing' in value ? value.listing : null;
      return (context.problem !== null) === (inside === 'refused' || inside === 'unanswered');
    },
    'what was done is told once it is done': ({ value, context }) => {
      const inside = typeof value === 'object' && value !== null && 'listing' in value ? value.listing : null;
      return (context.deed !== null) === (inside === 'told');
    },
  },
};
