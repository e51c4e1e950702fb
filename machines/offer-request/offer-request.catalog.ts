import type { OfferPosition, OfferRequestState, SentOfferRequest } from '#contract/offer-request.ts';
import { offerWordsMark } from '#domain/offer-words.ts';
import type { CallFailure } from '#machines/call-failure.ts';
import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { OfferRequestMachine } from './offer-request.machine.ts';
import type { TypedRequest } from './offer-request.types.ts';
import { offerRequestWords } from './offer-request.words.ts';

const item: OfferRequestState = {
  customerId: 2,
  customerNumber: '20001',
  customerName: 'Muster GmbH',
  userId: 7,
  userName: 'einkauf@muster-gmbh.example',
  userCustomerNumber: '20001',
  userEmail: 'einkauf@muster-gmbh.example',
  userSalutation: 'frau',
  userTitle: '',
  userFirstname: 'Petra',
  userLastname: 'Muster',
  phone: '040 123456',
  zip: '20457',
};

const position = (id: number, articleNumber: string, quantity: number): OfferPosition => ({
  id,
  articleNumber,
  shopDepotId: 1,
  displayName: `Plotter ${articleNumber}`,
  manufacturerNumber: `HP-${articleNumber}`,
  quantity,
  unit: 'Stück',
  url: `/shop/article/${articleNumber}-1/plotter`,
  image: '',
  min_order_price_unit: 1,
  max_order_price_unit: 1000,
  step_order_price_unit: 1,
});
const first = position(11, 'P100', 2);
const second = position(12, 'P200', 1);

const typed: TypedRequest = {
  customerNumber: '20001',
  customerName: 'Muster GmbH',
  userName: 'einkauf@muster-gmbh.example',
  userEmail: 'einkauf@muster-gmbh.example',
  userSalutation: 'frau',
  userTitle: '',
  userFirstname: 'Petra',
  userLastname: 'Muster',
  phone: '040 123456',
  zip: '20457',
  subject: 'Plotter für die Bauleitung',
  text: 'Bitte mit Lieferzeit.',
};
const otherwise: TypedRequest = {
  ...typed,
  customerName: 'Muster GmbH, Bau',
  userEmail: 'bau@muster-gmbh.example',
  userSalutation: 'herr',
  userTitle: 'Dr.',
  userFirstname: 'Paul',
  userLastname: 'Plan',
  phone: '040 654321',
  zip: '22761',
  subject: 'Zwei Plotter',
  text: 'Wir brauchen auch die Aufstellung.',
};

const sentEarlier = (requestToken: string, words = typed): SentOfferRequest => ({
  requestToken,
  reference: requestToken === 'anfrage-1' ? 'A-2026-100001' : 'A-2026-100000',
  sentAt: '2026-11-27T09:30:00.000Z',
  wordsMark: offerWordsMark(words),
});

const failures = { ...failureSamples, httpError: httpErrorSample };
const refusal = (
  code:
    | 'offerRequest.notAllowed'
    | 'offerRequest.hasPrice'
    | 'offerRequest.notFound'
    | 'position.notFound'
    | 'fields.invalid',
  sentence: string,
): CallFailure => ({ kind: 'refused', refusal: { success: false, code, errorMessages: [sentence] } });
const notAllowed = {
  error: refusal('offerRequest.notAllowed', 'Angebote lassen sich hier derzeit nicht anfragen.'),
  ...inWords('Der Shop nimmt keine Anfragen mehr an.', 'The shop takes no requests any more.', 0.3),
};

