import type { Flow } from '#contract/flows.ts';
import type { FoundMachine } from '#paths/discover.ts';
import { flowModel } from './flow-model.ts';
import { walkedPaths } from './walked-paths.ts';
import { layOutAll, type LaidOut } from './variants.ts';

export interface BuiltFlow {
  readonly flow: Flow;
  readonly drawings: readonly LaidOut[];
}

/** Reads a chart, lays out all its variants, and puts both into one record (contract/flows.ts). */
export async function buildFlow(root: string, chart: FoundMachine): Promise<BuiltFlow> {
  const model = flowModel(chart);
  const drawings = await layOutAll(model);
  const title = model.nodes[0]?.title ?? { de: chart.name, en: chart.name };
  return {
    flow: {
      machine: model.machine,
      title,
      nodes: [...model.nodes],
      transitions: [...model.transitions],
      ...walkedPaths(root, chart, model),
      variants: drawings.map(({ variant }) => variant),
    },
    drawings,
  };
}
