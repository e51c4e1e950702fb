import {
  fromPromise,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { childrenOf } from '#machines/xstate-internals.ts';
import { firstStep, nextStep, standIn, watched, type Step } from '#paths/explore/step.ts';
import type { Timers } from '#paths/explore/timer-order.ts';
import type { AnyEnsemble, Part, Told, WholeView } from '#machines/ensemble.ts';

/** One actor of a whole. */
export interface Actor {
  /** `order`; `order/row-2` for a child. */
  readonly name: string;
  readonly part: string;
  readonly parent: string | null;
  readonly snapshot: AnyMachineSnapshot;
}

export type Actors = ReadonlyMap<string, Actor>;

/** The whole at rest between two steps. */
export interface WholeState {
  readonly actors: Actors;
  readonly memory: unknown;
  readonly timers: Timers;
}

/** What one actor did in a step of the whole. */
export interface Ran {
  readonly actor: Actor;
  /** Null where it was only started. */
  readonly before: AnyMachineSnapshot | null;
  readonly event: AnyEventObject;
  readonly step: Step;
}

/** A step of the whole: one actor begins, others answer, until nobody has anything left to say. */
export interface WholeStep {
  readonly actors: Actors;
  readonly ran: readonly Ran[];
  readonly told: readonly Told[];
}

/** Runs wholes by computing; nothing is started. */
export interface WholeRunner {
  machineOf(part: string): AnyStateMachine;
  /** @param inputs by person. */
  start(inputs: Readonly<Record<string, unknown>>): WholeStep;
  send(actors: Actors, to: string, event: AnyEventObject): WholeStep;
}

/** So many turns in one step are taken for charts that never stop telling each other something. */
const mostTurns = 1000;

const neverEnds = fromPromise(() => new Promise(() => undefined));

/** A watched copy of a part whose calls and children are never run: its children are actors of the whole. */
function prepared({ machine }: Part): AnyStateMachine {
  const sources = Object.keys(machine.implementations.actors);
  return watched(
    machine.provide({ actors: Object.fromEntries(sources.map((source) => [source, neverEnds])) } as never),
  );
}

export function wholeRunner(ensemble: AnyEnsemble): WholeRunner {
  const machines = new Map(Object.entries(ensemble.parts).map(([name, part]) => [name, prepared(part)]));
  const machineOf = (part: string): AnyStateMachine => {
    const machine = machines.get(part);
    if (machine === undefined) throw new Error(`${ensemble.name} has no part '${part}'.`);
    return machine;
  };

  const selves = new Map<string, AnyActorRef>();
  const names = new Map<object, string>();
  const selfOf = (name: string): AnyActorRef => {
    const self = selves.get(name) ?? standIn(name.slice(name.lastIndexOf('/') + 1));
    selves.set(name, self);
    names.set(self, name);
    return self;
  };
  const run = (known: Actors, begin: (turn: Turn) => void): WholeStep => {
    const turn = new Turn(ensemble, { machineOf, selfOf, nameOf: (self) => names.get(self) }, known);
    begin(turn);
    return { actors: turn.actors, ran: turn.ran, told: turn.told };
  };
  return {
    machineOf,
    start: (inputs) =>
      run(new Map(), (turn) => {
        for (const [person, part] of Object.entries(ensemble.people))
          turn.enter(person, part, null, inputs[person]);
      }),
    send: (actors, to, event) => run(actors, (turn) => turn.deliver(to, event)),
  };
}

/** Which chart a part is, and who stands for an actor. */
interface Cast {
  machineOf(part: string): AnyStateMachine;
  selfOf(name: string): AnyActorRef;
  /** Undefined where nobody is stood for. */
  nameOf(self: object): string | undefined;
}

/** The same order as running actors have: one that is at work finds later what it is sent, another answers at once. */
class Turn {
  readonly actors: Map<string, Actor>;
  readonly ran: Ran[] = [];
  readonly told: Told[] = [];
  private readonly boxes = new Map<string, AnyEventObject[]>();
  private readonly ensemble: AnyEnsemble;
  private readonly cast: Cast;

  constructor(ensemble: AnyEnsemble, cast: Cast, known: Actors) {
    this.ensemble = ensemble;
    this.cast = cast;
    this.actors = new Map(known);
  }

  enter(name: string, part: string, parent: string | null, input: unknown): void {
    const step = firstStep(this.cast.machineOf(part), input, this.cast.selfOf(name));
    const actor: Actor = { name, part, parent, snapshot: step.snapshot };
    this.atWork(name, () => this.settle(actor, null, { type: 'xstate.init', input }, step));
  }

  deliver(to: string, event: AnyEventObject): void {
    const waiting = this.boxes.get(to);
    if (waiting === undefined) this.atWork(to, () => this.answer(to, event));
    else waiting.push(event);
  }

  private atWork(name: string, work: () => void): void {
    const box: AnyEventObject[] = [];
    this.boxes.set(name, box);
    work();
    for (let next = box.shift(); next !== undefined; next = box.shift()) this.answer(name, next);
    this.boxes.delete(name);
  }

  private answer(name: string, event: AnyEventObject): void {
    const actor = this.actors.get(name);
    if (actor?.snapshot.status !== 'active') return;
    const step = nextStep(this.cast.machineOf(actor.part), actor.snapshot, event, this.cast.selfOf(name));
    this.settle(actor, actor.snapshot, event, step);
  }

  private settle(before: Actor, from: AnyMachineSnapshot | null, event: AnyEventObject, step: Step): void {
    if (this.ran.length === mostTurns) throw new Error(`${this.ensemble.name} never comes to rest.`);
    const { name, parent } = before;
    const actor = { ...before, snapshot: step.snapshot };
    this.actors.set(name, actor);
    this.ran.push({ actor, before: from, event, step });
    this.bringUpChildren(actor, from);
    for (const { to, event: message } of step.messages) {
      if (to === 'everybody') this.tell({ from: name, event: message });
      else if (to === 'parent') {
        if (parent !== null) this.deliver(parent, message);
      } else this.deliver(this.cast.nameOf(to) ?? this.childOr(name, to.id), message);
    }
    if (step.snapshot.status !== 'done' || parent === null) return;
    const id = name.slice(parent.length + 1);
    const { output } = step.snapshot;
    this.deliver(parent, { type: `xstate.done.actor.${id}`, output, actorId: id });
  }

  /** Of two of one name the own child is meant. */
  private childOr(name: string, id: string): string {
    return this.actors.has(`${name}/${id}`) ? `${name}/${id}` : id;
  }

  /** Starts the children a step has brought, and takes away those it has stopped. */
  private bringUpChildren({ name, snapshot }: Actor, before: AnyMachineSnapshot | null): void {
    const known = before === null ? {} : childrenOf(before);
    // With the end of a chart its children end; its last snapshot still names them.
    const now = snapshot.status === 'active' ? childrenOf(snapshot) : {};
    for (const [id, child] of Object.entries(known)) if (now[id] !== child) this.remove(`${name}/${id}`);
    for (const [id, child] of Object.entries(now)) {
      if (known[id] === child || !(child.source in this.ensemble.parts)) continue;
      this.enter(`${name}/${id}`, child.source, name, child.input);
    }
  }

  private remove(name: string): void {
    for (const other of this.actors.keys())
      if (other === name || other.startsWith(`${name}/`)) this.actors.delete(other);
  }

  private tell(told: Told): void {
    this.told.push(told);
    for (const { to, event } of this.ensemble.relay?.(told) ?? []) this.deliver(to, event);
  }
}

/** The whole as invariants see it. */
export const viewOf = (actors: Actors, told: readonly Told[], memory: unknown): WholeView => ({
  of: (name) => {
    const actor = actors.get(name);
    if (actor === undefined) throw new Error(`There is no actor '${name}'.`);
    return actor.snapshot;
  },
  all: (part) => [...actors.values()].filter((actor) => actor.part === part).map(({ snapshot }) => snapshot),
  told: told.map(({ event }) => event),
  memory,
});
