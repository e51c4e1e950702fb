import type { ChartWords } from '#machines/path-ready.ts';
import type { WithdrawalMachine } from './withdrawal.machine.ts';

/** What people call the chart `withdrawal` and its parts; states stand in the order in which they are read. */
export const withdrawalWords: ChartWords<WithdrawalMachine> = {
  title: { de: 'Widerruf', en: 'Withdrawal' },
  description: {
    de: 'Wer privat gekauft hat, widerruft einen Vertrag in zwei Schritten, ohne Anmeldung (§ 356a BGB).',
    en: 'Whoever bought privately withdraws from a contract in two steps, without signing in (§ 356a BGB).',
  },
  states: {
    fields: {
      title: { de: 'Angaben', en: 'Fields' },
      description: {
        de: 'Name, Bestellnummer und E-Mail-Adresse werden eingetragen, soweit sie nicht schon dastehen.',
        en: 'Name, order number and mail address are filled in, as far as they are not there already.',
      },
      spec: [],
    },
    confirming: {
      title: { de: 'Bestätigung', en: 'Confirmation' },
      description: {
        de: 'Die Erklärung ist zu lesen; sie gilt erst, wenn sie bestätigt wird.',
        en: 'The statement can be read; it counts only once it is confirmed.',
      },
      spec: [],
    },
    sending: {
      title: { de: 'Wird gesendet', en: 'Sending' },
      description: { de: 'Der Widerruf ist unterwegs.', en: 'The withdrawal is on its way.' },
      spec: [],
    },
    failed: {
      title: { de: 'Ohne Antwort', en: 'Without an answer' },
      description: {
        de: 'Das Senden blieb ohne Antwort; noch einmal gesendet, zählt derselbe Widerruf nur einmal.',
        en: 'Sending got no answer; sent again, the same withdrawal counts once only.',
      },
      spec: [],
    },
    received: {
      title: { de: 'Eingegangen', en: 'Received' },
      description: {
        de: 'Der Shop hat den Widerruf; zu lesen ist, was wann eingegangen ist.',
        en: 'The shop has the withdrawal; one can read what came when.',
      },
      spec: [],
    },
  },
  guards: { isRefused: { de: 'der Server lehnt ab', en: 'the server refuses' } },
};
