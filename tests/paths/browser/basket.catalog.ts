import { basketCatalog } from '#machines/basket/basket.catalog.ts';
import type { BasketMachine } from '#machines/basket/basket.machine.ts';
import { inWords, type Catalog } from '#machines/path-ready.ts';
import { ordinary } from './ordinary.ts';

const { inputs, events, calls } = basketCatalog;
const addOnce = events['position.add']['add'];
const member = inputs['member'];
if (addOnce === undefined || member === undefined) throw new Error('The basket has no member who adds.');

/** A member who puts one article in, and whose session may end over it: the rest of the basket is driven by written steps. */
export const basketBrowserCatalog: Catalog<BasketMachine> = {
  ...basketCatalog,
  inputs: {
    member: {
      ...member,
      ...inWords(
        'Ein Kunde ist angemeldet und sieht einen Artikel.',
        'A customer is signed in and sees an article.',
      ),
    },
  },
  events: {
    'basket.open': {},
    'position.add': { add: addOnce },
    'position.changeQuantity': {},
    'position.changeNotice': {},
    'position.remove': {},
    'basket.removeAll': {},
    'items.add': {},
    'basket.changedElsewhere': {},
    'basket.received': {},
    'session.changed': events['session.changed'],
    'mode.changed': {},
    'checkout.submittingChanged': {},
    'connection.returned': {},
  },
  calls: {
    ...calls,
    // The session is over before the call arrives.
    sendChange: { ...calls.sendChange, sessionEnded: ordinary(calls.sendChange, 'sessionEnded') },
  },
};
