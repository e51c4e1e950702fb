import { targetOf } from './runtime-imports.ts';
import {
  calleeNames,
  importedNames,
  isNode,
  keyName,
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

interface Body {
  readonly tree: SyntaxTree;
  readonly node: SyntaxNode;
}

/** `path#name` of functions and of methods, of objects and classes alike → what those of that name do. */
type Bodies = ReadonlyMap<string, readonly Body[]>;

const functionTypes: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
const methodTypes: ReadonlySet<string> = new Set(['MethodProperty', 'ClassMethod', 'PrivateMethod']);
const propertyTypes: ReadonlySet<string> = new Set(['KeyValueProperty', 'ClassProperty', 'PrivateProperty']);

const isFunction = (value: unknown): boolean => isNode(value) && functionTypes.has(value.type);

/** The name a node gives the function it holds, inner ones and methods too; null for any other node. */
function namedBy(node: SyntaxNode): string | null {
  const { identifier, id, init } = node;
  if (node.type === 'FunctionDeclaration' && isNode(identifier)) return String(identifier['value']);
  if (node.type === 'VariableDeclarator' && isNode(id) && isFunction(init)) return String(id['value']);
  const isMethod = methodTypes.has(node.type) || (propertyTypes.has(node.type) && isFunction(node['value']));
  return isMethod ? memberName(node['key']) : null;
}

/** Name of a member as it is declared or read, private ones too; null where it is reckoned. */
function memberName(key: unknown): string | null {
  if (!isNode(key)) return null;
  if (key.type === 'PrivateName')
    return isNode(key['id']) ? String(key['id']['value']) : String(key['value']);
  return keyName(key);
}

function bodiesOf(trees: readonly SyntaxTree[]): Bodies {
  const bodies = new Map<string, Body[]>();
  for (const tree of trees)
    walk(tree.root, (node) => {
      const name = namedBy(node);
      if (name === null) return;
      const place = `${tree.path}#${name}`;
      bodies.set(place, [...(bodies.get(place) ?? []), { tree, node }]);
    });
  return bodies;
}

/** What a file calls by which name, where that comes from, and which names a chart's `send` has there once it was taken out. */
interface Names {
  /** Name → `path#name` of what is imported under it. */
  readonly imported: ReadonlyMap<string, string>;
  /** The file and those it imports from: what it reads off a value is declared in one of them. */
  readonly files: readonly string[];
  readonly sends: ReadonlySet<string>;
}

function namesOf(tree: SyntaxTree): Names {
  const imported = new Map<string, string>();
  const files = new Set([tree.path]);
  const sends = new Set<string>();
  walk(tree.root, (node) => {
    if (node.type === 'ObjectPattern')
      for (const property of (node['properties'] as readonly unknown[]).filter(isNode))
        if (keyName(property) === 'send') {
          const taken = property.type === 'KeyValuePatternProperty' ? property['value'] : property['key'];
          if (isNode(taken)) sends.add(String(taken['value']));
        }
    if (node.type !== 'ImportDeclaration') return;
    const target = targetOf(tree.path, literalText(node['source']) ?? '');
    if (target === null) return;
    files.add(target);
    for (const { local, name } of importedNames(node)) imported.set(local, `${target}#${name ?? local}`);
  });
  return { imported, files: [...files], sends };
}

/** The method a call calls, however it is chained; null for a call of something else. */
function methodOf(node: SyntaxNode): string | null {
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return null;
  const { callee } = node as { readonly callee?: SyntaxNode };
  const member = callee?.type === 'OptionalChainingExpression' ? callee['base'] : callee;
  return isNode(member) ? propertyName(member) : null;
}

/**
 * Where a chart is sent something from within `.on(…)` or `.subscribe(…)` of another, in `src/app` and `ui`: itself, by `send`
 * handed on, or by the functions and methods that are called or named there. Rows of a table of facts say the same in one place,
 * checked and drawn.
 */
export function closuresBetweenCharts(trees: readonly SyntaxTree[]): readonly ClosureFault[] {
  const bodies = bodiesOf(trees);
  const names = new Map(trees.map((tree) => [tree.path, namesOf(tree)]));

  /** What a name, or a member, of a file may stand for. */
  const meant = ({ path }: SyntaxTree, node: SyntaxNode): readonly Body[] => {
    const known = names.get(path);
    if (known === undefined) return [];
    if (node.type === 'Identifier') {
      const name = String(node['value']);
      return bodies.get(known.imported.get(name) ?? `${path}#${name}`) ?? [];
    }
    const member = node.type === 'MemberExpression' ? memberName(node['property']) : null;
    return member === null ? [] : known.files.flatMap((file) => bodies.get(`${file}#${member}`) ?? []);
  };

  const sends = (handler: SyntaxTree, { tree, node: part }: Body, seen: Set<SyntaxNode>): boolean => {
    if (seen.has(part)) return false;
    seen.add(part);
    let isFound = false;
    walk(part, (node) => {
      if (isFound) return;
      isFound =
        propertyName(node) === 'send' ||
        // What is called so in another file is whatever that file was given.
        (tree === handler &&
          node.type === 'Identifier' &&
          names.get(tree.path)?.sends.has(String(node['value'])) === true) ||
        meant(tree, node).some((body) => sends(handler, body, seen));
    });
    return isFound;
  };

  const found: ClosureFault[] = [];
  for (const tree of trees)
    walk(tree.root, (node) => {
      const method = methodOf(node);
      if (method !== 'on' && method !== 'subscribe') return;
      if (noChart.has(calleeNames(node['callee'])[0] ?? '')) return;
      const handlers = (node['arguments'] as readonly { readonly expression: unknown }[])
        .map(({ expression }) => expression)
        .filter(isNode);
      if (handlers.some((handler) => sends(tree, { tree, node: handler }, new Set())))
        found.push({
          tree,
          node,
          message: 'sends a chart what another one tells; a row of a table of facts says so',
        });
    });
  return found;
}
