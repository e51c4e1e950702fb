import { use, useState, type ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Call } from '#client/call.ts';
import type { FactRows, PageClock } from '#machines/app/fact-table.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import { connectFacts } from './connect-facts.ts';
import { LivePageContext, type LivePage, type ScreenSurroundings } from './live-page.ts';
import type { AnyCalls, ChartCalls } from './live/chart-calls.ts';

/** The chart of a screen with all that belongs to it; it comes with the screen's route, nothing else names it. */
export interface ScreenChart<Machine extends AnyStateMachine> {
  /** Its name in its table of facts. */
  readonly name: string;
  readonly machine: Machine;
  /** Its calls, whose code the first of them fetches. */
  readonly calls: (call: Call) => Promise<ChartCalls<Machine>>;
  /** What it and the charts of the page tell one another. */
  readonly facts: FactRows<PageClock>;
  /** Connects an actor of it with what is no chart: router, storage, browser. Returns what ends it. */
  readonly connect?: (actor: ActorRefFrom<Machine>, page: ScreenSurroundings) => () => void;
}

function wired<Machine extends AnyStateMachine>(
  chart: ScreenChart<Machine>,
  page: LivePage | null,
): WiredChart<Machine> {
  if (page === null) return { logic: chart.machine, connect: () => () => undefined };
  return {
    logic: page.withCalls(chart.machine, chart.calls as unknown as (call: Call) => Promise<AnyCalls>),
    connect: (actor) => {
      const { system, screens } = page;
      const actors = { ...system, [chart.name]: actor };
      const disconnect = connectFacts(chart.facts, actors, { now: () => performance.now() }, screens);
      const leave = chart.connect?.(actor, page);
      screens.set(chart.name, actor);
      return () => {
        disconnect();
        leave?.();
        screens.delete(chart.name);
      };
    },
  };
}

/** The view of a screen that has a chart, as a route shows it, or the view around it with what else it is given. */
export function withChart<
  Machine extends AnyStateMachine,
  Given extends { readonly chart: WiredChart<Machine> } = { readonly chart: WiredChart<Machine> },
>(Screen: ComponentType<Given>, chart: ScreenChart<Machine>): ComponentType<Omit<Given, 'chart'>> {
  return function ScreenWithChart(others) {
    const page = use(LivePageContext);
    const [given] = useState(() => wired(chart, page));
    return <Screen {...({ ...others, chart: given } as unknown as Given)} />;
  };
}
