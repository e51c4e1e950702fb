import type { Flow, FlowSummary, FlowText } from '#contract/flows.ts';
import type { Funnel } from '#contract/funnel.ts';

/** What `/flows` and `/flows/{machine}` show: all flows, or the one that is asked for. */
export interface FlowsData {
  readonly title: FlowText;
  readonly items: readonly FlowSummary[];
  readonly item: Flow | null;
  /** Counts of the flow's transitions where the address asks for them; null where they could not be loaded. */
  readonly funnel?: Funnel | null;
}
