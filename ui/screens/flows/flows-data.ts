import type { Flow, FlowSummary, FlowText } from '#contract/flows.ts';

/** What `/flows` and `/flows/{machine}` show: all flows, or the one that is asked for. */
export interface FlowsData {
  readonly title: FlowText;
  readonly items: readonly FlowSummary[];
  readonly item: Flow | null;
}
