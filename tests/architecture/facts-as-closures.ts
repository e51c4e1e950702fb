import { targetOf } from './runtime-imports.ts';
import {
  calleeNames,
  isNode,
  literalText,
  propertyName,
  walk,
  type SyntaxNode,
  type SyntaxTree,
} from './syntax.ts';

/** A place where one chart is sent something because another one told something or changed. */
export interface ClosureFault {
  readonly tree: SyntaxTree;
  readonly node: SyntaxNode;
  readonly message: string;
}

/** Listens to what is no chart. */
const noChart: ReadonlySet<string> = new Set(['router', 'window', 'document']);

const functionTypes: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/** `path#name` of a function → what it does. */
type Functions = ReadonlyMap<string, { readonly tree: SyntaxTree; readonly body: SyntaxNode }>;

/** Functions by the name they have in their file, inner ones too. */
function functionsOf(trees: readonly SyntaxTree[]): Functions {
  const functions = new Map<string, { readonly tree: SyntaxTree; readonly body: SyntaxNode }>();
  for (const tree of trees)
    walk(tree.root, (node) => {
      const { identifier, id, init } = node;
      if (node.type === 'FunctionDeclaration' && isNode(identifier))
        functions.set(`${tree.path}#${String(identifier['value'])}`, { tree, body: node });
      if (node.type === 'VariableDeclarator' && isNode(id) && isNode(init) && functionTypes.has(init.type))
        functions.set(`${tree.path}#${String(id['value'])}`, { tree, body: init });
    });
  return functions;
}

/** Where a name of a file is declared: `path#name`, in the file itself or in the one it is imported from. */
function placesOf(tree: SyntaxTree): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  walk(tree.root, (node) => {
    if (node.type !== 'ImportDeclaration') return;
    const target = targetOf(tree.path, literalText(node['source']) ?? '');
    for (const specifier of node['specifiers'] as readonly SyntaxNode[]) {
      if (target === null || !isNode(specifier['local'])) continue;
      const local = String(specifier['local']['value']);
      const original = isNode(specifier['imported']) ? String(specifier['imported']['value']) : local;
      places.set(local, `${target}#${original}`);
    }
  });
  return places;
}

/** The method a call calls, however it is chained; null for a call of something else. */
function methodOf(node: SyntaxNode): string | null {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return null;
  const { callee } = node as { readonly callee?: SyntaxNode };
  const member = callee?.type === 'OptionalChainingExpression' ? callee['base'] : callee;
  return isNode(member) ? propertyName(member) : null;
}

/**
 * Where a chart of `src/app` is sent something from within `.on(…)` or `.subscribe(…)` of another, itself or by the functions
 * that are called or named there: rows of a table of facts say the same in one place, checked and drawn.
 */
export function closuresBetweenCharts(trees: readonly SyntaxTree[]): readonly ClosureFault[] {
  const functions = functionsOf(trees);
  const places = new Map(trees.map((tree) => [tree.path, placesOf(tree)]));
  const sends = (tree: SyntaxTree, part: SyntaxNode, seen: Set<SyntaxNode>): boolean => {
    if (seen.has(part)) return false;
    seen.add(part);
    let isFound = false;
    walk(part, (node) => {
      if (isFound || methodOf(node) === 'send') isFound = true;
      else if (node.type === 'Identifier') {
        const name = String(node['value']);
        const known = functions.get(places.get(tree.path)?.get(name) ?? `${tree.path}#${name}`);
        isFound = known !== undefined && sends(known.tree, known.body, seen);
      }
    });
    return isFound;
  };
  const found: ClosureFault[] = [];
  for (const tree of trees.filter(({ path }) => path.startsWith('src/app/')))
    walk(tree.root, (node) => {
      const method = methodOf(node);
      if (method !== 'on' && method !== 'subscribe') return;
      if (noChart.has(calleeNames(node['callee'])[0] ?? '')) return;
      const handlers = (node['arguments'] as readonly { readonly expression: unknown }[])
        .map(({ expression }) => expression)
        .filter(isNode);
      if (handlers.some((handler) => sends(tree, handler, new Set())))
        found.push({
          tree,
          node,
          message: 'sends a chart what another one tells; a row of a table of facts says so',
        });
    });
  return found;
}
