import { quickOrderFacts } from '#machines/quick-order/quick-order.facts.ts';
import { quickOrderMachine, type QuickOrderMachine } from '#machines/quick-order/quick-order.machine.ts';
import { Component as QuickOrderScreen } from '#ui/screens/quick-order/QuickOrderScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<QuickOrderMachine> = {
  name: 'quickOrder',
  machine: quickOrderMachine,
  calls: async (call) => (await import('../live/quick-order.calls.ts')).quickOrderCalls(call),
  facts: quickOrderFacts,
};

export const Component = withChart(QuickOrderScreen, chart);
