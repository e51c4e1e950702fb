import { StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { appMachine, type AppMachine } from '#machines/app/app.machine.ts';
import { perShopActor, roster, type Roster, type ShopActorName } from '#machines/app/roster.ts';

/** Gives the logic of a chart's call by the names of both. */
type CallNamed = (name: ShopActorName, source: string) => AnyActorLogic;

/** The calls a chart makes: of its actors those that are no charts themselves. */
const callsOf = ({ implementations }: AnyStateMachine): readonly string[] =>
  Object.entries(implementations.actors)
    .filter(([, logic]) => !(logic instanceof StateMachine))
    .map(([source]) => source);

/** A chart with each of its calls provided by its name. */
export const withOwnCalls = <Machine extends AnyStateMachine>(
  machine: Machine,
  callNamed: (source: string) => AnyActorLogic,
): Machine =>
  machine.provide({
    actors: Object.fromEntries(callsOf(machine).map((source) => [source, callNamed(source)])) as never,
  }) as Machine;

/** The app with each call of the roster's charts provided by its name. */
export const withCalls = (callNamed: CallNamed): AppMachine =>
  appMachine.provide({
    actors: perShopActor<{ readonly [Name in ShopActorName]: Roster[Name]['machine'] }>((name) =>
      withOwnCalls<AnyStateMachine>(roster[name].machine, (source) => callNamed(name, source)),
    ),
  });
