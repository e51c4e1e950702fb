import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isCode, listFiles, productFolders } from '#tests/architecture/files.ts';
import { behaviourReader } from '#tests/architecture/proofs.ts';
import {
  claimsOf,
  decidedClausesOf,
  parseCsv,
  problemsOf,
  renderCoverage,
  type Clause,
  type CoverageInput,
  type ReliabilityCase,
} from '#tests/architecture/spec-coverage.ts';
import { parseFile } from '#tests/architecture/syntax.ts';

const page = 'docs/spec-coverage.md';

/** Reads clause list, reliability cases, test titles and decision files below `root`. */
export function readCoverage(root: string): CoverageInput {
  const rows = (file: string) => parseCsv(readFileSync(join(root, 'tests/architecture', file), 'utf8'));
  const files = [...productFolders, 'tests'].flatMap((folder) => listFiles(root, folder)).filter(isCode);
  const trees = files.map((path) => parseFile(path, join(root, path)));
  const isProof = behaviourReader(trees);
  const tests = trees.filter(({ path }) => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(path));
  const decisions = listFiles(root, 'docs/decisions').filter((path) => path.endsWith('.md'));
  return {
    clauses: rows('spec-clauses.csv') as unknown as readonly Clause[],
    cases: rows('reliability-cases.csv') as unknown as readonly ReliabilityCase[],
    claims: tests.flatMap((tree) => claimsOf(tree, isProof)),
    decided: decisions.flatMap((path) => decidedClausesOf(path, readFileSync(join(root, path), 'utf8'))),
  };
}

export interface CoverageOutcome {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** Writes `docs/spec-coverage.md`, or with `mayWrite` false says whether it is stale. */
export function runCoverage(root: string, mayWrite: boolean): CoverageOutcome {
  const input = readCoverage(root);
  const problems = [...problemsOf(input)];
  const text = renderCoverage(input);
  const target = join(root, page);
  if (mayWrite) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  } else if (readIfThere(target) !== text) problems.push(`${page} is stale; run npm run spec-coverage`);
  const named = new Set(input.claims.flatMap(({ ids }) => ids));
  const summary = `${input.claims.length} tests name ${named.size} clauses and cases`;
  return { lines: [...problems, summary], isGood: problems.length === 0 };
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const outcome = runCoverage(resolve(import.meta.dirname, '../..'), !process.argv.includes('--check'));
  for (const line of outcome.lines) console.log(line);
  process.exitCode = outcome.isGood ? 0 : 1;
}
