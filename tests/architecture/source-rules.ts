import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closuresBetweenCharts } from './facts-as-closures.ts';
import { isCode, layerOf, listFiles, productFolders } from './files.ts';
import { namedColours } from './named-colours.ts';
import { machineFileFaults, mostParamsLines, shapeFaults } from './shape-of-charts.ts';
import {
  calleeNames,
  firstArgument,
  importsOf,
  isNode,
  literalNames,
  literalText,
  memberName,
  parseFile,
  patternNames,
  propertyName,
  walk,
  type SyntaxNode,
  type SyntaxTree,
} from './syntax.ts';

export interface Violation {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A violation that is allowed on purpose; a reason is required, and an entry nothing needs is a violation itself. */
export interface Exception {
  readonly rule: string;
  readonly path: string;
  readonly reason: string;
}

interface Report {
  (node: SyntaxNode, message: string): void;
}

interface SyntaxRule {
  readonly name: string;
  readonly applies: (path: string) => boolean;
  readonly check: (tree: SyntaxTree, report: Report) => void;
}

const longestFileInLines = 500;
const vagueName = /^(utils?|helpers?|common|misc)$/i;
const hexColour = /(?:^|[\s,(:])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w/-])/i;
const functionColour = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const sqlStatement =
  /\b(?:select\s[\s\S]+?\sfrom\s|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|create\s+(?:table|index|unique|extension)\s)/i;
const mayHoldDriver = /^src\/server\/(?:database|demo)\//;
const driverMethod = /^(?:query|connect|submit)$/;
const connectionName = /(?:executor|database|pool|client|connection|transaction)$/i;
const mayHoldSql = /^src\/server\/(?:database\/|demo\/|[^/]+\/[^/]+\.(?:repository|sql)\.ts$)/;
const textAttribute =
  /^(?:aria-label|aria-description|aria-roledescription|alt|title|placeholder|label|description)$/;
const letter = /\p{L}/u;

