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

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** Text of the section on rules in docs/mutants.md: what was taken out, and which test noticed. */
export function describeVerdicts(verdicts: readonly Verdict[]): string {
  const killed = verdicts.filter(({ outcome }) => outcome === 'killed').length;
  const rows = verdicts.map(({ mutant, outcome, reason }) => {
    const clauses = clausesOf(outcome === 'killed' ? reason : mutant.test).join(', ');
    const cells = [mutant.id, mutant.breaks, `\`${mutant.file}\``, clauses, outcome, cell(reason)];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    'One guard of the shop at a time is taken out in a copy of the project; the named test must fail then, and must pass on the',
    'unchanged code in the same way. The table stands in `tests/mutants`. One mutant: `npm run mutants -- --only <name>`; names:',
    '`npm run mutants -- --list`.',
    '',
    `Killed: ${killed} of ${verdicts.length}.`,
    '',
    'Not in the table is the condition `s.stock >= need.quantity` of the order statement alone: no test can notice that it',
    'is missing, since the CHECK on the stock (`stock-check`) then rolls the same orders back.',
    '',
    '| Name | Rule that does not hold | File | Clause or case | Outcome | Killed by |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
