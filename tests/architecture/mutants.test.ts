import { describe, expect, it } from 'vitest';
import { clausesOf } from '#tests/mutants/mutant.ts';
import { mutants } from '#tests/mutants/mutants.ts';
import { describeRules, rowsOnPage } from '#tests/mutants/rule-section.ts';
import { misfitOf } from '#tests/mutants/tree.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

describe('mutants of rules', () => {
  it('fit the code as it stands, each under a name of its own', () => {
    const misfits = mutants.flatMap((mutant) => {
      const reason = misfitOf(mutant, projectRoot);
      return reason === null ? [] : `${mutant.id}: ${reason}`;
    });
    expect(misfits).toEqual([]);
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
    expect(mutants.filter(({ test }) => clausesOf(test).length === 0)).toEqual([]);
  });

  it('keep the row of an earlier run until they are run again or become others', () => {
    const [first, second] = mutants.slice(0, 2);
    const pair = [first!, second!];
    const ofFirst = { mutant: first!, outcome: 'killed', reason: `${first!.test} it` } as const;
    const page = describeRules(pair, [ofFirst], []);
    expect(page).toContain('Killed: 1 of 2. Not run since they came or changed: 1.');
    const ofSecond = { mutant: second!, outcome: 'survived', reason: 'nobody notices it' } as const;
    const later = describeRules(pair, [ofSecond], rowsOnPage(page));
    expect(later).toContain('Killed: 1 of 2.\n');
    expect(rowsOnPage(later).filter((row) => row.includes(first!.id))).toEqual(
      rowsOnPage(page).filter((row) => row.includes(first!.id)),
    );
    const changed = { ...first!, breaks: 'Another rule.' };
    expect(describeRules([changed, second!], [], rowsOnPage(later))).toContain('Killed: 0 of 2.');
  });
});
