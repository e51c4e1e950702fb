import type { ChartWords } from '#machines/path-ready.ts';
import type { OfferRequestMachine } from './offer-request.machine.ts';

/** What people call the chart `offer-request` and its parts; states stand in the order in which they are read. */
export const offerRequestWords: ChartWords<OfferRequestMachine> = {
  title: { de: 'Angebotsanfrage', en: 'Request for an offer' },
  description: {
    de: 'Wer angemeldet ist, fragt ein Angebot zu Artikeln ohne Preis an.',
    en: 'Who is signed in asks for an offer on articles without a price.',
  },
  states: {
    opening: {
      title: { de: 'Wird geöffnet', en: 'Opening' },
      description: {
        de: 'Die Seite weiß, ob der Shop Anfragen annimmt.',
        en: 'The page knows whether the shop takes requests.',
      },
      spec: ['S2.9-04', 'S6-10'],
    },
    unavailable: {
      title: { de: 'Nicht möglich', en: 'Not possible' },
      description: {
        de: 'Der Shop nimmt keine Anfragen an, oder der Besuch kommt aus einem externen Katalog.',
        en: 'The shop takes no requests, or the visit comes from an external catalog.',
      },
      spec: ['S6-10'],
    },
    loading: {
      title: { de: 'Wird geladen', en: 'Loading' },
      description: {
        de: 'Wer anfragt und was auf der Anfrage steht, wird geladen.',
        en: 'Who asks and what is on the request is loaded.',
      },
      spec: ['S7.1-44', 'S3.6-01'],
    },
    failed: {
      title: { de: 'Nicht geladen', en: 'Not loaded' },
      description: {
        de: 'Das Laden hat nicht geklappt und kann noch einmal versucht werden.',
        en: 'Loading did not work and may be tried again.',
      },
      spec: ['S7.1-44'],
    },
    editing: {
      title: { de: 'Eingabe', en: 'Entry' },
      description: {
        de: 'Die Artikel stehen da, das Formular ist ausgefüllt, soweit der Shop es kann.',
        en: 'The articles are there, the form is filled in as far as the shop can.',
      },
      spec: ['S2.9-04', 'S2.12-15', 'S5-01', 'S5-02'],
    },
    changing: {
      title: { de: 'Artikel ändern sich', en: 'Articles change' },
      description: {
        de: 'Ein Artikel kommt dazu, geht oder bekommt eine andere Menge; eines nach dem anderen.',
        en: 'An article is added, goes or gets another amount; one after the other.',
      },
      spec: ['S7.2-29', 'S7.2-30', 'S7.1-45'],
    },
    lookingAgain: {
      title: { de: 'Sieht noch einmal nach', en: 'Looking again' },
      description: {
        de: 'Die Anfrage ist nicht mehr, was die Seite zeigt; sie wird noch einmal geladen.',
        en: 'The request is not what the page shows any more; it is loaded again.',
      },
      spec: ['S7.1-44'],
    },
    sending: {
      title: { de: 'Wird gesendet', en: 'Sending' },
      description: { de: 'Die Anfrage ist unterwegs.', en: 'The request is on its way.' },
      spec: ['S7.2-29'],
    },
    settling: {
      title: { de: 'Sieht nach', en: 'Looking' },
      description: {
        de: 'Das Senden blieb ohne Antwort, oder die Anfrage gibt es so nicht mehr; der Shop wird gefragt.',
        en: 'Sending got no answer, or there is no such request any more; the shop is asked.',
      },
      spec: ['S7.1-44'],
    },
    waiting: {
      title: { de: 'Wartet', en: 'Waiting' },
      description: {
        de: 'Der Shop antwortet nicht; in fünf Sekunden wird wieder gefragt.',
        en: 'The shop does not answer; in five seconds it is asked again.',
      },
      spec: ['S7.1-44'],
    },
    sent: {
      title: { de: 'Gesendet', en: 'Sent' },
      description: {
        de: 'Der Shop hat die Anfrage; zu lesen ist, unter welcher Nummer.',
        en: 'The shop has the request; one can read under which number.',
      },
      spec: ['S1-07'],
    },
    sentBefore: {
      title: { de: 'War schon gesendet', en: 'Sent before' },
      description: {
        de: 'Die Anfrage wurde in einem anderen Fenster oder vorher mit anderen Worten gesendet; zu lesen ist, unter welcher Nummer.',
        en: 'The request was sent in another window or before in other words; one can read under which number.',
      },
      spec: ['S1-07'],
    },
  },
  guards: {
    isOutdated: { de: 'die Anfrage ist inzwischen eine andere', en: 'the request is another meanwhile' },
    isRefused: { de: 'der Server lehnt ab', en: 'the server refuses' },
    isSentMeanwhile: { de: 'die Anfrage ist gesendet', en: 'the request is sent' },
    isSentInTheseWords: { de: 'sie ist mit diesen Worten gesendet', en: 'it is sent in these words' },
    wasSentBefore: { de: 'sie war schon anders gesendet', en: 'it was sent before in other words' },
    isUnavailable: { de: 'der Shop nimmt keine Anfragen an', en: 'the shop takes no requests' },
    isArticleToAdd: {
      de: 'die Adresse nennt einen Artikel, der noch nicht darauf steht',
      en: 'the address names an article that is not on it yet',
    },
    isArticleNamed: { de: 'die Adresse nennt einen Artikel', en: 'the address names an article' },
    isNotAllowed: { de: 'hier nicht erlaubt', en: 'not allowed here' },
    isMoreToChange: { de: 'es ist noch etwas zu ändern', en: 'there is more to change' },
    isToBeSent: { de: 'die Anfrage soll gesendet werden', en: 'the request is to be sent' },
  },
  facts: {
    'article.handled': {
      de: 'der Artikel der Adresse ist bekannt',
      en: 'the article of the address is known',
    },
    'request.changed': { de: 'die Anfrage ist eine andere', en: 'the request is another' },
  },
};
