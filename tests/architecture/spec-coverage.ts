import { calleeNames, firstArgument, literalText, walk, type SyntaxNode, type SyntaxTree } from './syntax.ts';

/** A test and what its title claims to prove. */
export interface TestClaim {
  readonly file: string;
  readonly line: number;
  /** Title without the ids. */
  readonly title: string;
  readonly ids: readonly string[];
  /** It goes through code that runs in the product (docs/decisions/0025). */
  readonly isProof: boolean;
}

export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly kind: string;
  readonly clause: string;
  /** Work package that builds it. */
  readonly issue: string;
}

export interface ReliabilityCase {
  readonly id: string;
  readonly group: string;
  readonly action: string;
  readonly expected: string;
}

/** A clause that a decision settles instead of a test (docs/decisions/0025). */
export interface DecidedClause {
  readonly id: string;
  readonly file: string;
}

export interface CoverageInput {
  readonly clauses: readonly Clause[];
  readonly cases: readonly ReliabilityCase[];
  readonly claims: readonly TestClaim[];
  readonly decided: readonly DecidedClause[];
}

const mostClausesATest = 3;
const testNames = new Set(['it', 'test']);
const bracket = /\[([SR]\d[^\]]*)\]/g;

/** Ids in the square brackets of a title: `[S4.3-05][R35]` or `[S4.3-05, R35]`. */
export function idsOf(title: string): readonly string[] {
  return [...title.matchAll(bracket)].flatMap((match) =>
    (match[1] ?? '').split(/[,\s]+/).filter((id) => id !== ''),
  );
}

const withoutIds = (title: string): string => title.replace(bracket, '').replace(/\s+/g, ' ').trim();

/**
 * The tests of a file, from its syntax tree: calls of `it` and `test` with their variants (`it.each(…)(…)`,
 * `test.concurrent`). A title's ids count together with those of the `describe` blocks around it.
 *
 * @param isProof tells of a test's call whether it proves behaviour
 */
export function claimsOf(
  tree: SyntaxTree,
  isProof: (tree: SyntaxTree, test: SyntaxNode) => boolean,
): readonly TestClaim[] {
  const claims: TestClaim[] = [];
  walk(tree.root, (node, ancestors) => {
    if (node.type !== 'CallExpression') return;
    const names = calleeNames(node['callee']);
    const isDescribe = names[0] === 'describe' || names[1] === 'describe';
    const isNotATest =
      isDescribe || names.some((name) => /^(?:step|use|extend|before|after|info|setTimeout)/.test(name));
    if (!testNames.has(names[0] ?? '') || isNotATest) return;
    const title = literalText(firstArgument(node));
    // `it.each([...])` alone is the inner call of `it.each([...])(title, …)`.
    if (title === null) return;
    const inherited = ancestors.flatMap((ancestor) => {
      if (ancestor.type !== 'CallExpression') return [];
      const outer = calleeNames(ancestor['callee']);
      if (outer[0] !== 'describe' && outer[1] !== 'describe') return [];
      return idsOf(literalText(firstArgument(ancestor)) ?? '');
    });
    const ids = [...new Set([...inherited, ...idsOf(title)])];
    claims.push({
      file: tree.path,
      line: tree.lineOf(node),
      title: withoutIds(title),
      ids,
      isProof: ids.length > 0 && isProof(tree, node),
    });
  });
  return claims;
}

/** Clauses named by the `Clauses:` lines of a decision file. */
export function decidedClausesOf(file: string, text: string): readonly DecidedClause[] {
  return [...text.matchAll(/^[ \t]*(?:[-*] )?(?:\*\*)?Clauses:(?:\*\*)?(.*)$/gm)].flatMap((match) =>
    (match[1] ?? '')
      .split(/[,\s]+/)
      .map((id) => id.replace(/[.;]$/, ''))
      .filter((id) => id !== '')
      .map((id) => ({ id, file })),
  );
}

/** Rows of a CSV text with a header, quotes doubled inside quotes. */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (text[index + 1] === '"') {
        field += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ',') {
      row.push(field);
      field = '';
    } else if (character === '\n') {
      rows.push([...row, field.replace(/\r$/, '')]);
      row = [];
      field = '';
    } else field += character;
  }
  if (field !== '' || row.length > 0) rows.push([...row, field]);
  const [header = [], ...body] = rows;
  return body.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

/**
 * What is wrong with the claims: unknown ids, too many for one test, clauses that are named only by tests which prove no
 * behaviour, decisions on unknown clauses.
 */
