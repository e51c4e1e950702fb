import {
  createActor,
  fromPromise,
  type AnyActorRef,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { parentOf, scheduledEvents } from '#machines/xstate-internals.ts';
import { expectSnapshot, same } from '#paths/drive/expectation.ts';
import { scriptedClock, type ScriptedClock } from '#paths/drive/scripted-clock.ts';
import type { StartedCall } from '#paths/explore/step.ts';
import type { WholeDriver } from './drive-together.ts';
import type { AnyEnsemble, Told } from '#machines/ensemble.ts';
import { viewOf, type Actor } from './whole.ts';

interface PendingCall {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** An answered call reaches its chart, and what that tells the others, after a few turns of the promise queue. */
const turnsUntilAnswered = 10;

/** Runs all charts as real actors that tell each other everything themselves; the path decides who does what. */
export function actorsDriver(ensemble: AnyEnsemble): WholeDriver {
  const people = new Map<string, { readonly actor: AnyActorRef; readonly clock: ScriptedClock }>();
  const names = new Map<AnyActorRef, string>();
  const actors = new Map<string, AnyActorRef>();
  const pending = new Map<string, PendingCall>();
  let told: Told[] = [];
  let started: { readonly whose: string; readonly call: StartedCall }[] = [];

  const nameOf = (actor: AnyActorRef): string => {
    const parent = parentOf(actor);
    const name = names.get(actor) ?? (parent === null ? actor.id : `${nameOf(parent)}/${actor.id}`);
    names.set(actor, name);
    return name;
  };
  const scripted = fromPromise(
    ({ self, input }) =>
      new Promise((resolve, reject) => {
        pending.set(nameOf(self), { resolve, reject });
        const parent = parentOf(self);
        if (parent !== null) started.push({ whose: nameOf(parent), call: { id: self.id, input } });
      }),
  );
  const runningParts = new Map<string, AnyStateMachine>();
  const running = (part: string): AnyStateMachine => {
    const known = runningParts.get(part);
    if (known !== undefined) return known;
    const { machine } = ensemble.parts[part] as (typeof ensemble.parts)[string];
    const sources = Object.keys(machine.implementations.actors);
    const logic = (source: string) => (source in ensemble.parts ? running(source) : scripted);
    const made = machine.provide({
      actors: Object.fromEntries(sources.map((source) => [source, logic(source)])),
    } as never);
    runningParts.set(part, made);
    return made;
  };
  /** Of a person's actors each new one is listened to from its first breath. */
  const listen = (actor: AnyActorRef): void => {
    const name = nameOf(actor);
    actors.set(name, actor);
    if (typeof (actor as { on?: unknown }).on !== 'function') return;
    actor.on('*', (event) => {
      told.push({ from: name, event });
      for (const { to, event: heard } of ensemble.relay?.({ from: name, event }) ?? [])
        actors.get(to)?.send(heard);
    });
  };
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < turnsUntilAnswered; turn += 1) await Promise.resolve();
  };
  const isThere = (name: string): boolean => actors.get(name)?.getSnapshot().status !== 'stopped';
  const clockOf = (whose: string): { actor: AnyActorRef; clock: ScriptedClock } => {
    const person = people.get(whose.split('/')[0] ?? '');
    if (person === undefined) throw new Error(`Nobody is called '${whose}'.`);
    return person;
  };
  const runOut = (whose: string, event: string): void => {
    const { actor, clock } = clockOf(whose);
    const place = scheduledEvents(actor).findIndex(({ type, of }) => type === event && nameOf(of) === whose);
    if (place === -1) throw new Error(`No timer of ${whose} for ${event} is running.`);
    clock.runOut(place);
  };

  return {
    start: async ({ event }) => {
      const inputs = event['input'] as Readonly<Record<string, unknown>>;
      for (const known of [people, names, actors, pending]) known.clear();
      told = [];
      started = [];
      for (const [person, part] of Object.entries(ensemble.people)) {
        const clock = scriptedClock();
        const actor = createActor(running(part), {
          id: person,
          input: inputs[person],
          clock,
          inspect: ({ type, actorRef }: InspectionEvent) => {
            if (type === '@xstate.actor') listen(actorRef as AnyActorRef);
          },
        } as never) as unknown as AnyActorRef;
        people.set(person, { actor, clock });
        actor.subscribe({ error: () => undefined });
        actor.start();
      }
      await settle();
    },
    act: async ({ whose, cause, event }) => {
      told = [];
      started = [];
      for (const { clock } of people.values()) clock.letTimePass();
      if (cause === 'delay') runOut(whose, event.type);
      else if (cause === 'event') actors.get(whose)?.send(event);
      else {
        const call = pending.get(`${whose}/${String(event['actorId'])}`);
        if (call === undefined)
          throw new Error(`${whose} has no call ${String(event['actorId'])} under way.`);
        pending.delete(`${whose}/${String(event['actorId'])}`);
        if ('error' in event) call.reject(event['error']);
        else call.resolve(event['output']);
      }
      await settle();
    },
    check: (expected, { state }) => {
      same(
        'what was told',
        told.map(({ from, event }) => `${from} ${event.type}`),
        expected.told,
      );
      for (const [name, seen] of Object.entries(expected.of)) {
        const { part } = state.actors.get(name) as Actor;
        const { catalog } = ensemble.parts[part] as (typeof ensemble.parts)[string];
        const emitted = told.filter(({ from }) => from === name).map(({ event }) => event);
        const calls = started
          .filter(({ whose, call }) => whose === name && seen.calls.includes(call.id))
          .map(({ call }) => call);
        try {
          expectSnapshot(catalog, actors.get(name)?.getSnapshot() as never, emitted, calls, seen);
        } catch (error) {
          throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
            cause: error,
          });
        }
      }
      const there = expected.actors.filter((name) => !isThere(name));
      if (there.length > 0) throw new Error(`${there.join(', ')} is gone.`);
      const view = viewOf(
        new Map(
          [...state.actors.values()].map((actor) => [
            actor.name,
            { ...actor, snapshot: actors.get(actor.name)?.getSnapshot() as never },
          ]),
        ),
        told,
        state.memory,
      );
      for (const [name, holds] of Object.entries(ensemble.invariants))
        if (!holds(view)) throw new Error(`The invariant '${name}' of the whole is broken.`);
    },
    end: () => {
      for (const { actor } of people.values()) actor.stop();
    },
  };
}
