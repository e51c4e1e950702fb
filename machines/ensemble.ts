import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Catalog } from './path-ready.ts';

/** A chart that takes part in something larger: by itself, or as a child of another. */
export interface Part {
  readonly machine: AnyStateMachine;
  // Parts are of different types; each catalogue was checked where it was written.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly catalog: Catalog<any>;
  /** Events that only another actor brings; nobody outside does. */
  readonly hears?: readonly string[];
}

/** Something that one actor told everybody who listens. */
export interface Told {
  /** Name of the actor. */
  readonly from: string;
  readonly event: AnyEventObject;
}

/** What invariants and situations see: all actors at once, after a step. */
export interface WholeView<Memory = unknown> {
  /** @throws Error when there is no such actor. */
  of(name: string): AnyMachineSnapshot;
  /** The actors of a part that are there now. */
  all(part: string): readonly AnyMachineSnapshot[];
  /** What the step that led here told. */
  readonly told: readonly AnyEventObject[];
  readonly memory: Memory;
}

/** What has happened, for whoever remembers it. */
export interface Happening {
  /** Name of the actor whose step it is: `order`, `order/row-2`. */
  readonly whose: string;
  /** Name of the sample: `row.approve:once`, `saveDecision:ok`. */
  readonly name: string;
  readonly told: readonly Told[];
}

/**
 * Charts that run at the same time and tell each other things: a parent with its children, or the charts of several people.
 * They are explored as one graph (docs/testing-with-paths.md).
 */
export interface Ensemble<Memory = unknown> {
  readonly name: string;
  /** All charts that take part; children under the name by which their parent starts them. */
  readonly parts: Readonly<Record<string, Part>>;
  /** Who is there from the start, in the order of starting: name of the person or thing → its part. */
  readonly people: Readonly<Record<string, string>>;
  /**
   * Parts whose actors under one parent differ in nothing but their state: which of two equal ones acts is all the same. They
   * have no timers, which tell equals apart.
   */
  readonly alike?: readonly string[];
  /** Parts whose actors get a new name each time: they are told apart by their age under their parent. */
  readonly numbered?: readonly string[];
  /** Who else hears what one actor tells: how it reaches another person. */
  relay?(told: Told): readonly { readonly to: string; readonly event: AnyEventObject }[];
  /** What no chart knows: what a server remembers between two people, or what an invariant has to count. */
  readonly memory?: {
    readonly first: Memory;
    /** What is remembered after a step; null where it cannot happen. */
    after(memory: Memory, happening: Happening): Memory | null;
  };
  /** Looks at a part of what its charts can do; what does not happen here is covered by the paths of each chart alone. */
  readonly isPartial?: true;
  /** Named truths about the whole after every step. */
  readonly invariants: Readonly<Record<string, (whole: WholeView<Memory>) => boolean>>;
  /** What of the whole some path has to come to. */
  readonly situations?: Readonly<Record<string, (whole: WholeView<Memory>) => boolean>>;
}

/** An ensemble whose memory has been forgotten by the types; the typed one was checked where it was written. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyEnsemble = Ensemble<any>;
