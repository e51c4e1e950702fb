import { createContext } from 'react';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import type { Call } from '#client/call.ts';
import type { ShopActorRefs } from '#ui/bindings/shop.ts';
import type { AnyCalls } from './live/chart-calls.ts';
import type { StoragePort } from './persistence/storage.ts';

/** What a screen's chart finds of the page it lives on. */
export interface ScreenSurroundings {
  readonly system: ShopActorRefs;
  readonly navigate: (path: string, replace: boolean) => void;
  readonly tabStorage: StoragePort;
  /** Charts of the screens that stand now, by name; a form may be given to them. */
  readonly screens: Map<string, AnyActorRef>;
}

/** A page that is live, as the charts of its screens are wired to it. */
export interface LivePage extends ScreenSurroundings {
  /** Gives a chart its calls, whose code the first of them fetches. */
  readonly withCalls: <Machine extends AnyStateMachine>(
    machine: Machine,
    calls: (call: Call) => Promise<AnyCalls>,
  ) => Machine;
}

/** The live page around a screen; null where it is rendered, which asks nobody and hears nothing. */
export const LivePageContext = createContext<LivePage | null>(null);
