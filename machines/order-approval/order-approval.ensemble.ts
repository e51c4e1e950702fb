import type { Ensemble, WholeView } from '#machines/ensemble.ts';
import { failureSamples, inWords } from '#machines/path-ready.ts';
import { orderApprovalCatalog } from './order-approval.catalog.ts';
import { orderApprovalMachine } from './order-approval.machine.ts';
import type { OrderApprovalContext, OrderOutcome } from './order-approval.types.ts';

const orderNumber = '2026-100042';
const ordered = { orderNumber, totalNet: 3998 };
const lowered = { orderNumber, totalNet: 1999 };

/** One order on two desks; what the server answers follows from what it was told before. */
const deskCatalog = {
  ...orderApprovalCatalog,
  inputs: {
    start: {
      input: { orders: [ordered] },
      ...inWords('Die Seite der Freigaben zeigt die Bestellung.', 'The page of releases shows the order.'),
    },
  },
  events: {
    'release.begin': {
      order: {
        event: { type: 'release.begin', orderNumber },
        ...inWords('„Freigeben“ drücken.', 'Press "Release".', 3),
      },
    },
    'denial.begin': {
      order: {
        event: { type: 'denial.begin', orderNumber },
        ...inWords('„Ablehnen“ drücken.', 'Press "Deny".', 2),
      },
    },
    'decision.confirm': {
      briefly: {
        event: { type: 'decision.confirm', text: 'Zu teuer.' },
        ...inWords('Bestätigen, beim Ablehnen mit Grund.', 'Confirm, a denial with its reason.', 3),
      },
    },
    'decision.cancel': {
      cancel: {
        event: { type: 'decision.cancel' },
        ...inWords('„Abbrechen“ drücken.', 'Press "Cancel".', 0.5),
      },
    },
    'decision.retry': {
      retry: {
        event: { type: 'decision.retry' },
        ...inWords('„Noch einmal senden“ drücken.', 'Press "Send again".'),
      },
    },
    'outcomes.dismiss': {
      dismiss: {
        event: { type: 'outcomes.dismiss' },
        ...inWords('Die Meldung schließen.', 'Close the message.', 0.5),
      },
    },
    'orders.shown': {
      gone: {
        event: { type: 'orders.shown', orders: [] },
        ...inWords(
          'Die Seite wird neu geladen: Es wartet nichts mehr.',
          'The page is loaded anew: nothing waits.',
        ),
      },
    },
  },
  calls: {
    decide: {
      ...failureSamples,
      ok: {
        output: [{ orderNumber, kind: 'done', state: 'accepted' }],
        ...inWords('Sie ist freigegeben.', 'It is released.', 3),
      },
      denied: {
        output: [{ orderNumber, kind: 'done', state: 'denied' }],
        ...inWords('Sie ist abgelehnt.', 'It is denied.', 3),
      },
      elsewhere: {
        output: [{ orderNumber, kind: 'decidedElsewhere', sentence: '' }],
        ...inWords('Über sie war schon entschieden.', 'It had been decided on.', 2),
      },
      otherSum: {
        output: [
          {
            orderNumber,
            kind: 'otherSum',
            seenNet: ordered.totalNet,
            totalNet: lowered.totalNet,
          },
        ],
        ...inWords(
          'Ihre Menge war gesenkt worden: Sie kostet jetzt weniger.',
          'Its quantity had been lowered: it costs less now.',
          2,
        ),
      },
      lost: {
        output: [{ orderNumber, kind: 'unanswered' }],
        ...inWords(
          'Der Server tut es, die Antwort geht verloren.',
          'The server does it, the answer is lost.',
        ),
        server: 'answer-cut',
      },
      unheard: {
        output: [{ orderNumber, kind: 'unanswered' }],
        ...inWords('Die Anfrage kommt nicht an.', 'The request does not arrive.'),
        server: 'no-answer',
      },
    },
  },
};

type Decision = 'released' | 'denied';

/** What the server remembers of the order, and what is on its way to it. */
interface Decided {
  readonly decision: Decision | null;
  /** Somebody has lowered its quantity. */
  readonly isLowered: boolean;
  /** Who has been told of the sum it has since then. */
  readonly told: readonly string[];
  readonly asked: Readonly<Record<string, Decision | undefined>>;
}

const people = { anna: 'desk', bernd: 'desk' } as const;
const names = Object.keys(people);

