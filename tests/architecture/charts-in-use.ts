import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCode, listFiles } from './files.ts';
import { loadedFrom } from './runtime-imports.ts';
import {
  calleeNames,
  firstArgument,
  isNode,
  literalText,
  parseFile,
  walk,
  type SyntaxNode,
  type SyntaxTree,
} from './syntax.ts';

/** What a chart declares and the product does not use. */
export interface UnusedPart {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

const isChart = (path: string): boolean => /^machines\/.+\.machine\.ts$/.test(path);
/** Read charts and draw them; run none. */
const isTool = (path: string): boolean => /^src\/(?:paths|flows)\//.test(path);
/** Samples and words of a chart, for tests and drawings. */
const isBesideChart = (path: string): boolean => /\.(?:words|catalog|samples)\.ts$/.test(path);
const isShop = (path: string): boolean => /^(?:ui|src)\//.test(path) && !isTool(path);

const folderOf = (path: string): string => path.split('/').slice(0, 2).join('/');

interface Declared {
  readonly type: string;
  readonly node: SyntaxNode;
}

/** The names a type stands for: of a literal, or of several with `|` between them. */
function namesIn(type: unknown): readonly string[] {
  if (!isNode(type)) return [];
  if (type.type === 'TsUnionType') return (type['types'] as readonly unknown[]).flatMap(namesIn);
  const name = type.type === 'TsLiteralType' ? literalText(type['literal']) : null;
  return name === null ? [] : [name];
}

/** What the members of an alias or an interface name their `type`. */
function declaredTypes(declaration: SyntaxNode): readonly Declared[] {
  const found: Declared[] = [];
  walk(declaration, (node) => {
    if (node.type !== 'TsPropertySignature' || !isNode(node['key']) || node['key']['value'] !== 'type')
      return;
    const annotation = node['typeAnnotation'];
    const named = isNode(annotation) ? namesIn(annotation['typeAnnotation']) : [];
    found.push(...named.map((type) => ({ type, node })));
  });
  return found;
}

/** Whether a line of the comment above a member says `silent:` with a reason. */
function isSilent(lines: readonly string[], line: number): boolean {
  for (let index = line - 1; index >= Math.max(0, line - 6); index -= 1) {
    const text = lines[index] ?? '';
    if (/silent: \S+ \S+/.test(text)) return true;
    if (index < line - 1 && !/^\s*(?:\/\*\*?|\*|\/\/|\|? ?\{$)/.test(text)) return false;
  }
  return false;
}

/** Tables of what follows facts: `{ teller: { 'fact': { hearer: … } } }` between charts, `{ 'fact': effect }` on the server. */
const isFactTable = (path: string): boolean => /^(?:machines|src\/server)\/.+[/.]facts\.ts$/.test(path);

/** Facts a file listens to, by `actor.on('fact', …)` or as rows of a table. */
function heardFacts(tree: SyntaxTree): readonly string[] {
  const facts: string[] = [];
  walk(tree.root, (node) => {
    if (isFactTable(tree.path) && node.type === 'KeyValueProperty') {
      const row = isNode(node['key']) ? literalText(node['key']) : null;
      if (row !== null) facts.push(row);
    }
    if (node.type !== 'CallExpression' || calleeNames(node['callee']).at(-1) !== 'on') return;
    const fact = literalText(firstArgument(node));
    if (fact !== null) facts.push(fact);
  });
  return facts;
}

const isAsserted = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && isNode(node['callee']) && node['callee']['value'] === 'assertEvent';

/**
 * Every string a file holds but for names of properties, such as what a chart answers to under `on`, and for what an action
 * asserts of the event it reads.
 */
function saidTypes(tree: SyntaxTree): readonly string[] {
  const texts: string[] = [];
  walk(tree.root, (node, ancestors) => {
    const parent = ancestors.at(-1);
    const isKey = parent?.type === 'KeyValueProperty' && parent['key'] === node;
    if (node.type === 'StringLiteral' && !isKey && !ancestors.some(isAsserted))
      texts.push(String(node['value']));
  });
  return texts;
}

const isTypeDeclaration = ({ type }: SyntaxNode): boolean =>
  type === 'TsTypeAliasDeclaration' || type === 'TsInterfaceDeclaration';

/** Names of the types whose members leave a chart, and of those that come to it. */
const isEmitted = (name: string): boolean => name.endsWith('Emitted');
const isReceived = (name: string): boolean => /(?:Event|Command|Fact)$/.test(name);

/**
 * Charts that nothing runs, emitted facts nobody hears and events nobody sends, in the tree at `root`. What a chart raises
 * itself counts as sent. A member whose comment says `silent:` and why is left out.
 */
export function unusedPartsOfCharts(root: string): readonly UnusedPart[] {
  const paths = ['ui', 'src', 'machines'].flatMap((folder) => listFiles(root, folder)).filter(isCode);
  const trees = paths.map((path) => parseFile(path, join(root, path)));
  const loaded = loadedFrom(paths.filter(isShop), trees);
  const found: UnusedPart[] = [];
  for (const path of paths.filter(isChart))
    if (!loaded.has(path))
      found.push({ path, line: 1, message: `the chart ${folderOf(path)} runs nowhere in ui/ or src/` });

  const running = trees.filter(
    ({ path }) => !isTool(path) && !isBesideChart(path) && !path.endsWith('.types.ts'),
  );
  const heard = new Set(running.flatMap(heardFacts));
  const said = new Set(running.flatMap(saidTypes));

  for (const tree of trees.filter(({ path }) => /^machines\/.+\.types\.ts$/.test(path))) {
    const lines = readFileSync(join(root, tree.path), 'utf8').split('\n');
    walk(tree.root, (declaration) => {
      if (!isTypeDeclaration(declaration) || !isNode(declaration['id'])) return;
      const name = String(declaration['id']['value']);
      const isFact = isEmitted(name);
      if (!isFact && !isReceived(name)) return;
      for (const { type, node } of declaredTypes(declaration)) {
        const line = tree.lineOf(node);
        if (!(isFact ? heard : said).has(type) && !isSilent(lines, line - 1))
          found.push({
            path: tree.path,
            line,
            message: isFact ? `nobody hears the fact ${type}` : `nobody sends the event ${type}`,
          });
      }
    });
  }
  return found;
}
