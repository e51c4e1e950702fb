import type { Flow, FlowSummary } from '#contract/flows.ts';

export interface FlowsData {
  readonly items: readonly FlowSummary[];
}

export interface FlowData {
  readonly item: Flow;
}
