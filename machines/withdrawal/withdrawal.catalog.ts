import type { ReceivedWithdrawal } from '#contract/withdrawal.ts';
import { failureSamples, httpErrorSample, inWords, type Catalog } from '#machines/path-ready.ts';
import type { WithdrawalMachine } from './withdrawal.machine.ts';
import type { TypedWithdrawal } from './withdrawal.types.ts';
import { withdrawalWords } from './withdrawal.words.ts';

const nothing: TypedWithdrawal = { fullName: '', orderNumber: '', email: '', goods: '' };
const known: TypedWithdrawal = {
  fullName: 'Petra Privat',
  orderNumber: '2026-100001',
  email: 'privat@kontor.example',
  goods: '',
};
const part: TypedWithdrawal = {
  fullName: 'Paul Privat',
  orderNumber: '2026-100002',
  email: 'paul@kontor.example',
  goods: 'Toner schwarz, 2 Stück',
};
const item: ReceivedWithdrawal = {
  ...known,
  reference: 'W-2026-100001',
  receivedAt: '2026-11-28T13:05:00.000Z',
};

/** What may happen while somebody withdraws from a contract, and what must stay true. */
export const withdrawalCatalog: Catalog<WithdrawalMachine> = {
  words: withdrawalWords,
  inputs: {
    fromFooter: {
      input: { typed: nothing },
      ...inWords('Die Seite ist ohne Bestellung geöffnet.', 'The page is open without an order.', 2),
    },
    fromOrder: {
      input: { typed: known },
      ...inWords('Die Seite ist von einer Bestellung aus geöffnet.', 'The page is open from an order.', 3),
    },
  },
  events: {
    'withdrawal.declare': {
      whole: {
        event: { type: 'withdrawal.declare', typed: known },
        ...inWords(
          'Alle Angaben eintragen und „Weiter“ drücken.',
          'Fill in everything and press "Continue".',
          3,
        ),
      },
      part: {
        event: { type: 'withdrawal.declare', typed: part },
        ...inWords(
          'Andere Angaben mit einem Artikel eintragen und „Weiter“ drücken.',
          'Fill in other things with an article and press "Continue".',
        ),
      },
    },
    'withdrawal.edit': {
      edit: {
        event: { type: 'withdrawal.edit' },
        ...inWords('„Angaben ändern“ drücken.', 'Press "Change what I entered".'),
      },
    },
    'withdrawal.confirm': {
      confirm: {
        event: { type: 'withdrawal.confirm' },
        ...inWords('„Widerruf bestätigen“ drücken.', 'Press "Confirm withdrawal".', 3),
      },
    },
  },
  calls: {
    sendWithdrawal: {
      ok: {
        output: item,
        ...inWords('Der Shop hat den Widerruf.', 'The shop has the withdrawal.', 3),
      },
      tooMany: {
        error: {
          kind: 'refused',
          refusal: {
            success: false,
            code: 'withdrawal.tooMany',
            errorMessages: ['Das waren viele Erklärungen in kurzer Zeit.'],
          },
        },
        ...inWords('Es waren zu viele Erklärungen.', 'There were too many statements.', 0.3),
      },
      ...failureSamples,
      httpError: httpErrorSample,
    },
  },
  delays: {},
  abstract: ({ typed, problem, received }) => ({
    orderNumber: typed.orderNumber,
    isPart: typed.goods !== '',
    problem: problem?.code ?? null,
    isReceived: received !== null,
  }),
  invariants: {
    'something was received exactly where the page says so': ({ value, context }) =>
      (context.received !== null) === (value === 'received'),
    'a problem is told where something can be done about it': ({ value, context }) =>
      context.problem === null || value === 'fields' || value === 'failed',
  },
};
