import type { AnyActorLogic, DoneActorEvent, ErrorActorEvent, OutputFrom } from 'xstate';

/** How the calls of a chart end, as events its guards and actions may assert; nobody sends them. */
export type OutcomesOf<Actors extends Readonly<Record<string, AnyActorLogic>>> = {
  [Name in keyof Actors & string]:
    DoneActorEvent<OutputFrom<Actors[Name]>, Name> | ErrorActorEvent<unknown, Name>;
}[keyof Actors & string];
