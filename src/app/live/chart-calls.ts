import type { AnyStateMachine, InputFrom } from 'xstate';
import type { Roster, ShopActorName } from '#machines/app/roster.ts';
import type { CallsOfMachine, MachineParts } from '#machines/path-ready.ts';
import type { FewCharts, WidgetCharts } from '#ui/bindings/shop.ts';
import type { Asked } from './ask.ts';

/** What a chart asks with a call. */
type InputOf<Machine extends AnyStateMachine, Source> = InputFrom<
  Extract<MachineParts<Machine>['actor'], { src: Source }>['logic']
>;

/** Every call of a chart by its name. */
export type ChartCalls<Machine extends AnyStateMachine> = {
  readonly [Source in keyof CallsOfMachine<Machine>]: (
    asked: Asked<InputOf<Machine, Source>>,
  ) => Promise<CallsOfMachine<Machine>[Source]>;
};

type CallsByChart<Charts extends Readonly<Record<keyof Charts, AnyStateMachine>>> = {
  readonly [
    Name in keyof Charts as keyof CallsOfMachine<Charts[Name]> extends never ? never : Name
  ]: ChartCalls<Charts[Name]>;
};

/**
 * What the charts of the roster and of widgets ask for: every call of every chart under both names. A chart whose calls are
 * not among those of `createRest` does not compile. A tile asks the basket, which asks the server.
 */
export type PageCalls = CallsByChart<{ readonly [Name in ShopActorName]: Roster[Name]['machine'] }> &
  CallsByChart<Omit<WidgetCharts, 'addTile'>>;

/** Brings the calls of the charts of few pages, by their names. */
export type FewCalls = { readonly [Name in keyof FewCharts]: () => Promise<ChartCalls<FewCharts[Name]>> };

type AnyCall = (asked: Asked<unknown>) => Promise<unknown>;
export type AnyCalls = Readonly<Record<string, AnyCall>>;

/** A call of a chart by its name. */
export function callNamed(calls: AnyCalls | undefined, source: string): AnyCall {
  const call = calls?.[source];
  if (call === undefined) throw new Error(`The call ${source} does not exist`);
  return call;
}

/** The call of a chart among all, as the names say. */
export const callOf = (calls: object, name: string, source: string): AnyCall =>
  callNamed((calls as Readonly<Record<string, AnyCalls>>)[name], source);
