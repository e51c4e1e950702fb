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

/** A line that is a comment and nothing else, and what stands before its words. */
const commentStart = /^\s*(?:\/\/+|\/\*+|\*\/?|--)\s?/;
const commentBeside = /\/\*\*?\s|\s\/\/\s/;

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

/** Words that belong together: a comment or paragraph with its lines joined, or one line of code. */
interface Passage {
  readonly text: string;
  readonly isRead: boolean;
  /** Where in the text each of its lines starts, and which line of the file that is. */
  readonly starts: readonly { readonly at: number; readonly line: number }[];
}

/** The passages of a file; a citation may stand over the end of a line. */
function passagesOf(source: string, isPage: boolean): readonly Passage[] {
  const passages: Passage[] = [];
  let isOpen = false;
  for (const [index, written] of source.split('\n').entries()) {
    const line = index + 1;
    const isComment = commentStart.test(written);
    const isJoined = isPage ? written.trim() !== '' : isComment;
    const words = (isPage ? written : written.replace(commentStart, '')).trim();
    const last = passages.at(-1);
    if (isJoined && isOpen && last !== undefined)
      passages[passages.length - 1] = {
        ...last,
        text: `${last.text} ${words}`,
        starts: [...last.starts, { at: last.text.length + 1, line }],
      };
    else
      passages.push({
        text: isJoined ? words : written,
        isRead: isPage || isComment || commentBeside.test(written),
        starts: [{ at: 0, line }],
      });
    isOpen = isJoined && !written.trimEnd().endsWith('*/');
  }
  return passages;
}

interface Lost {
  readonly line: number;
  readonly message: string;
}

/** Citations of a passage that lead nowhere, each as a sentence. */
function lostIn({ text, isRead, starts }: Passage, { pages, clauses, cases }: Citable): readonly Lost[] {
  const lost = (pattern: RegExp, isFound: (id: string) => boolean, say: (id: string) => string): Lost[] =>
    [...text.matchAll(pattern)]
      .filter(([id]) => !isFound(id))
      .map(({ 0: id, index }) => ({
        line: starts.findLast(({ at }) => at <= index)?.line ?? 0,
        message: say(id.trim()),
      }));
  const neither = (id: string): string => `'${id}' is neither a clause nor a case`;
  return [
    ...lost(
      pageCited,
      (path) => pages.has(path),
      (path) => `'${path}' does not exist`,
    ),
    ...(isRead
      ? [
          ...lost(clauseCited, (id) => clauses.has(id), neither),
          ...lost(caseCited, (id) => cases.has(id), neither),
          ...lost(
            numberCited,
            () => false,
            (words) => `'${words}' names a page that does not stand here`,
          ),
        ]
      : []),
  ];
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
      passagesOf(readFileSync(join(root, path), 'utf8'), path.endsWith('.md')).flatMap((passage) =>
        lostIn(passage, citable).map((lost) => ({ rule: 'lost-citation', path, ...lost })),
      ),
    );
}
