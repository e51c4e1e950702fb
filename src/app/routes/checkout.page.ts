import { checkoutFacts } from '#machines/checkout/checkout.facts.ts';
import { checkoutMachine, type CheckoutMachine } from '#machines/checkout/checkout.machine.ts';
import { Component as CheckoutScreen } from '#ui/screens/checkout/CheckoutScreen.tsx';
import { connectCheckout } from '../live/connect-checkout.ts';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

export const chart: ScreenChart<CheckoutMachine> = {
  name: 'checkout',
  machine: checkoutMachine,
  calls: async (call) => (await import('../live/checkout.calls.ts')).checkoutCalls(call),
  facts: checkoutFacts,
  connect: connectCheckout,
};

export const Component = withChart(CheckoutScreen, chart);
