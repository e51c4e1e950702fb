import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { createLog } from '#server/log/log.ts';
import { clausesOf } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { readPage, ruleSection, writeSection } from './page.ts';
import { describeRules, rowsOnPage } from './rule-section.ts';
import { endRuns, projectOf, runSuites } from './suite-run.ts';
import type { SuiteResult, SuiteRun } from './suite-run.ts';
import { copyProject, misfitOf, projectFiles } from './tree.ts';
import type { MutantTree } from './tree.ts';
import { unusable, verdictOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

const laneCount = 2;
const longestRunMs = 120_000;
const longestFirstRunMs = 600_000;
const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Databases that suites start from are built once a cluster; a changed migration needs them anew. */
async function dropTemplates(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      String.raw`select datname from pg_database where datname like 'template\_%'`,
    );
    for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  } finally {
    await client.end();
  }
}

const isMigration = ({ file }: Mutant): boolean => file.endsWith('.sql');
const distinct = <Value>(all: readonly Value[]): Value[] => [...new Set(all)];

let isStopping = false;

/** Works off a queue on every tree at once. */
async function inLanes<Job>(
  trees: readonly MutantTree[],
  jobs: readonly Job[],
  work: (tree: MutantTree, job: Job) => Promise<void>,
): Promise<void> {
  const queue = [...jobs];
  await Promise.all(
    trees.map(async (tree) => {
      for (let job = queue.shift(); job !== undefined && !isStopping; job = queue.shift())
        await work(tree, job);
    }),
  );
}

async function judge(
  chosen: readonly Mutant[],
  trees: readonly MutantTree[],
  services: Pick<SuiteRun, 'databaseUrl' | 'moduleCache'>,
): Promise<Verdict[]> {
  const verdicts = new Map<string, Verdict>();
  const settle = (verdict: Verdict): void => {
    if (isStopping) return;
    verdicts.set(verdict.mutant.id, verdict);
    say(`${verdict.outcome.padEnd(8)} ${verdict.mutant.id.padEnd(28)} ${verdict.reason}`);
  };
  const [firstTree] = trees;
  if (firstTree === undefined) throw new Error('there is no tree');

  const fitting = chosen.filter((mutant) => {
    const reason = misfitOf(mutant, firstTree.root);
    if (reason !== null) settle({ mutant, outcome: 'invalid', reason });
    return reason === null;
  });

  // The very same tests pass on the unchanged code, so that a failure is the mutant's; it builds the databases, too.
  const suites = distinct(fitting.map(({ suite }) => suite));
  const unchanged = new Map<string, SuiteResult>();
  for (const project of distinct(suites.map(projectOf))) {
    const results = await runSuites({
      ...services,
      root: firstTree.root,
      suites: suites.filter((suite) => projectOf(suite) === project),
      tests: distinct(fitting.map(({ test }) => test)),
      longestMs: longestFirstRunMs,
    });
    for (const [suite, result] of results) unchanged.set(suite, result);
  }
  const usable = fitting.filter((mutant) => {
    const reason = unusable(mutant, unchanged.get(mutant.suite));
    if (reason !== null) settle({ mutant, outcome: 'invalid', reason });
    return reason === null;
  });
  const plantAndRun = async (tree: MutantTree, mutant: Mutant): Promise<void> => {
    const restore = tree.plant(mutant);
    try {
      const { suite, test } = mutant;
      const changed = await runSuites({
        ...services,
        root: tree.root,
        suites: [suite],
        tests: [test],
        longestMs: longestRunMs,
      });
      settle(verdictOf(mutant, changed.get(suite)));
    } finally {
      restore();
    }
  };
  await inLanes(
    trees,
    usable.filter((mutant) => !isMigration(mutant)),
    plantAndRun,
  );
  // Alone, since all lanes copy their databases from the same templates.
  await inLanes([firstTree], usable.filter(isMigration), async (tree, mutant) => {
    await dropTemplates(services.databaseUrl);
    await plantAndRun(tree, mutant);
  });
  return chosen.flatMap(({ id }) => verdicts.get(id) ?? []);
}

/** Names the mutants; those that are asked for, or all. */
export function listRules(only?: readonly string[]): void {
  for (const { id, breaks, test } of mutants.filter((mutant) => only?.includes(mutant.id) !== false))
    say(`${id.padEnd(28)} ${clausesOf(test).join(' ').padEnd(18)} ${breaks}`);
}

/**
 * Takes out one guard of the shop at a time and checks that a test of its clause notices (reliability section 6). The page
 * keeps what earlier runs found out about mutants that are not run now.
 * @param only names of single mutants; default: all.
 * @returns the exit code.
 */
export async function runRules(only?: readonly string[]): Promise<number> {
  const unknown = only?.filter((name) => mutants.every(({ id }) => id !== name)) ?? [];
  if (unknown.length > 0) {
    say(`There is no mutant ${unknown.join(', ')}.`);
    return 1;
  }
  const chosen = mutants.filter(({ id }) => only?.includes(id) !== false);
  const begin = performance.now();
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'shop-mutants-')));
  // Started as root, the database runs as another user, who must reach its folder.
  chmodSync(folder, 0o755);
  const dataDirectory = join(folder, 'postgres');
  mkdirSync(dataDirectory);
  const files = projectFiles();
  const trees = Array.from({ length: Math.min(laneCount, chosen.length) }, (_none, lane) =>
    copyProject(join(folder, `tree-${lane}`), files),
  );
  const cluster = await startEmbeddedPostgres({
    dataDirectory,
    log: createLog('error'),
    settings: { max_connections: '300', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const stop = (): void => {
    isStopping = true;
    endRuns();
  };
  // Told more than once by npm, its shell and the terminal; the folder is to go all the same.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    const verdicts = await judge(chosen, trees, {
      databaseUrl: cluster.administrationString,
      moduleCache: join(folder, 'modules'),
    });
    if (isStopping) return 1;
    writeSection(ruleSection, describeRules(mutants, verdicts, rowsOnPage(readPage())));
    const open = verdicts.filter(({ outcome }) => outcome !== 'killed');
    const seconds = Math.round((performance.now() - begin) / 1000);
    say(`${verdicts.length - open.length} of ${chosen.length} mutants killed in ${seconds} s.`);
    return open.length === 0 ? 0 : 1;
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
