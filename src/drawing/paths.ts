import type { Flow, FlowLayer, FlowPath } from '#contract/flows.ts';

/** One step of a path with the names it is stored without. */
export interface WalkedStep {
  /** What happens. */
  readonly says: { readonly de: string; readonly en: string };
  /** Ids of the transitions it takes, in order. */
  readonly takes: readonly string[];
  /** Ids of the innermost states it leads to. */
  readonly at: readonly string[];
}

/** How a path is named in an address; the same steps may be walked by several layers. */
export const pathKey = ({ layer, id }: FlowPath): string => `${layer}.${id}`;

/** The steps of a path; the first one is where it starts. */
export function stepsOf({ sentences, transitions, nodes }: Flow, path: FlowPath): readonly WalkedStep[] {
  return path.steps.map(({ says, takes, at }) => ({
    says: sentences[says] ?? { de: '', en: '' },
    takes: takes.flatMap((index) => transitions[index]?.id ?? []),
    at: at.flatMap((index) => nodes[index]?.id ?? []),
  }));
}

/** Ids of the transitions that the generated paths of a layer take. */
export function takenIn({ paths, transitions }: Flow, layer: FlowLayer): ReadonlySet<string> {
  const indexes = new Set(
    paths.filter((path) => path.layer === layer).flatMap(({ steps }) => steps.flatMap(({ takes }) => takes)),
  );
  return new Set(transitions.flatMap(({ id }, index) => (indexes.has(index) ? [id] : [])));
}
