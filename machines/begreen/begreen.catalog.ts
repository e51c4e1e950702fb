import { inWords, type Catalog } from '#machines/path-ready.ts';
import type { BegreenMachine } from './begreen.machine.ts';
import { isFlagged } from './begreen.rules.ts';
import { begreenWords } from './begreen.words.ts';

const list = '/shop/catalog/toner';
const otherList = '/shop/catalog/tinte?page=2';

export const begreenCatalog: Catalog<BegreenMachine> = {
  words: begreenWords,
  inputs: {
    list: { input: { path: list }, ...inWords('Eine Liste wird geöffnet.', 'A list is opened.') },
    sharedLink: {
      input: { path: `${list}?isBGS=true` },
      ...inWords(
        'Ein Link auf eine Liste mit Umweltzeichen wird geöffnet.',
        'A link to a list with eco labels is opened.',
        0.3,
      ),
    },
  },
  events: {
    'begreen.switch': {
      press: {
        event: { type: 'begreen.switch' },
        ...inWords('„Nur mit Umweltzeichen“ drücken.', 'Press "Only with an eco label".'),
      },
    },
    'address.changed': {
      flagged: {
        event: { type: 'address.changed', path: `${list}?isBGS=true` },
        ...inWords('Die Liste mit Umweltzeichen ist da.', 'The list with eco labels is there.', 2),
      },
      plain: {
        event: { type: 'address.changed', path: otherList },
        ...inWords('Eine andere Liste öffnen.', 'Open another list.'),
      },
    },
    'storage.changed': {
      kept: {
        event: { type: 'storage.changed', isKept: true },
        ...inWords(
          'Im Browser ist die Wahl schon gespeichert, oder ein anderer Tab speichert sie.',
          'The browser keeps the choice already, or another tab does so.',
          0.5,
        ),
      },
      forgotten: {
        event: { type: 'storage.changed', isKept: false },
        ...inWords('In einem anderen Tab wieder alles zeigen.', 'Show everything again in another tab.', 0.2),
      },
    },
  },
  calls: {},
  delays: {},
  abstract: ({ path }) => ({ isFlagged: isFlagged(path) }),
  invariants: {
    'a kept choice stands in the address, or is on its way there': (snapshot) =>
      !snapshot.hasTag('kept') || snapshot.hasTag('mirroring') !== isFlagged(snapshot.context.path),
  },
};
