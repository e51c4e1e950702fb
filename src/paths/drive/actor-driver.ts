import {
  createActor,
  fromPromise,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
} from 'xstate';
import { scheduledEvents } from '#machines/xstate-internals.ts';
import type { StartedCall } from '#paths/explore/step.ts';
import type { Driver, Model, Moment } from './driver.ts';
import { expectSnapshot } from './expectation.ts';
import { scriptedClock } from './scripted-clock.ts';

interface PendingCall {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** An answered call reaches its chart after a few turns of the promise queue. */
const turnsUntilAnswered = 10;

/** Runs the chart as a real actor: the path decides how its calls end and which of its timers runs out. */
export function actorDriver({ machine, catalog }: Model, inspect?: (event: InspectionEvent) => void): Driver {
  const clock = scriptedClock();
  const pending = new Map<string, PendingCall>();
  const scripted = fromPromise(
    ({ self, input }) =>
      new Promise((resolve, reject) => {
        pending.set(self.id, { resolve, reject });
        started.push({ id: self.id, input });
      }),
  );
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((source) => [source, scripted]),
  );
  let emitted: AnyEventObject[] = [];
  let started: StartedCall[] = [];
  let actor: AnyActorRef;

  const end = async ({ candidate: { event } }: Moment): Promise<void> => {
    const id = String(event['actorId']);
    const call = pending.get(id);
    if (call === undefined) throw new Error(`The call ${id} is not under way.`);
    pending.delete(id);
    if ('error' in event) call.reject(event['error']);
    else call.resolve(event['output']);
    for (let turn = 0; turn < turnsUntilAnswered; turn += 1) await Promise.resolve();
  };
  const wait = ({ candidate: { event } }: Moment): void => {
    const place = scheduledEvents(actor).findIndex(({ type }) => type === event.type);
    if (place === -1) throw new Error(`No timer for ${event.type} is running.`);
    clock.runOut(place);
  };

  return {
    start: (input) => {
      const created = createActor(machine.provide({ actors }), { input, clock, inspect });
      created.on('*', (fact) => emitted.push(fact as AnyEventObject));
      created.subscribe({ error: () => undefined });
      actor = created.start();
    },
    act: async (moment) => {
      emitted = [];
      started = [];
      clock.letTimePass();
      const { cause, event } = moment.candidate;
      if (cause === 'delay') wait(moment);
      else if (cause === 'event') actor.send(event);
      else await end(moment);
    },
    check: (expected) => {
      // Actors a chart keeps in its context are no calls of a step.
      const calls = started.filter(({ id }) => expected.calls.includes(id));
      expectSnapshot(catalog, actor.getSnapshot(), emitted, calls, expected);
    },
    end: () => actor.stop(),
  };
}
