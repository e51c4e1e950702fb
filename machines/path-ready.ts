import type {
  AnyActorLogic,
  MachineContext,
  OutputFrom,
  PromiseActorLogic,
  SnapshotFrom,
  StateMachine,
} from 'xstate';
import type { CallFailure } from './call-failure.ts';
import type { Bilingual, StateWords } from './words.ts';

/** What a person or a tester does or sees when a sample happens, and how often shoppers meet it (1 = average). */
export interface Sample extends Bilingual {
  /** Name of the server fixture that makes the sample real; 'default' needs nothing special. */
  readonly server: string;
  readonly weight: number;
}

export interface EventSample<Event> extends Sample {
  readonly event: Event;
}

export interface InputSample<Input> extends Sample {
  readonly input: Input;
}

export interface SuccessSample<Output> extends Sample {
  readonly output: Output;
}

export interface FailureSample extends Sample {
  readonly error: CallFailure;
}

export type CallSample<Output> = SuccessSample<Output> | FailureSample;

/** Every call is sampled with a success and with the three failures that must stay distinct. */
export type CallSamples<Output> = { readonly ok: SuccessSample<Output> } & Readonly<
  Record<'refused' | 'noAnswer' | 'serverDown', FailureSample>
> &
  Readonly<Record<string, CallSample<Output>>>;

type AnyMachine = StateMachine<any, any, any, any, any, any, any, any, any, any, any, any, any, any, any>;

/** The types a chart was written with. */
export type MachineParts<Machine extends AnyMachine> =
  Machine extends StateMachine<
    infer Context extends MachineContext,
    infer Event,
    any,
    infer Actor,
    any,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer Input,
    any,
    infer Emitted,
    any,
    infer Schema,
    any
  >
    ? {
        context: Context;
        /** What it may be sent; how its calls end is not. */
        event: Exclude<Event, { type: `xstate.${string}` }>;
        actor: Actor;
        guard: Guard;
        delay: Delay;
        value: Value;
        tag: Tag;
        input: Input;
        emitted: Emitted;
        schema: Schema;
      }
    : never;

type PortOf<Actor> = Actor extends { src: infer Source extends string; logic: infer Logic }
  ? Logic extends PromiseActorLogic<any, any, any>
    ? { source: Source; output: Logic extends AnyActorLogic ? OutputFrom<Logic> : never }
    : never
  : never;

type CallsOf<Port> = Port extends { source: infer Source extends string; output: infer Output }
  ? { [Name in Source]: Output }
  : never;

type UnionToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer Member,
) => void
  ? Member
  : never;

/** Call → what it answers when it succeeds. */
export type CallsOfMachine<Machine extends AnyMachine> = [PortOf<MachineParts<Machine>['actor']>] extends [
  never,
]
  ? Record<never, never>
  : UnionToIntersection<CallsOf<PortOf<MachineParts<Machine>['actor']>>>;

/** What a predicate over a snapshot sees. */
export interface SnapshotView<Machine extends AnyMachine> {
  readonly value: unknown;
  readonly context: MachineParts<Machine>['context'];
  readonly tags: ReadonlySet<string>;
  hasTag(tag: MachineParts<Machine>['tag']): boolean;
}

/** A value two contexts share when they allow the same transitions. */
export type Abstraction = Readonly<
  Record<string, string | number | boolean | null | readonly (string | number | boolean | null)[]>
>;

/** Dotted names of all states of a chart, compound ones included: `asking`, `asking.waiting`. */
type StatePaths<Schema> = Schema extends { states: infer States }
  ? {
      [Key in keyof States & string]: Key | `${Key}.${StatePaths<States[Key]>}`;
    }[keyof States & string]
  : never;

type GuardNames<Guard> = Guard extends { type: infer Name extends string } ? Name : never;

/**
 * What people call a chart and its parts (`<name>.words.ts`); the chart itself knows none of it. A state or a guard without
 * words does not compile. The drawings show the states in the order in which they stand here.
 */