/** What may happen while somebody asks for an offer, and what must stay true. */
export const offerRequestCatalog: Catalog<OfferRequestMachine> = {
  words: offerRequestWords,
  inputs: {
    byArticle: {
      input: { isAllowed: true, article: { articleNumber: 'P200', shopDepotId: 1 } },
      ...inWords(
        'Die Anfrage ist von einem Artikel ohne Preis aus offen.',
        'The request is open from an article without a price.',
        3,
      ),
    },
    alone: {
      input: { isAllowed: true, article: null },
      ...inWords('Die Anfrage ist offen.', 'The request is open.', 2),
    },
    closed: {
      input: { isAllowed: false, article: null },
      ...inWords('Der Shop nimmt keine Anfragen an.', 'The shop takes no requests.', 0.3),
    },
  },
  events: {
    'request.retry': {
      retry: {
        event: { type: 'request.retry' },
        ...inWords('„Noch einmal versuchen“ drücken.', 'Press "Try again".'),
      },
    },
    'position.update': {
      more: {
        event: { type: 'position.update', id: first.id, quantity: 3 },
        ...inWords('Die Menge auf 3 ändern.', 'Change the amount to 3.', 2),
      },
      second: {
        event: { type: 'position.update', id: second.id, quantity: 5 },
        ...inWords(
          'Die Menge des zweiten Artikels auf 5 ändern.',
          'Change the amount of the second article to 5.',
          0.5,
        ),
      },
    },
    'position.remove': {
      second: {
        event: { type: 'position.remove', id: second.id },
        ...inWords('Den zweiten Artikel entfernen.', 'Remove the second article.', 0.5),
      },
      first: {
        event: { type: 'position.remove', id: first.id },
        ...inWords('Den ersten Artikel entfernen.', 'Remove the first article.'),
      },
    },
    'request.clear': {
      clear: {
        event: { type: 'request.clear' },
        ...inWords('Alle Artikel entfernen.', 'Remove all articles.', 0.5),
      },
    },
    'request.send': {
      filledIn: {
        event: { type: 'request.send', typed },
        ...inWords('Betreff eintragen und senden.', 'Fill in the subject and send.', 3),
      },
      changed: {
        event: { type: 'request.send', typed: otherwise },
        ...inWords('Alle Angaben ändern und senden.', 'Change everything and send.'),
      },
    },
    'request.changedElsewhere': {
      elsewhere: {
        event: { type: 'request.changedElsewhere' },
        ...inWords(
          'In einem anderen Fenster die Anfrage ändern oder senden.',
          'Change or send the request in another window.',
          0.3,
        ),
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
    loadRequest: {
      ok: {
        output: { item, requestToken: 'anfrage-1', positions: [first], sent: [] },
        ...inWords('Ein Artikel steht auf der Anfrage.', 'One article is on the request.', 3),
      },
      both: {
        output: { item, requestToken: 'anfrage-1', positions: [first, second], sent: [] },
        ...inWords('Der Artikel steht schon darauf.', 'The article is on it already.', 0.5),
      },
      notAllowed,
      ...failures,
    },
    lookUpRequest: {
      ok: {
        output: { item, requestToken: null, positions: [], sent: [sentEarlier('anfrage-1')] },
        ...inWords(
          'Die Anfrage ist gesendet, mit den Worten von hier.',
          'The request is sent, in the words of this page.',
          2,
        ),
      },
      elsewhere: {
        output: {
          item,
          requestToken: null,
          positions: [],
          sent: [sentEarlier('anfrage-1', { ...typed, text: 'Aus dem anderen Fenster.' })],
        },
        ...inWords(
          'Die Anfrage ist gesendet, mit den Worten eines anderen Fensters.',
          'The request is sent, in the words of another window.',
        ),
      },
      notSent: {
        output: { item, requestToken: 'anfrage-1', positions: [first], sent: [sentEarlier('anfrage-0')] },
        ...inWords('Die Anfrage ist noch nicht gesendet.', 'The request is not sent yet.'),
      },
      gone: {
        output: { item, requestToken: null, positions: [], sent: [sentEarlier('anfrage-0')] },
        ...inWords('Die Anfrage ist leer und nicht gesendet.', 'The request is empty and not sent.', 0.3),
      },
      notAllowed,
      ...failures,
    },
    changePositions: {
      ok: {
        output: { requestToken: 'anfrage-1', positions: [{ ...first, quantity: 3 }, second] },
        ...inWords('Zwei Artikel stehen auf der Anfrage.', 'Two articles are on the request.', 3),
      },
      none: {
        output: { requestToken: null, positions: [] },
        ...inWords('Kein Artikel steht mehr darauf.', 'No article is on it any more.', 0.5),
      },
      hasPrice: {
        error: refusal(
          'offerRequest.hasPrice',
          'Plotter hat einen Preis: Legen Sie den Artikel bitte in den Warenkorb.',
        ),
        ...inWords('Der Artikel hat einen Preis.', 'The article has a price.', 0.5),
      },
      outdated: {
        error: refusal('position.notFound', 'Dieser Artikel steht nicht mehr in Ihrer Anfrage.'),
        ...inWords('Der Artikel steht nicht mehr darauf.', 'The article is not on it any more.', 0.3),
      },
      ...failures,
    },
    sendRequest: {
      ok: {
        output: { reference: 'A-2026-100001', wasSentBefore: false },
        ...inWords('Der Shop hat die Anfrage.', 'The shop has the request.', 3),
      },
      before: {
        output: { reference: 'A-2026-100001', wasSentBefore: true },
        ...inWords('Der Shop hatte die Anfrage schon.', 'The shop had the request already.', 0.3),
      },
      outdated: {
        error: refusal('offerRequest.notFound', 'Diese Anfrage gibt es nicht mehr.'),
        ...inWords('Die Anfrage gibt es nicht mehr.', 'The request does not exist any more.', 0.3),
      },
      invalid: {
        error: refusal('fields.invalid', 'Bitte prüfen Sie die markierten Felder.'),
        ...inWords('Eine Angabe ist nicht in Ordnung.', 'Something typed is not in order.', 0.5),
      },
      notAllowed,
      ...failures,
    },
  },
  delays: {
    settlingPause: inWords('Fünf Sekunden warten.', 'Wait for five seconds.'),
  },
  abstract: ({
    article,
    item,
    requestToken,
    positions,
    sent,
    changes,
    typed: kept,
    problem,
    positionProblem,
    reference,
  }) => ({
    article: article?.articleNumber ?? null,
    isLoaded: item !== null,
    requestToken,
    sent: sent.map(({ requestToken: token }) => token),
    positions: positions.map(({ id, quantity }) => `${id}×${quantity}`),
    changes: changes.map((change) => ('id' in change ? `${change.how} ${change.id}` : change.how)),
    isToBeSent: kept !== null,
    problem: problem?.code ?? null,
    positionProblem: positionProblem?.code ?? null,
    reference,
  }),
  invariants: {
    'what was typed is held only until it was sent': ({ context, tags }) =>
      context.typed === null || tags.has('busy'),
    'changes wait only while one is made': ({ value, context }) =>
      context.changes.length > 0 === (value === 'changing'),
    'whoever may ask for nothing asks for nothing': ({ value, context }) =>
      context.isAllowed || value === 'unavailable',
    'a reference is there once the request was sent': ({ value, context }) =>
      (context.reference !== '') === (value === 'sent' || value === 'sentBefore'),
  },
  waivers: {
    'given: request.send typed.customerNumber': 'No person types it: the page gives that of the account.',
    'given: request.send typed.userName': 'No person types it: the page gives what was signed in with.',
  },
};
