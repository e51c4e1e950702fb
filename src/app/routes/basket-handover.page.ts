import { basketHandoverFacts } from '#machines/basket-handover/basket-handover.facts.ts';
import {
  basketHandoverMachine,
  type BasketHandoverMachine,
} from '#machines/basket-handover/basket-handover.machine.ts';
import { Component as BasketHandoverScreen } from '#ui/screens/basket-handover/BasketHandoverScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<BasketHandoverMachine> = {
  name: 'basketHandover',
  machine: basketHandoverMachine,
  calls: async (call) => (await import('../live/basket-handover.calls.ts')).basketHandoverCalls(call),
  facts: basketHandoverFacts,
};

export const Component = withChart(BasketHandoverScreen, chart);
