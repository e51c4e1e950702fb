import type { Graph } from '#paths/explore/explore.ts';

/** Something that keeps a chart from being path-ready (docs/testing-with-paths.md). */
export interface Finding {
  readonly rule: string;
  /** Id of the state, transition, sample or invariant. */
  readonly place: string;
  readonly message: string;
}

export interface LintSubject {
  readonly graph: Graph;
  /** Whether the machine's folder exports how it is kept across page loads. */
  readonly isPersisted: boolean;
}

export interface LintRule {
  readonly name: string;
  /** What holds where the rule finds nothing; the title of its test. */
  readonly promise: string;
  check(subject: LintSubject): readonly { readonly place: string; readonly message: string }[];
}
