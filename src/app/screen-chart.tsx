import { createContext, use, useState, type ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Call } from '#client/call.ts';
import type { ShopActorRefs, WiredChart } from '#ui/bindings/shop.ts';
import type { FactRows } from './connect-facts.ts';
import type { ChartCalls } from './live/chart-calls.ts';
import type { StoragePort } from './persistence/storage.ts';

/** What a screen's chart finds of the page it lives on. */
export interface ScreenSurroundings {
  readonly system: ShopActorRefs;
  readonly navigate: (path: string, replace: boolean) => void;
  readonly tabStorage: StoragePort;
}

/** The chart of a screen with all that belongs to it; it comes with the screen's route, nothing else names it. */
export interface ScreenChart<Machine extends AnyStateMachine> {
  /** Its name in its table of facts. */
  readonly name: string;
  readonly machine: Machine;
  /** Its calls, whose code the first of them fetches. */
  readonly calls: (call: Call) => Promise<ChartCalls<Machine>>;
  /** What it and the charts of the page tell one another. */
  readonly facts: FactRows<null>;
  /** Connects an actor of it with what is no chart: router, storage, browser. Returns what ends it. */
  readonly connect: (actor: ActorRefFrom<Machine>, page: ScreenSurroundings) => () => void;
}

export type WireScreen = <Machine extends AnyStateMachine>(
  chart: ScreenChart<Machine>,
) => WiredChart<Machine>;

/** A page that is rendered asks nobody and hears nothing. */
const unwired: WireScreen = ({ machine }) => ({ logic: machine, connect: () => () => undefined });

/** How charts of screens are wired where the page stands. */
export const WireScreenContext = createContext(unwired);

/** The view of a screen that has a chart, as a route shows it. */
export function withChart<Machine extends AnyStateMachine>(
  Screen: ComponentType<{ readonly chart: WiredChart<Machine> }>,
  chart: ScreenChart<Machine>,
): ComponentType {
  return function ScreenWithChart() {
    const wire = use(WireScreenContext);
    const [wired] = useState(() => wire(chart));
    return <Screen chart={wired} />;
  };
}
