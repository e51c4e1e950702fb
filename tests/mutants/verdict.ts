import { clausesOf } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import type { SuiteResult } from './suite-run.ts';

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: 'killed' | 'survived' | 'invalid';
  /** Title of the killing test, or why there is none. */
  readonly reason: string;
}

/** Why the tests of a mutant prove nothing about it, seen on the unchanged code; null when they can. */
export function unusable(mutant: Mutant, unchanged: SuiteResult | undefined): string | null {
  if (clausesOf(mutant.test).length === 0) return `its test names no clause: ${mutant.test}`;
  if (unchanged === undefined) return `${mutant.suite} was not run`;
  if (unchanged.fault !== null) return `its test does not run on the unchanged code: ${unchanged.fault}`;
  const failing = unchanged.failed.find((title) => title.startsWith(mutant.test));
  if (failing !== undefined) return `fails on the unchanged code: ${failing}`;
  const isThere = unchanged.passed.some((title) => title.startsWith(mutant.test));
  return isThere ? null : `no test of ${mutant.suite} begins with ${mutant.test}`;
}

/** Killed only by the named test: a file that cannot be loaded any more proves nothing. */
export function verdictOf(mutant: Mutant, changed: SuiteResult | undefined): Verdict {
  if (changed === undefined) return { mutant, outcome: 'invalid', reason: `${mutant.suite} was not run` };
  if (changed.fault !== null) return { mutant, outcome: 'invalid', reason: changed.fault };
  const killer = changed.failed.find((title) => title.startsWith(mutant.test));
  return killer === undefined
    ? { mutant, outcome: 'survived', reason: `${mutant.suite} does not notice it` }
    : { mutant, outcome: 'killed', reason: killer };
}
