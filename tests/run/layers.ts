import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isCode, layerOf, listFiles, productFolders } from '#tests/architecture/files.ts';
import { importsOf, parseFile } from '#tests/architecture/syntax.ts';

interface CruiseModule {
  readonly source: string;
  readonly dependencies: readonly unknown[];
}

/** The part of dependency-cruiser's JSON report that the gate reads. */
export interface CruiseResult {
  readonly modules: readonly CruiseModule[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string; readonly severity: string };
      readonly via?: readonly { readonly name: string }[];
    }[];
    /** The rules as they are configured, each with a sentence. */
    readonly ruleSetUsed?: {
      readonly forbidden?: readonly { readonly name: string; readonly comment?: string }[];
    };
  };
}

export interface LayerReport {
  readonly lines: readonly string[];
  readonly isClean: boolean;
}

const projectRoot = resolve(import.meta.dirname, '../..');
const program = join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/**
 * Judges what dependency-cruiser read. A file on disk that the report lacks, or whose imports it did not see, makes the
 * gate fail: with TypeScript 7 and without `@swc/core` the tool reads no `.ts` file and calls that clean.
 */
export function judgeCruise(root: string, result: CruiseResult): LayerReport {
  const read = new Map(result.modules.map((module) => [module.source, module.dependencies.length]));
  const lines: string[] = [];
  const counts = new Map<string, { onDisk: number; read: number }>();
  for (const path of productFolders.flatMap((folder) => listFiles(root, folder))) {
    if (!isCode(path) || path.endsWith('.d.ts')) continue;
    const layer = layerOf(path) ?? 'src';
    const count = counts.get(layer) ?? { onDisk: 0, read: 0 };
    counts.set(layer, count);
    count.onDisk += 1;
    const dependencies = read.get(path);
    const hasImports = importsSomething(root, path);
    if (dependencies === undefined) lines.push(`not read: ${path}`);
    else if (dependencies === 0 && hasImports) lines.push(`imports not read: ${path}`);
    else count.read += 1;
  }
  if (counts.size === 0) lines.push('no module on disk: wrong folder?');
  for (const [layer, count] of counts)
    if (count.read < count.onDisk) lines.push(`${layer}: ${count.read} of ${count.onDisk} modules read`);
  for (const { rule, from, to, via } of result.summary.violations) {
    if (rule.severity !== 'error') continue;
    const steps = via === undefined || via.length === 0 ? to : via.map((step) => step.name).join(' → ');
    lines.push(`${rule.name}: ${from} → ${steps}`);
  }
  const broken = new Set(result.summary.violations.map(({ rule }) => rule.name));
  for (const { name, comment } of result.summary.ruleSetUsed?.forbidden ?? [])
    if (broken.has(name)) lines.push(`${name} says: ${comment ?? ''}`);
  const total = [...counts.values()].reduce((sum, count) => sum + count.read, 0);
  const isClean = lines.length === 0;
  const summary = [...counts].map(([layer, count]) => `${layer} ${count.read}`).join(', ');
  return { lines: [...lines, `${total} modules read (${summary})`], isClean };
}

/** True also for a file that cannot be parsed, so that it counts as not read. */
function importsSomething(root: string, path: string): boolean {
  try {
    return importsOf(parseFile(path, join(root, path))).some(({ isTypeQuery }) => !isTypeQuery);
  } catch {
    return true;
  }
}

/** Runs dependency-cruiser over the product code of `root` with the rules of `configPath`. */
export function cruise(root: string, configPath: string): LayerReport {
  const folders = productFolders.filter((folder) => existsSync(join(root, folder)));
  const run = spawnSync(
    process.execPath,
    [program, '--config', configPath, '--output-type', 'json', '--', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 },
  );
  if (!run.stdout.startsWith('{'))
    return { lines: [`dependency-cruiser failed: ${run.stderr}`], isClean: false };
  return judgeCruise(root, JSON.parse(run.stdout) as CruiseResult);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const report = cruise(projectRoot, join(projectRoot, 'tests/architecture/dependency-cruiser.cjs'));
  for (const line of report.lines) console.log(line);
  process.exitCode = report.isClean ? 0 : 1;
}
