/**
 * Channel between tabs of one browser on which running statecharts report to the pages of the drawn flows. Types only, so that
 * both ends stay chunks of their own.
 */
export type FlowChannelName = 'flows';

/** Asks every tab what it is in and what happened last. */
export type FlowQuestion = 'ask';

/**
 * What one chart of one tab has just done: names from the chart and nothing of what it knows (docs/decisions/0030). It never
 * leaves the browser.
 */
export interface FlowReport {
  /** When the tab was opened (`performance.timeOrigin`), which tells tabs apart. */
  readonly tab: number;
  readonly machine: string;
  /** The state value. */
  readonly value: unknown;
  /** Type of the event; null where the chart is only told to be in its state. */
  readonly event: string | null;
  /** Ids of the transitions taken, in order. */
  readonly taken: readonly string[];
  /** Milliseconds since 1 January 1970. */
  readonly at: number;
}
