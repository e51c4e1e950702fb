import type { Flow, FlowSummary } from '#contract/flows.ts';

/** How large a flow is, as the table of all flows says it. */
export const summaryOf = ({ machine, title, nodes, transitions }: Flow): FlowSummary => ({
  machine,
  title,
  states: nodes.length - 1,
  transitions: transitions.length,
  calls: nodes.flatMap(({ calls }) => calls).length,
  clauses: new Set(nodes.flatMap(({ clauses }) => clauses)).size,
});