export function problemsOf({ clauses, cases, claims, decided }: CoverageInput): readonly string[] {
  const known = new Set([...clauses.map(({ id }) => id), ...cases.map(({ id }) => id)]);
  const problems: string[] = [];
  for (const { file, line, title, ids } of claims) {
    for (const id of ids) if (!known.has(id)) problems.push(`${file}:${line} names an unknown clause: ${id}`);
    if (ids.length > mostClausesATest)
      problems.push(`${file}:${line} names ${ids.length} clauses, at most ${mostClausesATest}: ${title}`);
  }
  const proved = new Set(claims.filter(({ isProof }) => isProof).flatMap(({ ids }) => ids));
  for (const { file, line, ids } of claims)
    for (const id of ids)
      if (known.has(id) && !proved.has(id))
        problems.push(`${file}:${line} names ${id} and uses nothing that runs in the product`);
  for (const { id, file } of decided)
    if (!known.has(id)) problems.push(`${file} decides an unknown clause: ${id}`);
  return problems;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();

/** Writes the coverage page: per work package clause → tests with the open ones first, then the reliability cases. */
export function renderCoverage({ clauses, cases, claims, decided }: CoverageInput): string {
  const testsOf = new Map<string, TestClaim[]>();
  for (const claim of claims.filter(({ isProof }) => isProof))
    for (const id of claim.ids) testsOf.set(id, [...(testsOf.get(id) ?? []), claim]);
  const decisionOf = new Map(decided.map(({ id, file }) => [id, file]));
  const statusOf = (id: string): 'tested' | 'decided' | 'open' =>
    testsOf.has(id) ? 'tested' : decisionOf.has(id) ? 'decided' : 'open';
  const proofOf = (id: string): string => {
    // Lines would make the page stale with every edit; the title finds the test.
    const tests = new Set((testsOf.get(id) ?? []).map(({ file, title }) => `\`${file}\` ${cell(title)}`));
    const decision = decisionOf.get(id);
    const link =
      decision === undefined ? [] : [`[${decision.split('/').at(-1)}](${decision.replace(/^docs\//, '')})`];
    return [...[...tests].sort(), ...link].join('<br>');
  };

  const packages = [...new Set(clauses.map(({ issue }) => issue))];
  const lines = [
    '# Specification coverage',
    '',
    'Written by `npm run spec-coverage` from the test titles; do not edit. `tested`: a test that goes',
    'through code of the product names the clause; `decided`: a decision file settles it; `open`: neither.',
    '',
    '| work package | clauses | tested | decided | open |',
    '| --- | ---: | ---: | ---: | ---: |',
  ];
  const count = (ids: readonly string[], status: string): number =>
    ids.filter((id) => statusOf(id) === status).length;
  const overview = (name: string, ids: readonly string[]): string =>
    `| ${name} | ${ids.length} | ${count(ids, 'tested')} | ${count(ids, 'decided')} | ${count(ids, 'open')} |`;
  for (const name of packages)
    lines.push(
      overview(
        name,
        clauses.filter(({ issue }) => issue === name).map(({ id }) => id),
      ),
    );
  lines.push(
    overview(
      'reliability cases',
      cases.map(({ id }) => id),
    ),
  );
  for (const name of packages) {
    const own = clauses.filter(({ issue }) => issue === name);
    const open = own.filter(({ id }) => statusOf(id) === 'open');
    lines.push(
      '',
      `## Work package ${name}`,
      '',
      `Open: ${open.length === 0 ? 'none' : open.map(({ id }) => id).join(', ')}`,
    );
    lines.push('', '| clause | status | text | proof |', '| --- | --- | --- | --- |');
    for (const { id, clause } of own)
      lines.push(`| ${id} | ${statusOf(id)} | ${cell(clause)} | ${proofOf(id)} |`);
  }
  const openCases = cases.filter(({ id }) => statusOf(id) === 'open').map(({ id }) => id);
  lines.push(
    '',
    '## Reliability cases',
    '',
    `Open: ${openCases.length === 0 ? 'none' : openCases.join(', ')}`,
  );
  lines.push('', '| case | group | status | action | proof |', '| --- | --- | --- | --- | --- |');
  for (const { id, group, action } of cases)
    lines.push(`| ${id} | ${cell(group)} | ${statusOf(id)} | ${cell(action)} | ${proofOf(id)} |`);
  return `${lines.join('\n')}\n`;
}
