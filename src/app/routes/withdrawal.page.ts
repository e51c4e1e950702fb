import { withdrawalMachine, type WithdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { Component as WithdrawalScreen } from '#ui/screens/withdrawal/WithdrawalScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<WithdrawalMachine> = {
  name: 'withdrawal',
  machine: withdrawalMachine,
  calls: async (call) => (await import('../live/withdrawal.calls.ts')).withdrawalCalls(call),
  facts: {},
};

export const Component = withChart(WithdrawalScreen, chart);
