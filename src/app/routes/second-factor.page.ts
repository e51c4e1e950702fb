import { createElement } from 'react';
import { secondFactorFacts } from '#machines/second-factor/second-factor.facts.ts';
import {
  secondFactorMachine,
  type SecondFactorMachine,
} from '#machines/second-factor/second-factor.machine.ts';
import { PasskeyStep } from '#ui/screens/second-factor/PasskeyStep.tsx';
import { SecondFactorScreen } from '#ui/screens/second-factor/SecondFactorScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';
import { passkeySignInChart } from './passkey-sign-in.chart.ts';

export const chart: ScreenChart<SecondFactorMachine> = {
  name: 'secondFactor',
  machine: secondFactorMachine,
  calls: async (call) => (await import('../live/second-factor.calls.ts')).secondFactorCalls(call),
  facts: secondFactorFacts,
};

const Passkeys = withChart(PasskeyStep, passkeySignInChart);

export const Component = withChart<SecondFactorMachine>(
  ({ chart: wired }) => createElement(SecondFactorScreen, { chart: wired, Passkeys }),
  chart,
);
