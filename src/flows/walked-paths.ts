import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateNode } from 'xstate';
import type { Flow, FlowLayer, FlowPath, FlowText } from '#contract/flows.ts';
import { activeStates, type FlowStateValue } from '#drawing/states.ts';
import type { Sample } from '#machines/path-ready.ts';
import type { FoundMachine } from '#paths/discover.ts';
import { commandsOf, delaysOf, outcomesOf } from '#paths/explore/candidates.ts';
import { nodesOf } from '#paths/explore/definition.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import type { FlowModel } from './flow-model.ts';
import { inBoth } from './wording.ts';

interface StoredRealPaths {
  readonly successes: readonly PathScript[];
  readonly failures: readonly PathScript[];
}

/** Where a layer keeps the gestures by which it walks paths. */
const handlersOf: Readonly<Record<Exclude<FlowLayer, 'machine'>, (name: string) => string>> = {
  view: (name) => `tests/paths/views/${name}.handlers.tsx`,
  browser: (name) => `tests/paths/browser/${name}.handlers.ts`,
};

/**
 * The generated paths a layer walks: the chart's own, or those of its own reality where not everything can happen there; none
 * where nobody has written down its gestures.
 */
function scriptsOf(root: string, name: string, layer: FlowLayer): readonly PathScript[] {
  const own = pathStore.read(root, name)?.paths ?? [];
  if (layer === 'machine') return own;
  const real = join(root, `tests/paths/stored-real/${name}-${layer}.json`);
  if (existsSync(real)) {
    const { successes, failures } = JSON.parse(readFileSync(real, 'utf8')) as StoredRealPaths;
    return [...successes, ...failures];
  }
  return existsSync(join(root, handlersOf[layer](name))) ? own : [];
}

/** What each step of a path says, by its name. */
function sentencesOf({ machine, catalog }: FoundMachine): ReadonlyMap<string, FlowText> {
  const text = ({ de, en }: Sample): FlowText => ({ de, en });
  const inputs = Object.entries(catalog.inputs as Readonly<Record<string, Sample>>);
  const nodes = nodesOf(machine) as readonly AnyStateNode[];
  const candidates = [
    ...commandsOf(catalog),
    ...nodes.flatMap((node) => [...outcomesOf(node, catalog), ...delaysOf(node, catalog)]),
  ];
  return new Map([
    ...inputs.map(([name, sample]) => [`input:${name}`, text(sample)] as const),
    ...candidates.map(({ name, sample }) => [name, text(sample)] as const),
  ]);
}

/**
 * The paths of all layers as the pages of a flow play them: transitions, states and sentences by their number.
 * @throws Error when a stored path takes what the chart no longer has.
 */
export function walkedPaths(
  root: string,
  chart: FoundMachine,
  { nodes, transitions }: FlowModel,
): Pick<Flow, 'sentences' | 'paths'> {
  const known = sentencesOf(chart);
  const sentences: FlowText[] = [];
  const said = new Map<string, number>();
  const numbered = (ids: readonly { readonly id: string }[]) => {
    const numbers = new Map(ids.map(({ id }, index) => [id, index]));
    return (id: string): number => {
      const number = numbers.get(id);
      if (number === undefined) throw new Error(`A stored path of ${chart.name} knows ${id}: npm run paths`);
      return number;
    };
  };
  const [nodeNumber, transitionNumber] = [numbered(nodes), numbered(transitions)];
  // A layer may know samples the chart's own catalogue does not: those are told by what they lead to.
  const leading = ([first]: readonly string[]): FlowText =>
    transitions.find(({ id }) => id === first)?.label ?? inBoth(({ signs }) => signs.stays);
  const says = ({ name, cause, takes }: PathScript['start']): number => {
    const sentence =
      known.get(name) ?? (cause === 'input' ? inBoth(({ signs }) => signs.start) : leading(takes));
    const number = said.get(name) ?? sentences.push(sentence) - 1;
    said.set(name, number);
    return number;
  };
  const pathOf = (layer: FlowLayer, { id, start, steps }: PathScript): FlowPath => ({
    id,
    layer,
    steps: [start, ...steps].map((step) => ({
      says: says(step),
      takes: step.takes.map(transitionNumber),
      at: activeStates(chart.machine.id, step.expects.value as FlowStateValue).map(nodeNumber),
    })),
  });
  const layers: readonly FlowLayer[] = ['machine', 'view', 'browser'];
  const paths = layers.flatMap((layer) =>
    scriptsOf(root, chart.name, layer).map((script) => pathOf(layer, script)),
  );
  return { sentences, paths };
}
