import { fork } from 'node:child_process';
import { join } from 'node:path';
import { loadMachine, machineNames } from '#paths/discover.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { writeSection } from '../page.ts';
import type { ChartVerdict } from './judge.ts';
import type { LaneResult, LaneTask } from './lane.ts';
import {
  describeCharts,
  figuresOf,
  needlessWaivers,
  shareText,
  waiverOf,
  type ChartReport,
} from './chart-report.ts';

/** At least this share of the mutants that are not equivalent is to be killed over all machines (docs/testing-with-paths.md). */
const leastShare = 0.95;
const laneCount = 2;
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** A process of its own, since steps of charts are computed one at a time in each. */
function runLane(task: LaneTask): Promise<readonly LaneResult[]> {
  return new Promise((resolve, reject) => {
    const results: LaneResult[] = [];
    fork(join(import.meta.dirname, 'lane.ts'), [JSON.stringify(task)])
      .on('message', (result) => results.push(result as LaneResult))
      .on('error', reject)
      .on('exit', (code) =>
        code === 0 ? resolve(results) : reject(new Error(`A lane ended with ${String(code)}.`)),
      );
  });
}

/** Verdicts of all lanes in the order of the mutants, which were dealt out in turn. */
function dealtTogether(lanes: readonly (readonly ChartVerdict[])[]): readonly ChartVerdict[] {
  const longest = Math.max(...lanes.map((lane) => lane.length));
  return Array.from({ length: longest }, (_, turn) => lanes.flatMap((lane) => lane[turn] ?? [])).flat();
}

/**
 * Plants every mutant of every statechart (or of one) and drives the stored paths through it (docs/testing-with-paths.md).
 * @param only the name of a machine; the page is written when all were run.
 * @returns the exit code.
 */
export async function runCharts(only?: string): Promise<number> {
  const places = machineNames(projectRoot).filter(({ name }) => only === undefined || name === only);
  if (places.length === 0) {
    say(`There is no machine ${only}.`);
    return 1;
  }
  const begin = performance.now();
  const machines = places.map(({ name }) => name);
  const lanes = await Promise.all(
    Array.from({ length: laneCount }, (_, first) =>
      runLane({ machines, share: { first, stride: laneCount } }),
    ),
  );
  const reports: ChartReport[] = [];
  for (const { name, folder } of places) {
    const { catalog } = await loadMachine(projectRoot, name, folder);
    const verdicts = dealtTogether(
      lanes.map((results) => results.find(({ machine }) => machine === name)?.verdicts ?? []),
    );
    reports.push({ name, verdicts, waivers: catalog.waivers ?? {} });
  }

  for (const report of reports) {
    const { mutants, killed, equivalent, survived, share } = figuresOf(report.verdicts);
    say(
      `${report.name.padEnd(12)} ${mutants} mutants, ${killed} killed, ${equivalent} equivalent, ${survived} survived: ${shareText(share)}`,
    );
    for (const verdict of report.verdicts.filter(({ outcome }) => outcome === 'survived'))
      say(`  ${verdict.name}\n    ${waiverOf(report, verdict) ?? `differs at ${verdict.reason}`}`);
  }
  const needless = reports.flatMap(needlessWaivers);
  for (const waiver of needless) say(`✗ This waiver waives nothing: ${waiver}`);
  const total = figuresOf(reports.flatMap(({ verdicts }) => verdicts));
  if (only === undefined) writeSection('Statecharts', describeCharts(reports));
  const seconds = Math.round((performance.now() - begin) / 1000);
  say(
    `${total.killed} of ${total.mutants - total.equivalent} mutants of the statecharts killed (${shareText(total.share)}), ${total.equivalent} more are equivalent; ${seconds} s.`,
  );
  return total.share >= leastShare && needless.length === 0 ? 0 : 1;
}
