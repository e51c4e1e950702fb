import { secondFactorFacts } from '#machines/second-factor/second-factor.facts.ts';
import {
  secondFactorMachine,
  type SecondFactorMachine,
} from '#machines/second-factor/second-factor.machine.ts';
import { textToast } from '#machines/toasts/toasts.facts.ts';
import { Component as SecondFactorScreen } from '#ui/screens/second-factor/SecondFactorScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

export const chart: ScreenChart<SecondFactorMachine> = {
  name: 'secondFactor',
  machine: secondFactorMachine,
  calls: async (call) => (await import('../live/second-factor.calls.ts')).secondFactorCalls(call),
  facts: secondFactorFacts,
  connect: (actor, { system: { toasts } }) => {
    const told = actor.on('secondFactor.passed', ({ isBasketMerged }) => {
      const clock = { now: () => performance.now() };
      if (isBasketMerged)
        toasts.send(textToast(clock, 'info', 'toasts.basketMerged', { outlivesPage: true }));
    });
    return () => told.unsubscribe();
  },
};

export const Component = withChart(SecondFactorScreen, chart);
