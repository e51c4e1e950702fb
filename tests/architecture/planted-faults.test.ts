import { describe, expect, it } from 'vitest';
import { mutants } from '#tests/mutants/mutants.ts';
import { misfitOf } from '#tests/mutants/tree.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

describe('a fault that is planted to see whether tests notice', () => {
  it.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
    '%s has exactly one place in the source as it is',
    (_id, mutant) => {
      expect(misfitOf(mutant, projectRoot)).toBeNull();
    },
  );
});
