import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import type { Sample } from '#machines/path-ready.ts';
import { stateWordsOf, wordsOf } from '#paths/chart-words.ts';
import type { Cover, Path } from '#paths/cover/cover.ts';
import { isLeaf } from '#paths/explore/definition.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { scriptOf } from '#paths/script/path-script.ts';
import { scriptWords, type Language } from './words.ts';

/** One line of a script for people. */
export interface NarratedStep {
  /** What happens. */
  readonly act: string;
  /** Whether it comes by itself: a call ends, or a part fails. */
  readonly isAwaited: boolean;
  readonly expect: string;
  /** Title of the state that is reached. */
  readonly state: string;
  readonly spec: readonly string[];
}

export interface NarratedPath {
  readonly id: string;
  readonly title: string;
  readonly start: NarratedStep;
  readonly steps: readonly NarratedStep[];
}

const leavesOf = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  activeNodes(snapshot).filter(isLeaf);

const titleOf = (snapshot: AnyMachineSnapshot, { catalog }: Graph, language: Language): string =>
  leavesOf(snapshot)
    .map((node) => stateWordsOf(catalog, node)?.title[language] ?? node.key)
    .join(' · ');

const actOf = (sample: Sample, language: Language): string =>
  sample.server === 'default'
    ? sample[language]
    : `${sample[language]} (${scriptWords[language].server(sample.server)})`;

const expectationOf = (snapshot: AnyMachineSnapshot, { catalog }: Graph, language: Language): string =>
  leavesOf(snapshot)
    .map((node) => stateWordsOf(catalog, node)?.description[language] ?? node.key)
    .join(' ');

function stepOf(edge: Edge, graph: Graph, language: Language): NarratedStep {
  const words = scriptWords[language];
  const snapshot = edge.after;
  const expectation = expectationOf(snapshot, graph, language);
  const isUnchanged = edge.from === edge.to;
  const parts = [
    ...(isUnchanged ? [words.nothingChanges] : []),
    expectation,
    ...(snapshot.status === 'active' ? [] : [words.over]),
  ];
  return {
    act: actOf(edge.sample, language),
    isAwaited: edge.cause === 'outcome' || edge.cause === 'fault',
    expect: parts.join(' '),
    state: titleOf(snapshot, graph, language),
    spec: [...new Set(leavesOf(snapshot).flatMap((node) => stateWordsOf(graph.catalog, node)?.spec ?? []))],
  };
}

function narrated(graph: Graph, path: Path, language: Language): NarratedPath {
  const line = [path.start, ...path.steps];
  const [start, ...steps] = line.map((edge) => stepOf(edge, graph, language));
  const first = start as NarratedStep;
  const last = line.at(-1) as Edge;
  return {
    id: scriptOf(graph, path).id,
    title: `${first.state} → ${titleOf(last.after, graph, language)}`,
    start: first,
    steps,
  };
}

/** What a tester does: it, or wait for it. */
export const toDo = ({ act, isAwaited }: NarratedStep, language: Language): string =>
  isAwaited ? scriptWords[language].awaited(act) : act;

/** What the chart is called, with the name it has on the command line. */
export const chartTitle = ({ machine, catalog }: Graph, language: Language): string =>
  `${wordsOf(catalog).title[language]} (${machine.id})`;

/** The paths of a cover in sentences. */
export const narrate = (graph: Graph, cover: Cover, language: Language): readonly NarratedPath[] =>
  cover.paths.map((path) => narrated(graph, path, language));
