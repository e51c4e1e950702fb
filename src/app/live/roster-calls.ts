import type { InputFrom } from 'xstate';
import type { Roster, ShopActorName } from '#machines/app/roster.ts';
import type { CallsOfMachine, MachineParts } from '#machines/path-ready.ts';
import type { Asked } from './ask.ts';

type Machine<Name extends ShopActorName> = Roster[Name]['machine'];

/** What a chart asks with a call. */
type InputOf<Name extends ShopActorName, Source> = InputFrom<
  Extract<MachineParts<Machine<Name>>['actor'], { src: Source }>['logic']
>;

/**
 * What the roster's charts ask for: every call of every chart under both names. A chart whose calls are not among those of
 * `createRest` does not compile.
 */
export type RosterCalls = {
  readonly [Name in ShopActorName as keyof CallsOfMachine<Machine<Name>> extends never ? never : Name]: {
    readonly [Source in keyof CallsOfMachine<Machine<Name>>]: (
      asked: Asked<InputOf<Name, Source>>,
    ) => Promise<CallsOfMachine<Machine<Name>>[Source]>;
  };
};

type AnyCall = (asked: Asked<unknown>) => Promise<unknown>;
type AnyCalls = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;

/** The call of a chart among all, as the names say. */
export function callOf(calls: RosterCalls, name: ShopActorName, source: string): AnyCall {
  const call = (calls as unknown as AnyCalls)[name]?.[source];
  if (call === undefined) throw new Error(`The call ${source} of ${name} does not exist`);
  return call;
}
