import { secondFactorEndpoints } from '#contract/second-factor.ts';
import type { SecondFactorData } from '#ui/screens/second-factor/second-factor-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export const loadSecondFactor = (loading: PageLoaderArguments): Promise<SecondFactorData> =>
  loadOrNotFound(loading, secondFactorEndpoints.pending, {});
