import { accessMutants } from './access.mutants.ts';
import { callMutants } from './call.mutants.ts';
import { firmMutants } from './firm.mutants.ts';
import { frameMutants } from './frame.mutants.ts';
import { measureMutants } from './measure.mutants.ts';
import type { Mutant } from './mutant.ts';
import { orderMutants } from './order.mutants.ts';
import { outputMutants } from './output.mutants.ts';
import { releaseMutants } from './release.mutants.ts';
import { ruleMutants } from './rule.mutants.ts';
import { toldMutants } from './told.mutants.ts';

/** Every rule that is taken out, one at a time, by `npm run mutants`. */
export const mutants: readonly Mutant[] = [
  ...accessMutants,
  ...orderMutants,
  ...releaseMutants,
  ...ruleMutants,
  ...outputMutants,
  ...callMutants,
  ...measureMutants,
  ...firmMutants,
  ...frameMutants,
  ...toldMutants,
];
