import { assign, emit, fromPromise, sendParent, setup, type AnyStateMachine } from 'xstate';
import { failureSamples, inWords, type Catalog, type ChartWords } from '#machines/path-ready.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import type { Ensemble, Part, WholeView } from '#machines/ensemble.ts';

/*
 * A request of several rows that two people look at, each on a page of their own: rows are judged one by one, and what one of
 * them decides first is decided.
 */

type RowEvent = { type: 'row.approve' } | { type: 'row.deny' } | { type: 'row.reset' };

export const rowMachine = setup({
  types: { events: {} as RowEvent, tags: {} as PhaseTag },
  actions: {
    tellJudged: sendParent({ type: 'row.judged' }),
    tellOpen: sendParent({ type: 'row.reopened' }),
  },
}).createMachine({
  id: 'row',
  initial: 'pending',
  states: {
    pending: {
      tags: 'ready',
      on: {
        'row.approve': { target: 'approved', actions: 'tellJudged' },
        'row.deny': { target: 'denied', actions: 'tellJudged' },
      },
    },
    approved: { tags: 'ready', on: { 'row.reset': { target: 'pending', actions: 'tellOpen' } } },
    denied: { tags: 'ready', on: { 'row.reset': { target: 'pending', actions: 'tellOpen' } } },
  },
});

export type RowMachine = typeof rowMachine;

type ApprovalEvent =
  | { type: 'row.judged' }
  | { type: 'row.reopened' }
  | { type: 'decision.save' }
  | { type: 'decision.madeElsewhere' };

const rows = ['row-1', 'row-2'] as const;

export const approvalMachine = setup({
  types: {
    context: {} as { readonly pending: number },
    events: {} as ApprovalEvent,
    emitted: {} as { type: 'decision.made' },
    tags: {} as PhaseTag,
  },
  actors: {
    row: rowMachine,
    saveDecision: fromPromise<number>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isJudged: ({ context }) => context.pending === 0,
    isOvertaken: ({ event }) => 'error' in event && (event.error as { kind?: string }).kind === 'refused',
  },
  actions: {
    countJudged: assign({ pending: ({ context }) => context.pending - 1 }),
    countOpen: assign({ pending: ({ context }) => context.pending + 1 }),
    tellMade: emit({ type: 'decision.made' }),
  },
}).createMachine({
  id: 'approval',
  context: { pending: rows.length },
  invoke: rows.map((id) => ({ id, src: 'row' as const })),
  initial: 'judging',
  on: { 'row.judged': { actions: 'countJudged' }, 'row.reopened': { actions: 'countOpen' } },
  states: {
    judging: {
      tags: 'ready',
      on: {
        'decision.save': { guard: 'isJudged', target: 'saving' },
        'decision.madeElsewhere': 'overtaken',
      },
    },
    // Who has sent a decision is told by its answer that somebody else was faster.
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveDecision',
        src: 'saveDecision',
        onDone: { target: 'decided', actions: 'tellMade' },
        onError: [{ guard: 'isOvertaken', target: 'overtaken' }, { target: 'judging' }],
      },
    },
    decided: { type: 'final', tags: 'done' },
    overtaken: { tags: 'done' },
  },
});

export type ApprovalMachine = typeof approvalMachine;

const named = (de: string, en: string) => ({
  title: { de, en },
  description: { de: `${de}.`, en: `${en}.` },
  spec: [],
});

const sample = <Type extends string>(type: Type, de: string, en: string) => ({
  once: { event: { type }, ...inWords(de, en) },
});

const rowWords: ChartWords<RowMachine> = {
  title: { de: 'Zeile', en: 'Row' },
  description: { de: 'Eine Zeile einer Anfrage.', en: 'A row of a request.' },
  states: {
    pending: named('Offen', 'Pending'),
    approved: named('Genehmigt', 'Approved'),
    denied: named('Abgelehnt', 'Denied'),
  },
  guards: {},
};

const rowCatalog: Catalog<RowMachine> = {
  words: rowWords,
  inputs: { open: { input: undefined, ...inWords('Eine offene Zeile.', 'A pending row.') } },
  events: {
    'row.approve': sample('row.approve', 'Genehmigen.', 'Approve.'),
    'row.deny': sample('row.deny', 'Ablehnen.', 'Deny.'),
    'row.reset': sample('row.reset', 'Doch wieder offen.', 'Pending again.'),
  },
  calls: {},
  delays: {},
  abstract: () => ({}),
  invariants: {},
};

