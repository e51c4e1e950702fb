import { cover, type Cover } from '#paths/cover/cover.ts';
import { explore } from '#paths/explore/explore.ts';
import { loadEnsembles, loadMachines, type FoundMachine } from '#paths/discover.ts';
import { groupsOf, mayRefuse, transitionsOf } from '#paths/explore/definition.ts';
import { lint } from '#paths/lint/lint.ts';
import { changedSince, pathStore, storedPathsOf } from '#paths/script/stored-paths.ts';
import { UsageError, type AllRequest } from './arguments.ts';
import { ratioOf, table } from './report.ts';
import { togetherHeader, treatTogether } from './together.ts';

/** At most so many of all transitions may be waived (docs/testing-with-paths.md). */
const largestWaiverShare = 0.02;
const criterion = 'transitions+rejections';

interface MachineOutcome {
  readonly row: readonly (string | number)[];
  readonly faults: readonly string[];
  readonly waived: number;
  readonly transitions: number;
}

const header = [
  'machine',
  'transitions',
  'rejections',
  'covered',
  'paths',
  'steps',
  'bound',
  'ratio',
  'cpu ms',
];

function uncoveredFaults(name: string, result: Cover): readonly string[] {
  return [
    ...result.uncovered.map((id) => `${name}: no path covers ${id}`),
    ...result.unreachable.map((id) => `${name}: no sample reaches ${id}`),
  ];
}

function treat(root: string, found: FoundMachine, request: AllRequest): MachineOutcome {
  const { name, machine, catalog, isPersisted } = found;
  const before = process.cpuUsage();
  const graph = explore(machine, catalog);
  const only = request.changed === undefined ? undefined : changedSince(root, request.changed, name, machine);
  const result = cover(graph, criterion, only === undefined ? {} : { only });
  const { user, system } = process.cpuUsage(before);
  const durationMs = Math.round((user + system) / 1000);
  const transitions = transitionsOf(machine).length;
  const rejections = groupsOf(machine).filter(mayRefuse).length;
  const row = [
    name,
    transitions,
    rejections,
    `${result.covered.size}/${result.targets.length}`,
    result.paths.length,
    result.steps,
    result.bound.steps,
    ratioOf(result),
    durationMs,
  ];
  const faults: string[] = [];
  let waived = 0;
  if (request.mayFail) {
    const report = lint({ graph, isPersisted });
    waived = report.waived.length;
    faults.push(
      ...uncoveredFaults(name, result),
      ...report.findings.map(({ rule, place, message }) => `${name}: ${rule}: ${place} ${message}`),
    );
  }
  const stored = storedPathsOf(graph, result);
  if (request.isWriting) pathStore.write(root, name, stored);
  if (request.mayFail && !pathStore.isFresh(root, name, stored))
    faults.push(
      `${name}: ${pathStore.fileOf(name)} is ${pathStore.read(root, name) === null ? 'missing' : 'stale'}; npm run paths -- --all --write makes it anew`,
    );
  return { row, faults, waived, transitions };
}

const sum = (rows: readonly MachineOutcome[], column: number): number =>
  rows.reduce((total, { row }) => total + Number(row[column]), 0);

/** Treats all machines; the exit code is 1 when the check finds something. */
export async function runAll(
  root: string,
  request: AllRequest,
  print: (text: string) => void,
): Promise<number> {
  if (request.isWriting && request.changed !== undefined)
    throw new UsageError('--write stores all paths; leave --changed out');
  const machines = await loadMachines(root);
  let outcomes: readonly MachineOutcome[];
  try {
    outcomes = machines.map((found) => treat(root, found, request));
  } catch (error) {
    if (request.changed === undefined) throw error;
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const bound = sum(outcomes, 6);
  const total = [
    'all',
    sum(outcomes, 1),
    sum(outcomes, 2),
    '',
    sum(outcomes, 4),
    sum(outcomes, 5),
    bound,
    bound === 0 ? '–' : (sum(outcomes, 5) / bound).toFixed(3),
    sum(outcomes, 8),
  ];
  print(`${table([header, ...outcomes.map(({ row }) => row), total])}\n`);
  // What changed is known of single charts only.
  const ensembles = request.changed === undefined ? await loadEnsembles(root) : [];
  const together = ensembles.map((ensemble) => treatTogether(root, ensemble, request));
  if (together.length > 0) print(`${table([togetherHeader, ...together.map(({ row }) => row)])}\n`);
  if (!request.mayFail) return 0;
  const faults = [...outcomes, ...together].flatMap((outcome) => outcome.faults);
  const waived = outcomes.reduce((count, outcome) => count + outcome.waived, 0);
  if (waived > largestWaiverShare * sum(outcomes, 1))
    faults.push(`${waived} waivers are more than 2 % of the transitions`);
  print(`${faults.map((fault) => `✗ ${fault}\n`).join('')}${faults.length} findings, ${waived} waived\n`);
  return faults.length === 0 ? 0 : 1;
}
