import { correctQuantity } from '#domain/quantity.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';
import type { QuantityMachine } from './quantity.machine.ts';

const defaultRule = { minimum: 1, maximum: 1000, step: 1 };
const boxedRule = { minimum: 3, maximum: 50, step: 5 };

export const quantityCatalog: Catalog<QuantityMachine> = {
  inputs: {
    tile: { input: { rule: defaultRule }, ...inWords('Eine Artikelkachel.', 'An article tile.') },
    boxed: {
      input: { rule: boxedRule },
      ...inWords('Ein Artikel, der zu je 5 Stück verkauft wird.', 'An article sold by fives.', 0.2),
    },
    position: {
      input: { rule: defaultRule, quantity: 4 },
      ...inWords('Eine Position im Warenkorb.', 'A basket position.'),
    },
  },
  events: {
    'typing.started': {
      typing: {
        event: { type: 'typing.started' },
        ...inWords('In das Feld tippen.', 'Type into the field.'),
      },
    },
    'quantity.commit': {
      allowed: {
        event: { type: 'quantity.commit', typed: '10' },
        ...inWords('10 eintippen und das Feld verlassen.', 'Type 10 and leave the field.'),
      },
      tooMany: {
        event: { type: 'quantity.commit', typed: '5000' },
        ...inWords('5000 eintippen und das Feld verlassen.', 'Type 5000 and leave the field.', 0.1),
      },
      offStep: {
        event: { type: 'quantity.commit', typed: '7' },
        ...inWords('7 eintippen und das Feld verlassen.', 'Type 7 and leave the field.', 0.3),
      },
      nonsense: {
        event: { type: 'quantity.commit', typed: 'abc' },
        ...inWords('abc eintippen und das Feld verlassen.', 'Type abc and leave the field.', 0.1),
      },
    },
    'quantity.enter': {
      allowed: {
        event: { type: 'quantity.enter', typed: '20' },
        ...inWords('20 eintippen und Enter drücken.', 'Type 20 and press Enter.'),
      },
    },
    'quantity.step': {
      up: {
        event: { type: 'quantity.step', direction: 'up' },
        ...inWords('Plus drücken.', 'Press plus.'),
      },
      down: {
        event: { type: 'quantity.step', direction: 'down' },
        ...inWords('Minus drücken.', 'Press minus.', 0.5),
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
  delays: {},
  abstract: ({ rule }) => ({ ...rule }),
  invariants: {
    'the amount may be ordered as it stands': ({ context }) =>
      correctQuantity(context.quantity, context.rule).reason === null,
  },
};