const contextOf = (whole: WholeView<Decided>, name: string): OrderApprovalContext =>
  whole.of(name).context as OrderApprovalContext;
const outcomesOf = (whole: WholeView<Decided>): readonly OrderOutcome[] =>
  names.flatMap((name) => contextOf(whole, name).outcomes);

/** Two who decide for a firm, each at an own desk, over one order: the server takes the first decision and no other. */
export const orderApprovalEnsemble: Ensemble<Decided> = {
  name: 'order-approval',
  parts: { desk: { machine: orderApprovalMachine, catalog: deskCatalog } },
  people,
  isPartial: true,
  // Whoever has heard of a decision sees the page without the order.
  relay: ({ from, event }) =>
    event.type === 'approval.decided'
      ? [{ to: from, event: { type: 'orders.shown', orders: event['settled'].length > 0 ? [] : [lowered] } }]
      : [],
  memory: {
    first: { decision: null, isLowered: false, told: [], asked: {} },
    after: (memory, { whose, name }) => {
      const { decision, asked, isLowered, told } = memory;
      const isSumSeen = asked[whose] === 'denied' || !isLowered || told.includes(whose);
      switch (name) {
        case 'release.begin:order':
        case 'denial.begin:order':
          // A page that was loaded anew shows it no more; one that was not still does.
          return {
            ...memory,
            asked: { ...asked, [whose]: name === 'release.begin:order' ? 'released' : 'denied' },
          };
        case 'orders.shown:gone':
          return decision === null ? null : memory;
        case 'decide:ok':
        case 'decide:denied': {
          const wanted = name === 'decide:ok' ? 'released' : 'denied';
          return decision === null && asked[whose] === wanted && isSumSeen
            ? { ...memory, decision: wanted }
            : null;
        }
        case 'decide:elsewhere':
          return decision === null ? null : memory;
        // A third person lowers it before the first release arrives.
        case 'decide:otherSum':
          return decision === null && asked[whose] === 'released' && (!isLowered || !isSumSeen)
            ? { ...memory, isLowered: true, told: [...told, whose] }
            : null;
        case 'decide:lost':
          return decision === null && isSumSeen ? { ...memory, decision: asked[whose] ?? null } : null;
        // The calls of the desk tell what became of each order; a refusal is one of those.
        case 'decide:refused':
          return null;
        default:
          return memory;
      }
    },
  },
  invariants: {
    'exactly one final decision': (whole) => {
      const done = outcomesOf(whole).filter(({ kind }) => kind === 'done');
      return done.length <= 1 && (done.length === 0 || whole.memory.decision !== null);
    },
    'who hears of a release hears of the one there is': (whole) =>
      outcomesOf(whole).every(
        (outcome) =>
          outcome.kind !== 'done' ||
          (outcome.state === 'denied' ? 'denied' : 'released') === whole.memory.decision,
      ),
    'nobody releases a sum they have not read': (whole) =>
      !whole.memory.isLowered ||
      names.every(
        (name) =>
          whole.memory.told.includes(name) ||
          contextOf(whole, name).outcomes.every(
            (outcome) => outcome.kind !== 'done' || outcome.state === 'denied',
          ),
      ),
    'nobody is told that it was decided before it was': (whole) =>
      whole.memory.decision !== null || outcomesOf(whole).every(({ kind }) => kind !== 'decidedElsewhere'),
  },
  situations: {
    'both send at once': (whole) => names.every((name) => whole.of(name).value === 'sending'),
    'one is told that the other was first': (whole) => {
      const kinds = outcomesOf(whole).map(({ kind }) => kind);
      return kinds.includes('done') && kinds.includes('decidedElsewhere');
    },
    'both hear of the new sum before it is released': (whole) =>
      whole.memory.told.length === names.length && whole.memory.decision === 'released',
    'one decides while the other writes a reason': (whole) =>
      contextOf(whole, 'anna').outcomes.some(({ kind }) => kind === 'done') &&
      JSON.stringify(whole.of('bernd').value) === JSON.stringify({ confirming: 'denial' }),
    'an own decision is heard of only by asking again': (whole) =>
      contextOf(whole, 'anna').outcomes.some(({ kind }) => kind === 'decidedElsewhere') &&
      whole.memory.decision === whole.memory.asked['anna'] &&
      whole.memory.asked['bernd'] === undefined,
  },
};
