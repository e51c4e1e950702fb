import { systemFlow } from '#contract/flows.ts';
import type { FlowNode, FlowText, FlowTransition } from '#contract/flows.ts';
import type { FactRows } from '#machines/app/fact-table.ts';
import { wordsOf } from '#paths/chart-words.ts';
import type { FoundMachine } from '#paths/discover.ts';
import { exportedName } from '#paths/exported-name.ts';
import type { BuiltFlow } from './flow.ts';
import type { FlowModel } from './flow-model.ts';
import { layOutAll } from './variants.ts';
import { inBoth } from './wording.ts';

// Name of the picture among the flows; no machine has it.
const rootId = systemFlow;
const nodeId = (name: string): string => `${rootId}.${name}`;

/** Who starts all others, and so stands first. */
const parent = 'app';

interface Told {
  readonly teller: string;
  readonly fact: string;
  readonly hearer: string;
}

const toldIn = (table: FactRows<never>): readonly Told[] =>
  Object.entries(table).flatMap(([teller, rows]) =>
    Object.entries(rows).flatMap(([fact, hearers]) =>
      Object.keys(hearers).map((hearer) => ({ teller, fact, hearer })),
    ),
  );

/** A fact in the words of the chart that tells it, as it is written at its arrow. */
function factText(teller: FoundMachine | undefined, fact: string): FlowText {
  const words = teller === undefined ? undefined : wordsOf(teller.catalog).facts?.[fact];
  if (words === undefined) throw new Error(`The fact ${fact} has no words of its own`);
  return words;
}

const root: FlowNode = {
  id: rootId,
  parent: null,
  kind: 'machine',
  phase: null,
  title: inBoth(({ index }) => index.system),
  description: inBoth(({ index }) => index.systemLead),
  tags: [],
  clauses: [],
  initial: nodeId(parent),
  calls: [],
};

function nodeOf({ name, catalog }: FoundMachine): FlowNode {
  const { title, description } = wordsOf(catalog);
  return {
    ...root,
    id: nodeId(name),
    parent: rootId,
    kind: 'simple',
    title,
    description,
    initial: null,
  };
}

/** Charts and what they tell one another, as the tables of facts say, in the form every flow is drawn from. */
export function systemModel(charts: readonly FoundMachine[], tables: readonly FactRows<never>[]): FlowModel {
  const told = tables.flatMap((table) => toldIn(table));
  const names = new Set(told.flatMap(({ teller, hearer }) => [teller, hearer]));
  const shown = charts.filter(({ name }) => names.has(exportedName(name)));
  const chartsByName = new Map(shown.map((chart) => [exportedName(chart.name), chart]));
  const idOf = (name: string): string => nodeId(chartsByName.get(name)?.name ?? name);
  const inOrder = shown.toSorted((one, other) => Number(other.name === parent) - Number(one.name === parent));
  return {
    machine: systemFlow,
    nodes: [root, ...inOrder.map(nodeOf)],
    transitions: told.map(({ teller, fact, hearer }): FlowTransition => ({
      id: [systemFlow, teller, fact, hearer].join('|'),
      source: idOf(teller),
      target: idOf(hearer),
      cause: 'event',
      event: fact,
      label: factText(chartsByName.get(teller), fact),
      condition: null,
      actions: [],
      samples: [],
    })),
  };
}

/** The picture of all charts that tell one another something. */
export async function buildSystemFlow(
  charts: readonly FoundMachine[],
  tables: readonly FactRows<never>[],
): Promise<BuiltFlow> {
  const model = systemModel(charts, tables);
  const drawings = await layOutAll(model);
  return {
    flow: {
      machine: model.machine,
      title: root.title,
      nodes: [...model.nodes],
      transitions: [...model.transitions],
      sentences: [],
      paths: [],
      variants: drawings.map(({ variant }) => variant),
    },
    drawings,
  };
}
