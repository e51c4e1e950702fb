import { faultsIn } from '#contract/form-schema.ts';
import type { SecondFactorWay } from '#contract/second-factor-way.ts';
import { secondFactorForm } from '#domain/forms/second-factor.ts';
import type { SecondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { handOver } from './hand-over.ts';
import { screenOf, type LiveForm } from './live-form.ts';

/** Shows a code to the chart of the page, which knows by which way it came. */
export const secondFactor: LiveForm = {
  faultsIn: ({ given: { way }, values }) => faultsIn(secondFactorForm(way as SecondFactorWay), values),
  send: ({ input: { values }, signal }, takers) => {
    const { code = '' } = values;
    const command = { type: 'code.submit', code, isBrowserTrusted: 'isBrowserTrusted' in values } as const;
    return handOver({ taker: screenOf<SecondFactorMachine>(takers, 'secondFactor'), command, signal });
  },
};
