import { explore } from '#paths/explore/explore.ts';
import type { FoundMachine } from '#paths/discover.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { chartMutantsOf, type MutantKind } from './chart-mutant.ts';
import { differenceOf, edgeIndexOf, type EdgeIndex } from './equivalence.ts';
import { exercisesOf, killerOf } from './replay.ts';

export type Outcome = 'killed' | 'equivalent' | 'survived';

/** What became of one mutant. */
export interface ChartVerdict {
  readonly name: string;
  readonly kind: MutantKind;
  readonly place: string;
  readonly outcome: Outcome;
  /** The step that noticed it, or the edge at which a survivor differs. */
  readonly reason: string;
}

/** Every `stride`-th mutant, from the first of a lane on. */
export interface Share {
  readonly first: number;
  readonly stride: number;
}

const all: Share = { first: 0, stride: 1 };

/**
 * Plants the mutants of one chart in turn and drives the paths through each.
 * @throws PathError when a path does not hold in the unchanged chart.
 */
export async function judgeChart(
  found: Pick<FoundMachine, 'machine' | 'catalog'>,
  scripts: readonly PathScript[],
  { first, stride }: Share = all,
): Promise<readonly ChartVerdict[]> {
  const exercises = await exercisesOf(found, scripts);
  let edges: EdgeIndex | null = null;
  const verdicts: ChartVerdict[] = [];
  const mine = chartMutantsOf(found.machine).filter((_, index) => index % stride === first);
  for (const mutant of mine) {
    const { name, kind, place } = mutant;
    const killer = await killerOf(exercises, found, mutant.plant());
    if (killer !== null) {
      verdicts.push({ name, kind, place, outcome: 'killed', reason: killer });
      continue;
    }
    edges ??= edgeIndexOf(explore(found.machine, found.catalog));
    const difference = differenceOf(edges, mutant);
    verdicts.push({
      name,
      kind,
      place,
      outcome: difference === null ? 'equivalent' : 'survived',
      reason: difference ?? '',
    });
  }
  return verdicts;
}
