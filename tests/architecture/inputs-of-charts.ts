import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnusedPart } from './charts-in-use.ts';
import { isCode, listFiles } from './files.ts';
import { targetOf } from './runtime-imports.ts';
import {
  calleeNames,
  importsOf,
  isNode,
  parseFile,
  walk,
  type SyntaxNode,
  type SyntaxTree,
} from './syntax.ts';

const rosterPath = 'machines/app/roster.ts';

/** Calls that start a chart with an input. */
const starters: ReadonlySet<string> = new Set(['useActorRef', 'createActor', 'spawnChild']);

const literals: ReadonlySet<string> = new Set([
  'StringLiteral',
  'NumericLiteral',
  'BooleanLiteral',
  'NullLiteral',
]);

const keyOf = (property: SyntaxNode): string | null => {
  const key = property['key'];
  return isNode(key) ? String(key['value']) : null;
};

/** The properties of an object literal; none for anything else. */
const propertiesOf = (value: unknown): readonly SyntaxNode[] =>
  isNode(value) && value.type === 'ObjectExpression'
    ? (value['properties'] as readonly unknown[]).filter(isNode)
    : [];

const valueAt = (object: unknown, name: string): SyntaxNode | null => {
  const property = propertiesOf(object).find((each) => keyOf(each) === name);
  return isNode(property?.['value']) ? property['value'] : null;
};

/** Members of inputs that may be left out; a comment above one that says `scaled:` and why lets it stand. */
function optionalMembers(tree: SyntaxTree, lines: readonly string[]): readonly UnusedPart[] {
  const found: UnusedPart[] = [];
  walk(tree.root, (node, ancestors) => {
    if (node.type !== 'TsPropertySignature' || node['optional'] !== true) return;
    const owner = ancestors.find(({ type }) => /^Ts(?:Interface|TypeAlias)Declaration$/.test(type));
    if (owner === undefined || !isNode(owner['id'])) return;
    const name = String(owner['id']['value']);
    const line = tree.lineOf(node);
    if (!name.endsWith('Input') || /scaled: \S+ \S+/.test(lines[line - 2] ?? '')) return;
    const message = `${keyOf(node) ?? ''} of ${name} may be left out: one way to start, or none`;
    found.push({ path: tree.path, line, message });
  });
  return found;
}

/** Constants the product starts a chart with: what never differs is no input. */
function constants(tree: SyntaxTree): readonly UnusedPart[] {
  const found: UnusedPart[] = [];
  walk(tree.root, (node) => {
    if (node.type !== 'CallExpression' || !starters.has(calleeNames(node['callee']).at(-1) ?? '')) return;
    const [, options] = node['arguments'] as readonly { readonly expression: unknown }[];
    for (const property of propertiesOf(valueAt(options?.expression, 'input'))) {
      const { value } = property;
      if (!isNode(value) || !literals.has(value.type)) continue;
      const message = `${keyOf(property) ?? ''} is always the same where the chart is started`;
      found.push({ path: tree.path, line: tree.lineOf(value), message });
    }
  });
  return found;
}

/** Whether a sample is what the roster starts the chart with, on some page. */
function isOfRoster(value: SyntaxNode): boolean {
  if (value.type === 'Identifier') return value['value'] === 'undefined';
  const [first] = propertiesOf(value);
  const made = first?.type === 'SpreadElement' ? first['arguments'] : value;
  if (!isNode(made) || made.type !== 'CallExpression') return false;
  const names = calleeNames(made['callee']);
  return names[0] === 'roster' && names.at(-1) === 'inputOf';
}

/** `machines/shop-mode/…` → shopModeCatalog. */
const catalogName = (path: string): string =>
  `${(path.split('/')[1] ?? '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Catalog`;

/** Samples of inputs in the catalogue of a roster's chart that the roster did not make. */
function foreignSamples(tree: SyntaxTree): readonly UnusedPart[] {
  const found: UnusedPart[] = [];
  walk(tree.root, (node, ancestors) => {
    if (node.type !== 'KeyValueProperty' || keyOf(node) !== 'inputs') return;
    const catalog = ancestors.find(({ type }) => type === 'VariableDeclarator')?.['id'];
    // A single toast stands beside the list that spawns it and has a catalogue of its own.
    if (!isNode(catalog) || catalog['value'] !== catalogName(tree.path)) return;
    for (const sample of propertiesOf(node['value'])) {
      const input = valueAt(sample['value'], 'input');
      if (input === null || isOfRoster(input)) continue;
      const message = `the input sample ${keyOf(sample) ?? ''} is not made by the roster`;
      found.push({ path: tree.path, line: tree.lineOf(input), message });
    }
  });
  return found;
}

/**
 * Inputs of charts, in the tree at `root`, that the composed shop cannot produce: what may be left out, what the product
 * always says alike, and samples of the roster's charts that do not come from a delivered page.
 */
export function inputsOfNobody(root: string): readonly UnusedPart[] {
  const parse = (path: string): SyntaxTree => parseFile(path, join(root, path));
  const ofCharts = listFiles(root, 'machines').filter(isCode);
  const ofShop = ['ui', 'src/app'].flatMap((folder) => listFiles(root, folder)).filter(isCode);
  const rostered = importsOf(parse(rosterPath)).flatMap(({ specifier }) => {
    const target = targetOf(rosterPath, specifier);
    return target?.endsWith('.machine.ts') === true ? [target.replace('.machine.ts', '.catalog.ts')] : [];
  });
  return [
    ...ofCharts
      .filter((path) => path.endsWith('.types.ts'))
      .flatMap((path) => optionalMembers(parse(path), readFileSync(join(root, path), 'utf8').split('\n'))),
    ...[...ofCharts, ...ofShop].flatMap((path) => constants(parse(path))),
    ...rostered.flatMap((path) => foreignSamples(parse(path))),
  ];
}
