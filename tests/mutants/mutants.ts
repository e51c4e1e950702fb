import { accessMutants } from './access.mutants.ts';
import type { Mutant } from './mutant.ts';
import { orderMutants } from './order.mutants.ts';
import { outputMutants } from './output.mutants.ts';
import { ruleMutants } from './rule.mutants.ts';

/** Every guard that is taken out, one at a time, by `npm run mutants`. */
export const mutants: readonly Mutant[] = [
  ...accessMutants,
  ...orderMutants,
  ...ruleMutants,
  ...outputMutants,
];
