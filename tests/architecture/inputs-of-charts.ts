import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnusedPart } from './charts-in-use.ts';
import { isCode, listFiles } from './files.ts';
import { targetOf } from './runtime-imports.ts';
import {
  calleeNames,
  importsOf,
  isNode,
  keyName,
  parseFile,
  propertiesOf,
  walk,
  type SyntaxNode,
  type SyntaxTree,
} from './syntax.ts';

const rosterPath = 'machines/app/roster.ts';

/** Calls that start a chart with options, the input among them. */
const starters: ReadonlySet<string> = new Set(['useActorRef', 'createActor', 'spawnChild']);
/** The call that starts a screen's or widget's chart, whose input is its second argument. */
const wiredStarter = 'useWiredActor';
/** What makes the input of the parent of the roster's charts from a delivered page. */
const inputOfParent = 'appInputOf';
const parentCatalog = 'machines/app/app.catalog.ts';

const marksScaled = (line: string | undefined): boolean => /scaled: \S+ \S+/.test(line ?? '');

const literals: ReadonlySet<string> = new Set([
  'StringLiteral',
  'NumericLiteral',
  'BooleanLiteral',
  'NullLiteral',
]);

const valueAt = (object: unknown, name: string): SyntaxNode | null => {
  const property = propertiesOf(object).find((each) => keyName(each) === name);
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
    if (!name.endsWith('Input') || marksScaled(lines[line - 2])) return;
    const message = `${keyName(node) ?? ''} of ${name} may be left out: one way to start, or none`;
    found.push({ path: tree.path, line, message });
  });
  return found;
}

/** Constants the product starts a chart with: what never differs is no input. */
function constants(tree: SyntaxTree): readonly UnusedPart[] {
  const found: UnusedPart[] = [];
  walk(tree.root, (node) => {
    if (node.type !== 'CallExpression') return;
    const starter = calleeNames(node['callee']).at(-1) ?? '';
    if (starter !== wiredStarter && !starters.has(starter)) return;
    const [, given] = node['arguments'] as readonly { readonly expression: unknown }[];
    const input = starter === wiredStarter ? given?.expression : valueAt(given?.expression, 'input');
    for (const property of propertiesOf(input)) {
      const { value } = property;
      if (!isNode(value) || !literals.has(value.type)) continue;
      const message = `${keyName(property) ?? ''} is always the same where the chart is started`;
      found.push({ path: tree.path, line: tree.lineOf(value), message });
    }
  });
  return found;
}

/** Whether a call makes an input from a delivered page as the shop does. */
function isMade(value: unknown): boolean {
  if (!isNode(value) || value.type !== 'CallExpression') return false;
  const names = calleeNames(value['callee']);
  return names.at(-1) === inputOfParent || (names[0] === 'roster' && names.at(-1) === 'inputOf');
}

/** `machines/shop-mode/…` → shopModeCatalog. */
const catalogName = (path: string): string =>
  `${(path.split('/')[1] ?? '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Catalog`;

interface Sample {
  readonly name: string;
  readonly input: SyntaxNode;
}

/** Samples of inputs in a chart's own catalogue. */
function samplesIn(tree: SyntaxTree): readonly Sample[] {
  const found: Sample[] = [];
  walk(tree.root, (node, ancestors) => {
    if (node.type !== 'KeyValueProperty' || keyName(node) !== 'inputs') return;
    const catalog = ancestors.find(({ type }) => type === 'VariableDeclarator')?.['id'];
    // A single toast stands beside the list that spawns it and has a catalogue of its own.
    if (!isNode(catalog) || catalog['value'] !== catalogName(tree.path)) return;
    for (const sample of propertiesOf(node['value'])) {
      const input = valueAt(sample['value'], 'input');
      if (input !== null) found.push({ name: keyName(sample) ?? '', input });
    }
  });
  return found;
}

/** Samples in the catalogue of a chart of the roster, or of its parent, that no delivered page leads to. */
function foreignSamples(tree: SyntaxTree, scaled: ReadonlySet<string>): readonly UnusedPart[] {
  return samplesIn(tree).flatMap(({ name, input }) => {
    const report = (node: SyntaxNode, message: string): UnusedPart => ({
      path: tree.path,
      line: tree.lineOf(node),
      message,
    });
    if (isMade(input) || (input.type === 'Identifier' && input['value'] === 'undefined')) return [];
    const [first, ...after] = propertiesOf(input);
    if (first?.type !== 'SpreadElement' || !isMade(first['arguments']))
      return [report(input, `the input sample ${name} is not made by the roster`)];
    return after
      .filter((member) => member.type === 'SpreadElement' || !scaled.has(keyName(member) ?? ''))
      .map((member) =>
        report(
          isNode(member['value']) ? member['value'] : member,
          `${keyName(member) ?? 'a spread'} of the input sample ${name} is not what the roster makes`,
        ),
      );
  });
}