export interface ChartWords<Machine extends AnyMachine> {
  readonly title: Bilingual;
  readonly description: Bilingual;
  readonly states: { readonly [Path in StatePaths<MachineParts<Machine>['schema']>]: StateWords };
  readonly guards: { readonly [Name in GuardNames<MachineParts<Machine>['guard']>]: Bilingual };
  /** Events with so many samples that no single sentence says what happened. */
  readonly events?: { readonly [Type in MachineParts<Machine>['event']['type']]?: Bilingual };
  /** What the chart tells another one, as it stands at the arrow between them. */
  readonly facts?: { readonly [Type in MachineParts<Machine>['emitted']['type']]?: Bilingual };
}

/**
 * What path generation needs beside the chart (docs/testing-with-paths.md). An event, a call or a named delay without a sample
 * does not compile.
 */
export interface Catalog<Machine extends AnyMachine> {
  readonly words: ChartWords<Machine>;
  readonly inputs: Readonly<Record<string, InputSample<MachineParts<Machine>['input']>>>;
  readonly events: {
    readonly [Type in MachineParts<Machine>['event']['type']]: Readonly<
      Record<string, EventSample<Extract<MachineParts<Machine>['event'], { type: Type }>>>
    >;
  };
  readonly calls: {
    readonly [Source in keyof CallsOfMachine<Machine>]: CallSamples<CallsOfMachine<Machine>[Source]>;
  };
  readonly delays: { readonly [Delay in MachineParts<Machine>['delay']]: Sample };
  /** Projects the context to what guards read; everything else may differ without a new node in the explored graph. */
  abstract(context: MachineParts<Machine>['context']): Abstraction;
  /** Named truths about every reachable snapshot. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotView<Machine>) => boolean>>;
  /** How the machine is kept across page loads, where it is. */
  readonly persistence?: PersistenceSample<Machine>;
  /** Findings of the path-ready lint that stay, `rule: place` → why; `mutant: name` for a mutant that survives. */
  readonly waivers?: Readonly<Record<string, string>>;
}

/** What is stored, what comes back, and the input a page starts with then. */
export interface PersistenceSample<Machine extends AnyMachine> {
  toPersisted(snapshot: SnapshotFrom<Machine>): unknown;
  fromPersisted(raw: unknown): unknown;
  // The stored record's type is known where the sample is written.
  inputOf(stored: never): MachineParts<Machine>['input'];
}

/** The three failures every call has, as samples to spread into a catalogue's call. */
export const failureSamples = {
  refused: {
    error: {
      kind: 'refused',
      refusal: { success: false, code: 'fields.invalid', errorMessages: ['Bitte prüfen Sie Ihre Angaben.'] },
    },
    server: 'refused',
    de: 'Der Server lehnt die Anfrage mit einer Begründung ab.',
    en: 'The server refuses the request and says why.',
    weight: 0.2,
  },
  noAnswer: {
    error: { kind: 'noAnswer' },
    server: 'no-answer',
    de: 'Der Server antwortet nicht.',
    en: 'The server does not answer.',
    weight: 0.1,
  },
  serverDown: {
    error: { kind: 'down', status: 503 },
    server: 'down',
    de: 'Der Server antwortet mit 503.',
    en: 'The server answers 503.',
    weight: 0.1,
  },
} as const satisfies Record<string, FailureSample>;

/** A call that fails with an error page of its own. */
export const httpErrorSample = {
  error: { kind: 'httpError', code: 500 },
  server: 'error-500',
  de: 'Der Server antwortet mit 500.',
  en: 'The server answers 500.',
  weight: 0.05,
} as const satisfies FailureSample;

/** A call the browser gave up, e.g. because the page is being left; never a missing answer (docs/decisions/0005). */
export const abortedSample = {
  error: { kind: 'aborted' },
  server: 'default',
  de: 'Der Browser bricht die Anfrage ab.',
  en: 'The browser gives the request up.',
  weight: 0.05,
} as const satisfies FailureSample;

/** A sample that needs nothing special from the server. */
export const inWords = (de: string, en: string, weight = 1): Sample => ({
  server: 'default',
  de,
  en,
  weight,
});
