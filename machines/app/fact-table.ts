import type { AnyStateMachine, EmittedFrom, EventFrom } from 'xstate';
import type { AppMachine } from './app.machine.ts';
import type { Roster, ShopActorName } from './roster.ts';

/** Charts that tell one another something as long as the page lives: those of the roster and their parent. */
type PageCharts = { readonly [Name in ShopActorName]: Roster[Name]['machine'] } & {
  readonly app: AppMachine;
};

type Charts = Readonly<Record<string, AnyStateMachine>>;

/** What only the page knows when a fact is told. */
export interface PageOfFacts {
  /** Milliseconds of a clock that never jumps. */
  readonly now: () => number;
  /** Text stored as the answer to the cookie question; null when there is none. */
  readonly storedConsent: () => string | null;
}

/** What a chart that hears a fact is sent: one event, several, or nothing. */
type Heard<Told, Chart extends AnyStateMachine, Page> = (
  fact: Told,
  page: Page,
) => EventFrom<Chart> | readonly EventFrom<Chart>[] | null;

/** teller → fact → who hears it, and as which event. Who stands first hears it first. `Page` is what the rows ask of the page. */
export type FactTable<Page, Told extends Charts = PageCharts> = {
  readonly [Teller in keyof Told]?: {
    readonly [Type in EmittedFrom<Told[Teller]>['type']]?: {
      readonly [Hearer in keyof Told]?: Heard<
        Extract<EmittedFrom<Told[Teller]>, { type: Type }>,
        Told[Hearer],
        Page
      >;
    };
  };
};

/** The page's clock: all that rows of a screen's table may ask of the page. */
export type PageClock = Pick<PageOfFacts, 'now'>;

/**
 * What the chart of a screen and the charts of the page tell one another while the screen is open. `Beside` are charts of
 * screens that may stand beside it: they hear it as long as they do. `Page` is what the rows ask of the page.
 */
export type ScreenFacts<
  Name extends string,
  Machine extends AnyStateMachine,
  Beside extends Charts = Record<never, AnyStateMachine>,
  Page = PageClock,
> = FactTable<Page, PageCharts & Beside & { readonly [Key in Name]: Machine }>;

/**
 * A table of facts, whoever stands in it: teller → fact → who hears it, and as which event. What may stand in one is said
 * by `FactTable`.
 */
export type FactRows<Page> = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, (fact: never, page: Page) => unknown>>>>>
>;
