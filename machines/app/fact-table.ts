import type { AnyStateMachine, EmittedFrom, EventFrom } from 'xstate';
import type { CheckoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { AppMachine } from './app.machine.ts';
import type { Roster, ShopActorName } from './roster.ts';

/** Charts that tell one another something: those of the roster, their parent, and the checkout while its screen is open. */
export type ToldCharts = { readonly [Name in ShopActorName]: Roster[Name]['machine'] } & {
  readonly app: AppMachine;
  readonly checkout: CheckoutMachine;
};

export type ToldName = keyof ToldCharts;

/** What only the page knows when a fact is told. */
export interface PageOfFacts {
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** Text stored as the answer to the cookie question; null when there is none. */
  readonly storedConsent: () => string | null;
}

type Fact<Teller extends ToldName> = EmittedFrom<ToldCharts[Teller]>;
type FactNamed<Teller extends ToldName, Type> = Extract<Fact<Teller>, { type: Type }>;

/** What a chart that hears a fact is sent: one event, several, or nothing. */
type Heard<Told, Chart extends AnyStateMachine, Page> = (
  fact: Told,
  page: Page,
) => EventFrom<Chart> | readonly EventFrom<Chart>[] | null;

/** teller → fact → who hears it, and as which event. Who stands first hears it first. `Page` is what the rows ask of the page. */
export type FactTable<Page> = {
  readonly [Teller in ToldName]?: {
    readonly [Type in Fact<Teller>['type']]?: {
      readonly [Hearer in ToldName]?: Heard<FactNamed<Teller, Type>, ToldCharts[Hearer], Page>;
    };
  };
};
