import { loadMachines } from '#paths/discover.ts';
import { pathStore } from '#paths/script/stored-paths.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { judgeChart, type ChartVerdict, type Share } from './judge.ts';

/** What a lane is to do. */
export interface LaneTask {
  /** Names of the machines. */
  readonly machines: readonly string[];
  readonly share: Share;
}

/** What a lane has found out about its share of one machine. */
export interface LaneResult {
  readonly machine: string;
  readonly verdicts: readonly ChartVerdict[];
}

const { machines, share } = JSON.parse(process.argv[2] ?? '') as LaneTask;
for (const found of await loadMachines(projectRoot)) {
  if (!machines.includes(found.name)) continue;
  const paths = pathStore.read(projectRoot, found.name)?.paths ?? [];
  const verdicts = await judgeChart(found, paths, share);
  process.send?.({ machine: found.name, verdicts } satisfies LaneResult);
}