/** Members of the inputs in a file that take any text, such as what somebody typed. */
function freeTexts(tree: SyntaxTree): ReadonlySet<string> {
  const found = new Set<string>();
  walk(tree.root, (node, ancestors) => {
    const member = ancestors.findLast(({ type }) => type === 'TsPropertySignature');
    const owner = ancestors.find(({ type }) => type === 'TsInterfaceDeclaration')?.['id'];
    if (node.type !== 'TsKeywordType' || node['kind'] !== 'string' || member === undefined) return;
    if (isNode(owner) && String(owner['value']).endsWith('Input')) found.add(keyName(member) ?? '');
  });
  return found;
}

/**
 * Samples of a screen's or widget's chart by a name (a kind, a form) that the product, which starts the chart, says nowhere.
 *
 * @param free members that take any text
 */
function unsaidSamples(
  tree: SyntaxTree,
  said: ReadonlySet<string>,
  free: ReadonlySet<string>,
): readonly UnusedPart[] {
  return samplesIn(tree).flatMap(({ name, input }) =>
    propertiesOf(input).flatMap((member) => {
      const { value } = member;
      if (!isNode(value) || value.type !== 'StringLiteral' || free.has(keyName(member) ?? '')) return [];
      if (said.has(String(value['value']))) return [];
      const message = `${keyName(member) ?? ''} of the input sample ${name} is said nowhere in ui/ or src/`;
      return [{ path: tree.path, line: tree.lineOf(value), message }];
    }),
  );
}

/** Every string the files hold. */
function stringsIn(trees: readonly SyntaxTree[]): ReadonlySet<string> {
  const strings = new Set<string>();
  for (const tree of trees)
    walk(tree.root, (node) => {
      if (node.type === 'StringLiteral') strings.add(String(node['value']));
    });
  return strings;
}

/** Members of the inputs of a folder's charts that only samples lower. */
function scaledMembers(root: string, folder: string): ReadonlySet<string> {
  const files = listFiles(root, folder).filter((path) => path.endsWith('.types.ts'));
  const lines = files.flatMap((path) => readFileSync(join(root, path), 'utf8').split('\n'));
  return new Set(
    lines.flatMap((line, index) =>
      marksScaled(lines[index - 1]) ? (/(\w+)\??:/.exec(line)?.[1] ?? []) : [],
    ),
  );
}

/**
 * Inputs of charts, in the tree at `root`, that the composed shop cannot produce: what may be left out, what the product
 * always says alike, samples of the roster's charts and their parent that do not come from a delivered page, and samples of
 * other charts that start with what nobody says.
 */
export function inputsOfNobody(root: string): readonly UnusedPart[] {
  const parse = (path: string): SyntaxTree => parseFile(path, join(root, path));
  const chartTrees = new Map(
    listFiles(root, 'machines')
      .filter(isCode)
      .map((path) => [path, parse(path)] as const),
  );
  const treesOf = (ending: string): readonly SyntaxTree[] =>
    [...chartTrees.values()].filter(({ path }) => path.endsWith(ending));
  const ofShop = ['ui', 'src/app', 'src/server'].flatMap((folder) => listFiles(root, folder)).filter(isCode);
  const shopTrees = ofShop.map(parse);
  const ofPage = new Set([
    parentCatalog,
    ...importsOf(parse(rosterPath)).flatMap(({ specifier }) => {
      const target = targetOf(rosterPath, specifier);
      return target?.endsWith('.machine.ts') === true ? [target.replace('.machine.ts', '.catalog.ts')] : [];
    }),
  ]);
  const said = stringsIn(shopTrees);
  const freeTextsBeside = (path: string): ReadonlySet<string> => {
    const types = chartTrees.get(path.replace('.catalog.ts', '.types.ts'));
    return types === undefined ? new Set() : freeTexts(types);
  };
  return [
    ...treesOf('.types.ts').flatMap((tree) =>
      optionalMembers(tree, readFileSync(join(root, tree.path), 'utf8').split('\n')),
    ),
    ...[...chartTrees.values(), ...shopTrees].flatMap((tree) => constants(tree)),
    ...treesOf('.catalog.ts').flatMap((tree) =>
      ofPage.has(tree.path)
        ? foreignSamples(tree, scaledMembers(root, tree.path.split('/').slice(0, 2).join('/')))
        : unsaidSamples(tree, said, freeTextsBeside(tree.path)),
    ),
  ];
}