const isTest = (path: string): boolean => /^tests\/.*\.(?:test|spec)\.tsx?$/.test(path);
const isImportSource = (node: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean => {
  const parent = ancestors.at(-1);
  return parent !== undefined && /^(?:Import|Export)/.test(parent.type) && parent['source'] === node;
};

function eachText(
  tree: SyntaxTree,
  visit: (text: string, node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
): void {
  walk(tree.root, (node, ancestors) => {
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return;
    if (isImportSource(node, ancestors)) return;
    visit(literalText(node) ?? '', node, ancestors);
  });
}

const rawColour: SyntaxRule = {
  name: 'raw-colour',
  applies: (path) => path.startsWith('ui/') && !path.startsWith('ui/theme/'),
  check: (tree, report) => {
    const isStylesheet = tree.path.endsWith('.css.ts');
    eachText(tree, (text, node) => {
      const words = text.includes('color-mix(') ? text.toLowerCase().split(/[\s,()]+/) : [text.toLowerCase()];
      const hasName = isStylesheet && words.some((word) => namedColours.has(word));
      if (hexColour.test(text) || functionColour.test(text) || hasName)
        report(node, `colour '${text.slice(0, 40)}' stands outside ui/theme; take it from vars`);
    });
  },
};

const effectInScreen: SyntaxRule = {
  name: 'effect-in-screen',
  applies: (path) => /^ui\/(?:screens|sections)\//.test(path),
  check: (tree, report) => {
    walk(tree.root, (node) => {
      if (node.type !== 'CallExpression') return;
      const name = calleeNames(node['callee']).at(-1);
      if (name === 'useEffect' || name === 'useLayoutEffect' || name === 'useInsertionEffect')
        report(node, `${name} in a screen; data comes from a loader or an actor`);
    });
  },
};

const visibleText: SyntaxRule = {
  name: 'text-literal',
  applies: (path) => path.startsWith('ui/') && path.endsWith('.tsx'),
  check: (tree, report) => {
    walk(tree.root, (node) => {
      if (node.type === 'JSXText' && letter.test(String(node['value'])))
        report(node, `text '${String(node['value']).trim().slice(0, 40)}' belongs into src/texts`);
      if (node.type !== 'JSXAttribute') return;
      const name = isNode(node['name']) ? String(node['name']['value']) : '';
      const value = node['value'];
      const inner = isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value;
      const text = literalText(inner);
      if (textAttribute.test(name) && text !== null && letter.test(text))
        report(node, `${name} '${text.slice(0, 40)}' belongs into src/texts`);
    });
  },
};

const clockInRules: SyntaxRule = {
  name: 'clock',
  applies: (path) => /^(?:src\/domain|src\/contract|machines)\//.test(path),
  check: (tree, report) => {
    walk(tree.root, (node) => {
      if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return;
      if (calleeNames(node['callee']).join('.') !== 'Date') return;
      const argumentList = node['arguments'];
      if (node.type === 'CallExpression' || !Array.isArray(argumentList) || argumentList.length === 0)
        report(node, 'reads the clock; the moment comes in as a parameter');
    });
  },
};

const sqlOutside: SyntaxRule = {
  name: 'sql-outside-repositories',
  applies: (path) => path.startsWith('src/') && !mayHoldSql.test(path) && !path.startsWith('src/texts/'),
  check: (tree, report) => {
    eachText(tree, (text, node) => {
      if (sqlStatement.test(text)) report(node, 'SQL stands only in repositories, database and demo');
    });
  },
};

const isDriverName = (node: SyntaxNode): boolean =>
  (node.type === 'Identifier' || node.type === 'StringLiteral') && driverMethod.test(String(node['value']));

const isConnection = (value: unknown): boolean =>
  isNode(value) && connectionName.test(calleeNames(value).at(-1) ?? '');

/** The driver's method a piece of code takes: of something, or of what it takes apart. */
const isDriverMember = (node: unknown): boolean => driverMethod.test(memberName(node) ?? '');

/**
 * A use of the driver where `query` may also be the part of an address: the method called, bound or read by a computed name,
 * or taken off what is named like a connection.
 */
function isDriverUse(node: SyntaxNode): boolean {
  if (node.type === 'CallExpression') {
    const { callee } = node;
    return isDriverMember(callee) || (isNode(callee) && callee.type === 'Identifier' && isDriverName(callee));
  }
  if (node.type === 'VariableDeclarator' && isNode(node['id']) && node['id'].type === 'ObjectPattern')
    return isConnection(node['init']) && patternNames(node['id']).some((name) => driverMethod.test(name));
  if (node.type !== 'MemberExpression') return false;
  const isBound = /^(?:bind|call|apply)$/.test(propertyName(node) ?? '') && isDriverMember(node['object']);
  const isComputed = isNode(node['property']) && node['property'].type === 'Computed';
  return isBound || (isDriverMember(node) && (isComputed || isConnection(node['object'])));
}

/** Repositories and what stands beside them reach the driver neither by its packages nor by its methods. */
const statementByHand: SyntaxRule = {
  name: 'statement-by-hand',
  applies: (path) => path.startsWith('src/') && !mayHoldDriver.test(path),
  check: (tree, report) => {
    for (const { specifier, node } of importsOf(tree))
      if (/^(?:pg|pg-.*|postgres|drizzle-orm)(?:\/|$)/.test(specifier))
        report(node, `'${specifier}' is for database and demo`);
    if (!tree.path.startsWith('src/server/')) return;
    const isUse = mayHoldSql.test(tree.path) ? isDriverName : isDriverUse;
    walk(tree.root, (node) => {
      if (isUse(node)) report(node, 'statements are declared in repositories by `question` or `command`');
    });
  },
};

const relativeImport: SyntaxRule = {
  name: 'relative-import',
  applies: (path) => layerOf(path) !== null,
  check: (tree, report) => {
    const layer = layerOf(tree.path) ?? '';
    const folder = tree.path.split('/').slice(0, -1);
    for (const { specifier, node, isTypeQuery } of importsOf(tree)) {
      if (isTypeQuery && !specifier.startsWith('.') && layer !== 'tests')
        report(node, `typeof import('${specifier}') hides from the layer gates; write import type`);
      if (/^\.{1,2}\//.test(specifier)) {
        const target = [...folder];
        for (const part of specifier.split('/')) {
          if (part === '..') target.pop();
          else if (part !== '.') target.push(part);
        }
        const isInside = `${target.join('/')}/`.startsWith(`${layer}/`);
        // Tests read the files of the root (package.json, dist) by path; code they import goes by alias.
        if (!isInside && !(layer === 'tests' && target.length === 1))
          report(node, `'${specifier}' leaves ${layer}; use the alias`);
      }
      if (/^(?:\.{1,2}\/|#)/.test(specifier) && !/\.[a-z]+(?:\?.*)?$/.test(specifier))
        report(node, `'${specifier}' lacks its file extension`);
    }
  },
};

const quietTest: SyntaxRule = {
  name: 'quiet-test',
  applies: isTest,
  check: (tree, report) => {
    walk(tree.root, (node) => {
      if (node.type !== 'CallExpression') return;
      const names = calleeNames(node['callee']);
      const first = names[0] ?? '';
      const isSuite = ['it', 'test', 'describe'].includes(first);
      if (
        /^x(?:it|test|describe)$/.test(first) ||
        (isSuite && names.some((name) => /^(?:only|skip|todo|fixme|skipIf)$/.test(name)))
      )
        report(node, `${names.join('.')} leaves tests out`);
      if (names.at(-1) === 'waitForTimeout') report(node, 'waits for a time instead of for something seen');
      if (first === 'setTimeout') {
        const handler = firstArgument(node);
        if (handler?.type === 'Identifier' && String(handler['value']).startsWith('resolve'))
          report(node, 'sleeps instead of waiting for something seen');
      }
    });
  },
};

const replacedModule: SyntaxRule = {
  name: 'replaced-module',
  applies: (path) => isTest(path) && !path.includes('.alone.test.'),
  check: (tree, report) => {
    walk(tree.root, (node) => {
      if (node.type !== 'CallExpression') return;
      const name = calleeNames(node['callee']).join('.');
      if (/^vi\.(?:mock|doMock|resetModules)$/.test(name))
        report(node, `${name} in a file that shares its modules; name it .alone.test`);
    });
  },
};

/** Names the installed XState keeps to itself, by its habit of a line in front: `_nodes`, `_parent`. */
const privateNames: ReadonlySet<string> = new Set(
  listFiles(join(import.meta.dirname, '../../node_modules/xstate'), 'dist')
    .filter((path) => path.endsWith('.esm.js'))
    .flatMap((path) =>
      readFileSync(join(import.meta.dirname, '../../node_modules/xstate', path), 'utf8').match(
        /(?<=\.)_[a-z]\w*/gi,
      ),
    )
    .filter((name) => name !== null),
);

const libraryInternals: SyntaxRule = {
  name: 'library-internals',
  applies: (path) => path !== 'machines/xstate-internals.ts',
  check: (tree, report) => {
    walk(tree.root, (node) => {
      const computed = node.type === 'StringLiteral' ? String(node['value']) : (propertyName(node) ?? []);
      for (const name of [computed, patternNames(node), literalNames(node)].flat())
        if (privateNames.has(name))
          report(
            node,
            `${name} is a private part of XState; machines/xstate-internals.ts alone touches them`,
          );
    });
  },
};

const chartShape: SyntaxRule = {
  name: 'chart-shape',
  applies: (path) => /^machines\/.+\.(?:machine|steps)\.ts$/.test(path),
  check: (tree, report) => {
    for (const { node, message } of shapeFaults(tree)) report(node, message);
  },
};

const syntaxRules: readonly SyntaxRule[] = [
  rawColour,
  effectInScreen,
  visibleText,
  clockInRules,
  sqlOutside,
  statementByHand,
  relativeImport,
  quietTest,
  replacedModule,
  libraryInternals,
  chartShape,
];

/** Rules that need no more than names and lengths. */
function checkNames(root: string, path: string): readonly Violation[] {
  const found: Violation[] = [];
  const report = (rule: string, line: number, message: string): void =>
    void found.push({ rule, path, line, message });
  const parts = path.split('/');
  const stem = (parts.at(-1) ?? '').replace(/\..*$/, '');
  for (const part of [...parts.slice(0, -1), stem])
    if (vagueName.test(part)) report('vague-name', 1, `'${part}' says nothing; name what is in it`);
  if (/^index\.tsx?$/.test(parts.at(-1) ?? '') && !path.startsWith('tests/'))
    report('barrel', 1, 'no barrel files: import from the file that defines a thing');
  if (/\.(?:tsx?|cjs|mjs|css)$/.test(path)) {
    const lines = readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
    if (lines > longestFileInLines)
      report('file-length', longestFileInLines, `${lines} lines; the limit is ${longestFileInLines}`);
  }
  return found;
}

/** Each statechart's folder holds the same set of files, and what a chart does at one place only asks for no parameters. */
function checkMachineFiles(root: string, testFiles: readonly string[]): readonly Violation[] {
  const machineFiles = listFiles(root, 'machines');
  const named = machineFiles.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.includes('params') ? [{ path, line: index + 1 }] : [])),
  );
  return [
    ...machineFileFaults(machineFiles, testFiles).map((fault) => ({
      rule: 'machine-files',
      line: 1,
      ...fault,
    })),
    ...named.slice(mostParamsLines).map((place) => ({
      rule: 'chart-params',
      ...place,
      message: `${named.length} lines of machines/ name params, at most ${mostParamsLines} may; read the event`,
    })),
  ];
}

/** Checks every file below `root`; the result is ordered by path. */
export function findViolations(root: string): readonly Violation[] {
  const found: Violation[] = [];
  const testFiles = listFiles(root, 'tests');
  const wiringTrees: SyntaxTree[] = [];
  const paths = [...productFolders.flatMap((folder) => listFiles(root, folder)), ...testFiles];
  for (const path of paths) {
    found.push(...checkNames(root, path));
    if (!isCode(path) || path.endsWith('.d.ts')) continue;
    const rules = syntaxRules.filter((rule) => rule.applies(path));
    if (rules.length === 0) continue;
    let tree: SyntaxTree;
    try {
      tree = parseFile(path, join(root, path));
    } catch (error) {
      found.push({
        rule: 'syntax',
        path,
        line: 1,
        message: error instanceof Error ? error.message : String(error),
      });
      continue;
    }
    if (/^(?:src\/app|ui)\//.test(path)) wiringTrees.push(tree);
    for (const rule of rules)
      rule.check(tree, (node, message) =>
        found.push({ rule: rule.name, path, line: tree.lineOf(node), message }),
      );
  }
  found.push(
    ...closuresBetweenCharts(wiringTrees).map(({ tree, node, message }) => ({
      rule: 'fact-as-closure',
      path: tree.path,
      line: tree.lineOf(node),
      message,
    })),
    ...checkMachineFiles(root, testFiles),
  );
  return found;
}

/** Takes excepted violations out and reports exceptions that lack a reason or that nothing needs. */
export function applyExceptions(
  violations: readonly Violation[],
  exceptions: readonly Exception[],
): readonly Violation[] {
  const matches = (exception: Exception, violation: Violation): boolean =>
    exception.rule === violation.rule && exception.path === violation.path;
  const open = violations.filter(
    (violation) => !exceptions.some((exception) => matches(exception, violation)),
  );
  const idle = exceptions
    .filter((exception) => !violations.some((violation) => matches(exception, violation)))
    .map(({ rule, path }) => ({
      rule: 'idle-exception',
      path,
      line: 1,
      message: `nothing breaks ${rule} here`,
    }));
  const unexplained = exceptions
    .filter((exception) => exception.reason.trim().length < 20)
    .map(({ rule, path }) => ({
      rule: 'unexplained-exception',
      path,
      line: 1,
      message: `${rule} needs a reason`,
    }));
  return [...open, ...idle, ...unexplained];
}

export const formatViolation = ({ rule, path, line, message }: Violation): string =>
  `${path}:${line} ${rule}: ${message}`;
