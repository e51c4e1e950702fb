import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, productFolders } from './files.ts';
import { parseCsv } from './spec-coverage.ts';
import type { Violation } from './source-rules.ts';

/** A page of the repository, by its path or, for a decision, by its number. */
const pageCited = /\bdocs\/[\w./-]*\w/g;
/** A clause (`S4.1-09`) or all of a section (`S4.1`). */
const clauseCited = /(?<![\w./-])S\d{1,2}(?:\.\d{1,2})?(?:-\d{2,3})?(?![\w-]|\.\d)/g;
const caseCited = /(?<![\w./-])R\d{1,3}(?![\w.-])/g;
/** Numbers of pages that do not stand in the repository: nobody can follow them. */
const numberCited =
  /(?:^|[\s(])(?:decisions?|spec|specification|architecture|statecharts|reliability|performance|market|design|style|stack) \d+(?:\.\d+)*(?=[\s,;:.)]|$)/gi;

/** Tests of the gates hold citations that lead nowhere on purpose. */
const plantsFaults = /^tests\/architecture\/.*\.test\.ts$/;

const commentLine = /^\s*(?:\/\/|\/\*|\*)|\/\*\*?\s|\s\/\/\s/;

/** What a citation may lead to. */
export interface Citable {
  readonly pages: ReadonlySet<string>;
  /** Clauses and sections. */
  readonly clauses: ReadonlySet<string>;
  readonly cases: ReadonlySet<string>;
}

/** Reads what stands below `root`: its pages, clauses and cases. */
export function citableIn(root: string): Citable {
  const rows = (file: string) => parseCsv(readFileSync(join(root, 'tests/architecture', file), 'utf8'));
  const clauses = rows('spec-clauses.csv');
  const pages = listFiles(root, 'docs');
  return {
    pages: new Set([
      ...pages,
      ...pages.flatMap((path) => /^docs\/decisions\/\d{4}/.exec(path) ?? []),
      ...pages.map((path) => path.replace(/\/[^/]*$/, '')),
    ]),
    clauses: new Set(
      clauses.flatMap(({ id = '', section = '' }) => [id, `S${section}`, `S${section.split('.')[0]}`]),
    ),
    cases: new Set(rows('reliability-cases.csv').map(({ id = '' }) => id)),
  };
}

/** Citations of a text that lead nowhere, each as a sentence. */
function lostIn(line: string, isPage: boolean, { pages, clauses, cases }: Citable): readonly string[] {
  const lost = [...line.matchAll(pageCited)]
    .map(([path]) => path)
    .filter((path) => !pages.has(path))
    .map((path) => `'${path}' does not exist`);
  if (!isPage && !commentLine.test(line)) return lost;
  const unknown = [
    ...[...line.matchAll(clauseCited)].filter(([id]) => !clauses.has(id)),
    ...[...line.matchAll(caseCited)].filter(([id]) => !cases.has(id)),
  ].map(([id]) => `'${id}' is neither a clause nor a case`);
  const foreign = [...line.matchAll(numberCited)].map(
    ([words]) => `'${words.trim()}' names a page that does not stand here`,
  );
  return [...lost, ...unknown, ...foreign];
}

/** Every comment of the code, and every page of `docs` written by hand, cites only what stands in the repository. */
export function findLostCitations(root: string, citable: Citable): readonly Violation[] {
  const code = [...productFolders, 'tests'].flatMap((folder) => listFiles(root, folder));
  const pages = [...listFiles(root, 'docs'), 'README.md'].filter((path) => path.endsWith('.md'));
  const paths = [
    ...code.filter((path) => /\.(?:tsx?|cjs|sql)$/.test(path) && !plantsFaults.test(path)),
    ...pages,
  ];
  return paths
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          lostIn(line, path.endsWith('.md'), citable).map((message) => ({
            rule: 'lost-citation',
            path,
            line: index + 1,
            message,
          })),
        ),
    );
}
