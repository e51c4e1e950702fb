import { activeNodes } from '#machines/xstate-internals.ts';
import { candidateFinder, type Candidate } from '#paths/explore/candidates.ts';
import type { Edge } from '#paths/explore/edge.ts';
import { stepReader } from '#paths/explore/step-reader.ts';
import { mayRunOut, noTimers, timersAfter } from '#paths/explore/timer-order.ts';
import type { AnyEnsemble } from '#machines/ensemble.ts';
import { wholeKeys, type WholeKeys } from './whole-key.ts';
import {
  wholeRunner,
  type Actors,
  type Ran,
  type WholeRunner,
  type WholeState,
  type WholeStep,
} from './whole.ts';

/** One thing that happens to one actor, with all that the others answer. */
export interface WholeOffer extends Candidate, Pick<Edge, 'covers' | 'refuses'> {
  /** Name of the actor whose step it is. */
  readonly whose: string;
  /** The whole afterwards. */
  readonly state: WholeState;
  readonly taken: WholeStep;
  /** `chart|action` of the actions that came to nothing. */
  readonly idle: readonly string[];
}

/** What may happen to a whole, and what comes of it. */
export interface WholeOffers {
  readonly runner: WholeRunner;
  readonly keys: WholeKeys;
  /** @param sample name of the start. */
  start(sample: string, inputs: Readonly<Record<string, unknown>>): WholeOffer | null;
  /** All that may happen, whoever does it. */
  at(state: WholeState): readonly WholeOffer[];
}

const timerName = (actor: string, event: string): string => `${actor} ${event}`;

/** Names of the timers that states of these actors wait for. */
function waitingTimers(actors: Actors): ReadonlySet<string> {
  const names = [...actors.values()].flatMap(({ name, snapshot }) =>
    snapshot.status === 'active'
      ? activeNodes(snapshot).flatMap(({ after }) => after.map(({ eventType }) => timerName(name, eventType)))
      : [],
  );
  return new Set(names);
}

export function wholeOffers(ensemble: AnyEnsemble): WholeOffers {
  const runner = wholeRunner(ensemble);
  const parts = new Map(
    Object.entries(ensemble.parts).map(([name, part]) => [
      name,
      {
        hears: part.hears ?? [],
        read: stepReader(runner.machineOf(name)),
        find: candidateFinder(part.catalog),
      },
    ]),
  );
  const readAll = (ran: readonly Ran[]) => {
    const observed = ran.map(({ actor, before, event, step }) =>
      parts.get(actor.part)?.read(before, event.type, step),
    );
    return {
      covers: [...new Set(observed.flatMap((one) => one?.covers ?? []))],
      refuses: [...new Set(observed.flatMap((one) => one?.refuses ?? []))],
      idle: ran.flatMap(({ actor, step }) =>
        step.idle.map((name) => `${runner.machineOf(actor.part).id}|${name}`),
      ),
    };
  };
  const offerOf = (
    whose: string,
    candidate: Candidate,
    before: WholeState,
    taken: WholeStep,
  ): WholeOffer | null => {
    const happening = { whose, name: candidate.name, told: taken.told };
    const memory = ensemble.memory?.after(before.memory, happening);
    if (memory === null) return null;
    const timers = timersAfter(before.timers, {
      ranOut: candidate.cause === 'delay' ? timerName(whose, candidate.event.type) : null,
      running: waitingTimers(taken.actors),
      set: taken.ran.flatMap(({ actor, step }) =>
        step.timers.map(({ name, delayMs }) => ({ name: timerName(actor.name, name), delayMs })),
      ),
    });
    const state = { actors: taken.actors, memory, timers };
    return { ...candidate, whose, state, taken, ...readAll(taken.ran) };
  };
  return {
    runner,
    keys: wholeKeys(ensemble),
    start: (sample, inputs) => {
      const before = { actors: new Map(), memory: ensemble.memory?.first, timers: noTimers };
      const start: Candidate = {
        name: sample,
        cause: 'input',
        event: { type: 'xstate.init', input: inputs },
        sample: { server: 'default', de: '', en: '', weight: 1 },
      };
      return offerOf('', start, before, runner.start(inputs));
    },
    at: (state) =>
      [...state.actors.values()].flatMap(({ name, part, snapshot }) => {
        const { find, hears } = parts.get(part) as {
          find: ReturnType<typeof candidateFinder>;
          hears: readonly string[];
        };
        return find(snapshot)
          .filter(({ cause, event }) => {
            if (cause === 'event') return !hears.includes(event.type);
            // Children are actors of the whole: they end by themselves.
            if (cause === 'fault') return false;
            return cause !== 'delay' || mayRunOut(state.timers, timerName(name, event.type));
          })
          .flatMap((candidate) => {
            const taken = runner.send(state.actors, name, candidate.event);
            return offerOf(name, candidate, state, taken) ?? [];
          });
      }),
  };
}
