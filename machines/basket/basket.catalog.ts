import type { BasketRefusal } from '#contract/basket.ts';
import { roster } from '../app/roster.ts';
import { failureSamples, httpErrorSample, inWords } from '../path-ready.ts';
import type { Catalog } from '../path-ready.ts';
import { sampleBootRecord, sampleMember, samplePage } from '../sample-records.ts';
import type { basketMachine } from './basket.machine.ts';
import {
  sampleBasket,
  sampleHead,
  sampleItem,
  samplePaper,
  samplePosition,
  sampleToast,
} from './basket.samples.ts';
import { basketWords } from './basket.words.ts';

const uid = 'T104711-1-a';
const changed: BasketRefusal = {
  success: false,
  code: 'basket.changed',
  errorMessages: ['Ihr Warenkorb hat sich inzwischen geändert.'],
  basket: sampleBasket(6),
};

/** What may happen to the basket, and what must stay true. */
export const basketCatalog: Catalog<typeof basketMachine> = {
  words: basketWords,
  inputs: {
    filled: {
      input: {
        ...roster.basket.inputOf(samplePage({ boot: { ...sampleBootRecord, head: sampleHead(4) } })),
        maximumQueued: 2,
      },
      ...inWords('Im Warenkorb liegt schon etwas.', 'There is something in the basket.'),
    },
    member: {
      input: {
        ...roster.basket.inputOf(
          samplePage({
            boot: { ...sampleBootRecord, user: sampleMember, head: sampleHead(4) },
          }),
        ),
        maximumQueued: 2,
      },
      ...inWords('Ein Kunde kommt angemeldet zurück.', 'A customer comes back signed in.'),
    },
  },
  events: {
    'basket.open': {
      open: {
        event: { type: 'basket.open' },
        ...inWords('„Erneut laden“ drücken.', 'Press "Load again".', 2),
      },
    },
    'position.add': {
      add: {
        event: { type: 'position.add', ticket: 'one', item: sampleItem },
        ...inWords('Einen Artikel hineinlegen.', 'Add an article.', 4),
      },
      paper: {
        event: { type: 'position.add', ticket: 'two', item: samplePaper },
        ...inWords('Einen anderen Artikel hineinlegen.', 'Add another article.'),
      },
    },
    'position.changeQuantity': {
      three: {
        event: { type: 'position.changeQuantity', uid, quantity: 3 },
        ...inWords('Die Menge auf 3 ändern.', 'Change the quantity to 3.', 2),
      },
      four: {
        event: { type: 'position.changeQuantity', uid, quantity: 4 },
        ...inWords('Die Menge auf 4 ändern.', 'Change the quantity to 4.'),
      },
    },
    'position.changeNotice': {
      notice: {
        event: { type: 'position.changeNotice', uid, hint: 'für Lager 2' },
        ...inWords('Eine Notiz eintragen.', 'Enter a note.', 0.3),
      },
      other: {
        event: { type: 'position.changeNotice', uid, hint: 'fürs Büro' },
        ...inWords('Eine andere Notiz eintragen.', 'Enter another note.', 0.1),
      },
    },
    'position.remove': {
      remove: {
        event: { type: 'position.remove', uid },
        ...inWords('Die Position entfernen.', 'Remove the position.'),
      },
      paper: {
        event: { type: 'position.remove', uid: 'P200500-2-b' },
        ...inWords('Eine andere Position entfernen.', 'Remove another position.', 0.1),
      },
    },
    'basket.removeAll': {
      empty: {
        event: { type: 'basket.removeAll' },
        ...inWords('Den Warenkorb leeren.', 'Empty the basket.', 0.3),
      },
    },
    'items.add': {
      list: {
        event: { type: 'items.add', items: [sampleItem], occasion: 'undo' },
        ...inWords('„Rückgängig“ drücken.', 'Press "Undo".', 0.3),
      },
      again: {
        event: { type: 'items.add', items: [samplePaper], occasion: 'reorder' },
        ...inWords('Eine frühere Bestellung noch einmal hineinlegen.', 'Add an earlier order again.', 0.1),
      },
    },
    'basket.changedElsewhere': {
      newer: {
        event: { type: 'basket.changedElsewhere', version: 6 },
        ...inWords('In einem anderen Tab etwas hineinlegen.', 'Add something in another tab.', 0.2),
      },
      known: {
        event: { type: 'basket.changedElsewhere', version: 4 },
        ...inWords(
          'Ein anderer Tab meldet, was hier schon bekannt ist.',
          'Another tab tells what is known.',
          0.1,
        ),
      },
    },
    'basket.received': {
      newer: {
        event: { type: 'basket.received', basket: sampleBasket(6) },
        ...inWords('In der Kasse etwas speichern.', 'Save something in the checkout.', 0.5),
      },
      late: {
        event: { type: 'basket.received', basket: sampleBasket(3) },
        ...inWords('Eine verspätete Antwort kommt an.', 'An answer arrives late.', 0.1),
      },
    },
    'session.changed': {
      signedIn: {
        event: { type: 'session.changed', person: sampleMember.data.email, head: sampleHead(4) },
        ...inWords('Sich anmelden.', 'Sign in.', 0.3),
      },
      ended: {
        event: { type: 'session.changed', person: null, head: sampleHead(1, 0) },
        ...inWords('Die Sitzung ist abgelaufen.', 'The session has ended.', 0.2),
      },
      another: {
        event: { type: 'session.changed', person: 'leitung@muster-gmbh.example', head: sampleHead(2, 0) },
        ...inWords('Jemand anderes meldet sich an.', 'Somebody else signs in.', 0.1),
      },
    },
    'mode.changed': {
      switched: {
        event: { type: 'mode.changed', head: sampleHead(4) },
        ...inWords('Auf Privatkunde umschalten.', 'Switch to private customer.', 0.2),
      },
    },
    'checkout.submittingChanged': {
      begins: {
        event: { type: 'checkout.submittingChanged', isSubmitting: true },
        ...inWords('Die Bestellung abschicken.', 'Send the order.', 0.3),
      },
      ends: {
        event: { type: 'checkout.submittingChanged', isSubmitting: false },
        ...inWords('Die Bestellung ist beantwortet.', 'The order is answered.', 0.3),
      },
    },
    'connection.returned': {
      online: {
        event: { type: 'connection.returned' },
        ...inWords('Die Verbindung ist wieder da.', 'The connection is back.', 0.1),
      },
    },
  },
  calls: {
    loadBasket: {
      ok: {
        output: { basket: sampleBasket(5) },
        ...inWords('Der Warenkorb kommt.', 'The basket arrives.', 3),
      },
      head: {
        output: { head: sampleHead(6) },
        ...inWords('Anzahl und Summe kommen.', 'Number and sum arrive.', 0.5),
      },
      late: {
        output: { basket: sampleBasket(3) },
        ...inWords('Ein älterer Stand kommt verspätet.', 'An older state arrives late.', 0.1),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
    sendChange: {
      ok: {
        output: { success: true, basket: sampleBasket(5), corrections: [] },
        ...inWords('Die Änderung ist gespeichert.', 'The change is stored.', 3),
      },
      added: {
        output: { success: true, head: sampleHead(5), added: sampleToast, corrections: [] },
        ...inWords('Der Artikel liegt im Warenkorb.', 'The article is in the basket.', 3),
      },
      corrected: {
        output: {
          success: true,
          basket: sampleBasket(5, [samplePosition({ quantity: 10, step_order_price_unit: 5 })]),
          corrections: [{ uid, asked: 8, stored: 10, reason: 'notOnStep' }],
        },
        ...inWords('Die Menge wird angepasst.', 'The quantity is corrected.', 0.5),
      },
      partly: {
        output: {
          success: true,
          basket: sampleBasket(5),
          corrections: [],
          refused: [
            {
              index: 0,
              articleNumber: 'T104711',
              code: 'article.notFound',
              message: 'Gibt es nicht.',
              added: 0,
            },
          ],
        },
        ...inWords('Ein Teil wird nicht übernommen.', 'Some of it is not taken over.', 0.2),
      },
      ...failureSamples,
      conflict: {
        error: { kind: 'refused', refusal: changed },
        server: 'basket-changed',
        de: 'Der Warenkorb ist inzwischen ein anderer; der frische kommt mit.',
        en: 'The basket has changed meanwhile; the fresh one comes along.',
        weight: 0.2,
      },
      sessionEnded: {
        error: {
          kind: 'refused',
          refusal: { success: false, code: 'session.ended', errorMessages: [] },
        },
        server: 'session-ended',
        de: 'Die Sitzung ist abgelaufen.',
        en: 'The session has ended.',
        weight: 0.2,
      },
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ version, hasContent, wantsContent, wantsLoad, isFrozen, queue, member, lost }) => ({
    version,
    hasContent,
    wantsContent,
    wantsLoad,
    isFrozen,
    member,
    isSomethingLost: lost.length > 0,
    // Only quantities and notes are replaced while they wait; for the rest it is enough that they wait.
    queue: queue.map((change) =>
      change.kind === 'quantity' || change.kind === 'notice' ? `${change.kind} ${change.uid}` : 'other',
    ),
  }),
  invariants: {
    'the head belongs to the known version': ({ context }) => context.head.version === context.version,
    'content and head are of the same version, or the content is being asked for': ({ context }) =>
      context.basket === null ||
      context.basket.version === context.version ||
      context.wantsLoad ||
      context.queue.length > 0,
    'content is known exactly when it is held': ({ context }) =>
      context.hasContent === (context.basket !== null),
    'totals are the sums of the positions': ({ context: { basket } }) =>
      basket === null ||
      (basket.totals.position_count === basket.items.length &&
        basket.totals.goodsNet === basket.items.reduce((sum, { lineNet }) => sum + lineNet, 0)),
    'no two positions are the same': ({ context: { basket } }) =>
      basket === null || new Set(basket.items.map(({ uid: key }) => key)).size === basket.items.length,
    'nothing is sent while an order is being submitted, but what was already under way': (snapshot) =>
      !snapshot.context.isFrozen || ['frozen', 'sending', 'loading'].includes(String(snapshot.value)),
    'something is under way exactly while sending': ({ value, context }) =>
      value !== 'sending' || context.queue.length > 0,
    'nothing waits when nothing is under way': ({ value, context }) =>
      ['sending', 'loading', 'frozen'].includes(String(value)) || context.queue.length === 0,
    'nothing is lost of a guest whom nobody was before': ({ context }) =>
      context.member !== null || context.lost.length === 0,
    'no more waits than may': ({ context }) => context.queue.length <= context.maximumQueued,
  },
  waivers: {
    // What was lost is told apart by whether there is any: with its names the graph has more states than can be walked.
    'projection: active "frozen" {"version":4,"hasContent":false,"wantsContent":false,"wantsLoad":true,"isFrozen":true,"member":"einkauf@muster-gmbh.example","isSomethingLost":true,"queue":["quantity T104711-1-a"]}':
      'Which change was lost decides only what is sent again; tests/models/basket.test.ts has a quantity and a note sent again.',
    'projection: active "sending" {"version":1,"hasContent":false,"wantsContent":true,"wantsLoad":false,"isFrozen":false,"member":"leitung@muster-gmbh.example","isSomethingLost":true,"queue":["notice T104711-1-a"]}':
      'Which change was lost decides only what is sent again; tests/models/basket.test.ts has a quantity and a note sent again.',
    'limit: maximumQueued':
      'The shop says nothing and gets 20; each sample says 2, so that a chart that overlooks it is told all the same.',
    'given: position.changeQuantity uid':
      'A second position makes the graph four times as large; tests/models/basket.test.ts changes two at once.',
    'given: position.changeNotice uid':
      'A second position makes the graph four times as large; tests/models/basket.test.ts changes two at once.',
  },
};
