import { clausesOf } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import type { Verdict } from './verdict.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');

/** What a row says of the mutant itself; another fault or another file makes it another mutant. */
const beginningOf = ({ id, breaks, file }: Mutant): string => `| ${id} | ${cell(breaks)} | \`${file}\` |`;

function rowOf({ mutant, outcome, reason }: Verdict): string {
  const clauses = clausesOf(outcome === 'killed' ? reason : mutant.test).join(', ');
  return `${beginningOf(mutant)} ${[clauses, outcome, cell(reason)].join(' | ')} |`;
}

const rowNotRun = (mutant: Mutant): string =>
  `${beginningOf(mutant)} ${clausesOf(mutant.test).join(', ')} | not run | |`;

/** Lines of the page that may be rows of the table. */
export const rowsOnPage = (page: string): readonly string[] =>
  page.split('\n').filter((line) => line.startsWith('| '));

/**
 * Text of the section on rules in docs/mutants.md: what was taken out, and which test noticed.
 *
 * @param earlier rows of the page so far, which stay for mutants that were not run now
 */
export function describeRules(
  mutants: readonly Mutant[],
  verdicts: readonly Verdict[],
  earlier: readonly string[],
): string {
  const rows = mutants.map((mutant) => {
    const verdict = verdicts.find((known) => known.mutant.id === mutant.id);
    if (verdict !== undefined) return rowOf(verdict);
    return earlier.find((row) => row.startsWith(beginningOf(mutant))) ?? rowNotRun(mutant);
  });
  const count = (outcome: string): number => rows.filter((row) => row.includes(` | ${outcome} | `)).length;
  const notRun = count('not run');
  return [
    'One rule of the shop at a time is taken out in a copy of the project; the named test must fail then, and must pass on the',
    'unchanged code in the same way. The table stands in `tests/mutants`. One mutant: `npm run mutants -- --only <name>`, which',
    'writes its row, too; names: `npm run mutants -- --list`.',
    '',
    `Killed: ${count('killed')} of ${rows.length}.${notRun === 0 ? '' : ` Not run since they came or changed: ${notRun}.`}`,
    '',
    'Not in the table is the condition `s.stock >= need.quantity` of the order statement alone: no test can notice that it',
    'is missing, since the CHECK on the stock (`stock-check`) then rolls the same orders back.',
    '',
    '| Name | Rule that does not hold | File | Clause or case | Outcome | Killed by |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
