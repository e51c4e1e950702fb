import { correctQuantity } from '#domain/quantity.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';
import type { QuantityMachine } from './quantity.machine.ts';
import { quantityWords } from './quantity.words.ts';

const defaultRule = { minimum: 1, maximum: 1000, step: 1 };
const boxedRule = { minimum: 3, maximum: 50, step: 5 };

export const quantityCatalog: Catalog<QuantityMachine> = {
  words: quantityWords,
  inputs: {
    tile: {
      input: { rule: defaultRule, quantity: 1 },
      ...inWords('Eine Artikelkachel.', 'An article tile.'),
    },
    boxed: {
      input: { rule: boxedRule, quantity: 5 },
      ...inWords('Ein Artikel, der zu je 5 Stück verkauft wird.', 'An article sold by fives.', 0.2),
    },
    position: {
      input: { rule: defaultRule, quantity: 4 },
      ...inWords('Eine Position im Warenkorb.', 'A basket position.'),
    },
  },
  events: {
    'quantity.type': {
      allowed: {
        event: { type: 'quantity.type', text: '10' },
        ...inWords('10 eintippen.', 'Type 10.'),
      },
      thousand: {
        event: { type: 'quantity.type', text: '1.000' },
        ...inWords('1.000 mit Punkt eintippen.', 'Type 1.000 with a point.', 0.1),
      },
      tooMany: {
        event: { type: 'quantity.type', text: '5000' },
        ...inWords('5000 eintippen.', 'Type 5000.', 0.1),
      },
      offStep: {
        event: { type: 'quantity.type', text: '7' },
        ...inWords('7 eintippen.', 'Type 7.', 0.3),
      },
      nonsense: {
        event: { type: 'quantity.type', text: 'abc' },
        ...inWords('abc eintippen.', 'Type abc.', 0.1),
      },
    },
    'quantity.step': {
      up: {
        event: { type: 'quantity.step', steps: 1 },
        ...inWords('Plus oder Pfeil nach oben drücken.', 'Press plus or arrow up.'),
      },
      down: {
        event: { type: 'quantity.step', steps: -1 },
        ...inWords('Minus oder Pfeil nach unten drücken.', 'Press minus or arrow down.', 0.5),
      },
      tenUp: {
        event: { type: 'quantity.step', steps: 10 },
        ...inWords('Bild auf drücken.', 'Press page up.', 0.1),
      },
    },
    'quantity.commit': {
      left: {
        event: { type: 'quantity.commit' },
        ...inWords('Das Feld verlassen.', 'Leave the field.'),
      },
    },
    'quantity.add': {
      enter: {
        event: { type: 'quantity.add' },
        ...inWords('Enter drücken.', 'Press Enter.'),
      },
    },
    'add.settled': {
      added: {
        event: { type: 'add.settled', isAdded: true },
        ...inWords('Der Artikel liegt im Warenkorb.', 'The article is in the basket.'),
      },
      notAdded: {
        event: { type: 'add.settled', isAdded: false },
        ...inWords('Der Artikel ließ sich nicht hinzufügen.', 'The article could not be added.', 0.1),
      },
    },
    'position.changed': {
      changed: {
        event: { type: 'position.changed', quantity: 15, rule: boxedRule },
        ...inWords('Der Server meldet eine andere Menge.', 'The server reports another quantity.', 0.2),
      },
    },
  },
  calls: {},
  delays: {
    stepRest: inWords('Plus und Minus ruhen 400 ms.', 'Plus and minus rest for 400 ms.'),
  },
  abstract: ({ rule, isWanted }) => ({ ...rule, isWanted }),
  invariants: {
    'the amount may be ordered as it stands': ({ context }) =>
      correctQuantity(context.quantity, context.rule).reason === null,
  },
};