const approvalCatalog = {
  words: {
    title: { de: 'Genehmigung', en: 'Approval' },
    description: {
      de: 'Eine Anfrage auf der Seite eines Menschen.',
      en: 'A request on the page of one person.',
    },
    states: {
      judging: named('Wird beurteilt', 'Being judged'),
      saving: named('Wird gespeichert', 'Being saved'),
      decided: named('Entschieden', 'Decided'),
      overtaken: named('Ein anderer war schneller', 'Somebody else was faster'),
    },
    guards: {
      isJudged: { de: 'alle beurteilt', en: 'all judged' },
      isOvertaken: { de: 'ein anderer war schneller', en: 'somebody else was faster' },
    },
  },
  inputs: { open: { input: undefined, ...inWords('Eine offene Anfrage.', 'A pending request.') } },
  events: {
    'row.judged': sample('row.judged', 'Eine Zeile ist beurteilt.', 'A row is judged.'),
    'row.reopened': sample('row.reopened', 'Eine Zeile ist wieder offen.', 'A row is pending again.'),
    'decision.save': sample('decision.save', 'Speichern.', 'Save.'),
    'decision.madeElsewhere': sample(
      'decision.madeElsewhere',
      'Jemand hat entschieden.',
      'Somebody has decided.',
    ),
  },
  calls: { saveDecision: { ok: { output: 1, ...inWords('Gespeichert.', 'Saved.') }, ...failureSamples } },
  delays: {},
  abstract: ({ pending }) => ({ pending }),
  invariants: { 'no more rows are pending than there are': ({ context }) => context.pending <= rows.length },
} satisfies Catalog<ApprovalMachine>;

/** What the server remembers of the request. */
interface Decisions {
  readonly made: number;
}

const people = { anna: 'approval', bernd: 'approval' } as const;
const names = Object.keys(people);
const isIn = (whole: WholeView<Decisions>, person: string, state: string): boolean =>
  whole.of(person).value === state;

/** Two people over one request; the server takes the first decision and refuses the second. */
export const approvalEnsemble: Ensemble<Decisions> = {
  name: 'approval',
  parts: {
    approval: {
      machine: approvalMachine as unknown as AnyStateMachine,
      catalog: approvalCatalog as unknown as AnyCatalog,
      hears: ['row.judged', 'row.reopened', 'decision.madeElsewhere'],
    },
    row: { machine: rowMachine as unknown as AnyStateMachine, catalog: rowCatalog as unknown as AnyCatalog },
  },
  people,
  alike: ['row'],
  relay: ({ from, event }) =>
    event.type === 'decision.made'
      ? names.filter((name) => name !== from).map((to) => ({ to, event: { type: 'decision.madeElsewhere' } }))
      : [],
  memory: {
    first: { made: 0 },
    after: (memory, { name }) => {
      if (name === 'saveDecision:ok') return memory.made === 0 ? { made: 1 } : null;
      if (name === 'saveDecision:refused') return memory.made === 1 ? memory : null;
      return memory;
    },
  },
  invariants: {
    'exactly one final decision': (whole) =>
      names.filter((name) => isIn(whole, name, 'decided')).length === whole.memory.made,
    'as many are pending as rows say so': (whole) =>
      names.every((name) => {
        const page = whole.of(name);
        if (page.status !== 'active') return true;
        const pending = rows.filter((row) => whole.of(`${name}/${row}`).value === 'pending');
        return page.context.pending === pending.length;
      }),
  },
  situations: {
    'both send at once': (whole) => names.every((name) => isIn(whole, name, 'saving')),
    'one is overtaken by another’s decision': (whole) =>
      isIn(whole, 'anna', 'decided') && isIn(whole, 'bernd', 'overtaken'),
  },
};

/** Both charts as the tool takes any chart. */
export const approvalCharts = ['approval', 'row'].map((name) => ({
  name,
  folder: 'approval',
  ...(approvalEnsemble.parts[name] as Part),
  isPersisted: false,
}));
