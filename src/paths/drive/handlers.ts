import type { AnyStateMachine } from 'xstate';
import type { CallsOfMachine, CallSample, MachineParts } from '#machines/path-ready.ts';
import { callSamplesOf, type AnyCatalog, type Candidate } from '#paths/explore/candidates.ts';
import type { Driver, Model } from './driver.ts';

/** Dotted names of the leaves of a state value: `'idle' | { login: 'form' }` → `idle`, `login.form`. */
export type LeafNames<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: LeafNames<Value[Key]> extends infer Inner extends string
        ? `${Key}.${Inner}`
        : never;
    }[keyof Value & string];

type Maybe = Promise<void> | void;

/**
 * How a world (a rendered view, a browser page) plays a machine: a gesture for every event, an answer for every call, the
 * visible promise of every state. What the machine has and the map lacks does not compile.
 */
export interface Handlers<Machine extends AnyStateMachine, World> {
  open(world: World, input: MachineParts<Machine>['input'], sample: string): Maybe;
  readonly events: {
    readonly [Type in MachineParts<Machine>['event']['type']]: (
      world: World,
      event: Extract<MachineParts<Machine>['event'], { type: Type }>,
      sample: string,
    ) => Maybe;
  };
  readonly calls: {
    readonly [Source in keyof CallsOfMachine<Machine>]: (
      world: World,
      answer: CallSample<CallsOfMachine<Machine>[Source]>,
      sample: string,
    ) => Maybe;
  };
  readonly delays: { readonly [Delay in MachineParts<Machine>['delay']]: (world: World) => Maybe };
  /** Asserts what a visitor sees; for states that nothing shows, that nothing is shown. */
  readonly states: {
    readonly [State in LeafNames<MachineParts<Machine>['value']>]: (
      world: World,
      context: MachineParts<Machine>['context'],
    ) => Maybe;
  };
  close?(world: World): Maybe;
  /** What a browser's console may say on paths that ask nothing special of the server, e.g. of a page that answers with its status. */
  readonly expectedErrors?: readonly RegExp[];
}

type Handler = (world: unknown, given: unknown, sample: string) => Maybe;
type HandlerTable = Readonly<Record<string, Handler>>;

/** Leaf names of a state value at run time. */
export function leafNames(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([key, inner]) => {
    const names = leafNames(inner);
    return names.length === 0 ? [key] : names.map((name) => `${key}.${name}`);
  });
}

function handlerOf(table: HandlerTable, name: string): Handler {
  const handler = table[name];
  if (handler === undefined) throw new Error(`No handler for '${name}'.`);
  return handler;
}

type Played = Readonly<Record<'events' | 'calls' | 'delays' | 'states', unknown>>;

/** Plays what happens in one step: the gesture, the call's answer, or the time that passes. */
export function playStep(
  catalog: AnyCatalog,
  handlers: Played,
  world: unknown,
  { cause, name, event }: Candidate,
): Maybe {
  const [subject, sample] = [name.slice(0, name.lastIndexOf(':')), name.slice(name.lastIndexOf(':') + 1)];
  if (cause === 'event') return handlerOf(handlers.events as HandlerTable, event.type)(world, event, sample);
  if (cause === 'delay') return handlerOf(handlers.delays as HandlerTable, sample)(world, undefined, sample);
  const answer = callSamplesOf(catalog)[subject]?.[sample];
  return handlerOf(handlers.calls as HandlerTable, subject)(world, answer, sample);
}

/** Asks the promise of every state that a value stands for. */
export async function lookAtStates(
  handlers: Played,
  world: unknown,
  value: unknown,
  context: unknown,
): Promise<void> {
  for (const state of leafNames(value))
    await handlerOf(handlers.states as HandlerTable, state)(world, context, state);
}

/** Drives paths through a world by its handlers. */
export function handlerDriver<Machine extends AnyStateMachine, World>(
  model: Model & { readonly machine: Machine },
  handlers: Handlers<Machine, World>,
  world: World,
): Driver {
  return {
    start: (input, { candidate: { name } }) =>
      handlers.open(world, input as never, name.slice('input:'.length)),
    act: ({ candidate }) => playStep(model.catalog, handlers, world, candidate),
    check: (expected, { snapshot }) => lookAtStates(handlers, world, expected.value, snapshot.context),
    end: () => handlers.close?.(world),
  };
}
