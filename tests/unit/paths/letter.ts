import { assign, fromPromise, setup } from 'xstate';
import { failureSamples, inWords } from '#machines/path-ready.ts';

interface LetterContext {
  readonly most: number;
  readonly sent: number;
  readonly copyTo: string;
}

type LetterEvent = { type: 'letter.send'; to: string; copyTo: string };

const notProvided = () => Promise.reject(new Error('not provided'));

/** Sends a letter and then its copy, which waits for the answer to the first; so many letters and no more. */
export const letterMachine = setup({
  types: {
    context: {} as LetterContext,
    events: {} as LetterEvent,
    input: {} as { most: number },
  },
  actors: {
    sendLetter: fromPromise<number, { to: string }>(notProvided),
    sendCopy: fromPromise<number, { to: string }>(notProvided),
  },
  guards: { mayMore: ({ context }) => context.sent < context.most },
  actions: {
    keepCopy: assign((_, params: { copyTo: string }) => ({ copyTo: params.copyTo })),
    count: assign({ sent: ({ context }) => context.sent + 1 }),
  },
}).createMachine({
  id: 'letter',
  context: ({ input }) => ({ most: input.most, sent: 0, copyTo: '' }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'letter.send': {
          guard: 'mayMore',
          target: 'sending',
          actions: { type: 'keepCopy', params: ({ event }) => event },
        },
      },
    },
    sending: {
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ event }) => ({ to: (event as LetterEvent).to }),
        onDone: { target: 'copying' },
        onError: { target: 'writing' },
      },
    },
    copying: {
      invoke: {
        id: 'sendCopy',
        src: 'sendCopy',
        input: ({ context }) => ({ to: context.copyTo }),
        onDone: { target: 'writing', actions: 'count' },
        onError: { target: 'writing' },
      },
    },
  },
});

const send = (to: string, copyTo: string) => ({
  event: { type: 'letter.send' as const, to, copyTo },
  ...inWords(`An ${to} schreiben.`, `Write to ${to}.`),
});

export const letters = { first: send('Anna', 'Berta'), other: send('Cora', 'Dora') };

const answered = { ok: { output: 1, ...inWords('Angekommen.', 'Arrived.') }, ...failureSamples };

/** Samples alone: the drawings' words are of no interest here. */
export const letterCatalog = {
  inputs: {
    one: { input: { most: 1 }, ...inWords('Ein Brief ist erlaubt.', 'One letter is allowed.') },
    two: { input: { most: 2 }, ...inWords('Zwei Briefe sind erlaubt.', 'Two letters are allowed.') },
  },
  events: { 'letter.send': letters },
  calls: { sendLetter: answered, sendCopy: answered },
  delays: {},
  abstract: ({ sent, most }: LetterContext) => ({ sent, most }),
  invariants: {},
};
