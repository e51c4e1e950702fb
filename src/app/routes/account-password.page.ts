import { secondFactorSetupFacts } from '#machines/second-factor-setup/second-factor-setup.facts.ts';
import {
  secondFactorSetupMachine,
  type SecondFactorSetupMachine,
} from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import { Component as AccountPasswordScreen } from '#ui/screens/account-password/AccountPasswordScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

export const chart: ScreenChart<SecondFactorSetupMachine> = {
  name: 'secondFactorSetup',
  machine: secondFactorSetupMachine,
  calls: async (call) => (await import('../live/second-factor-setup.calls.ts')).secondFactorSetupCalls(call),
  facts: secondFactorSetupFacts,
  connect: () => () => undefined,
};

export const Component = withChart(AccountPasswordScreen, chart);
