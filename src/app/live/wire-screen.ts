import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Call } from '#client/call.ts';
import { connectFacts } from '../connect-facts.ts';
import type { ScreenChart, ScreenSurroundings, WireScreen } from '../screen-chart.tsx';
import { withOwnCalls } from '../with-calls.ts';
import { callNamed, type AnyCalls } from './chart-calls.ts';
import { callsLater } from './calls-later.ts';

/** Connects a screen's chart with the charts of the page, by its facts, and with the rest of it. */
export const connectScreen =
  <Machine extends AnyStateMachine>(chart: ScreenChart<Machine>, page: ScreenSurroundings) =>
  (actor: ActorRefFrom<Machine>): (() => void) => {
    const disconnect = connectFacts(chart.facts, { ...page.system, [chart.name]: actor }, null);
    const leave = chart.connect(actor, page);
    return () => {
      disconnect();
      leave();
    };
  };

/** Wires the charts of screens to the client and to the page of this browser. */
export function wireScreens(call: Call, page: ScreenSurroundings): WireScreen {
  return (chart) => {
    const { calls, port } = callsLater(() => chart.calls(call) as unknown as Promise<AnyCalls>);
    // At once, while the page it came with could be loaded: a browser that could not fetch code because the connection was
    // lost does not ask for it again until the document is loaded anew (R82).
    calls().catch(() => undefined);
    return {
      logic: withOwnCalls(chart.machine, (source) => port((arrived) => callNamed(arrived, source))),
      connect: connectScreen(chart, page),
    };
  };
}
