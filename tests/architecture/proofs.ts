import { isOfTypesOnly, loadedFrom, runtimeImports, targetOf } from './runtime-imports.ts';
import {
  calleeNames,
  importedNames,
  isNode,
  literalText,
  walk,
  type SyntaxNode,
  type SyntaxTree,
} from './syntax.ts';

/** Files the product starts with. */
const entries = [
  'src/app/entry-browser.tsx',
  'src/app/entry-server.tsx',
  'src/app/starter.ts',
  'src/server/main.ts',
  'src/server/start.ts',
];

/** Lists of fields, endpoints and sentences: what they hold is no behaviour, only what is done with it. */
const isList = (path: string): boolean => /^src\/(?:contract|texts)\//.test(path);

/** Tests that use the built shop in a browser. */
const isBrowserTest = (path: string): boolean => path.startsWith('tests/e2e/');

/** Names the built product; whoever uses it starts the product as a program. */
const productAsProgram = 'tests/support/build.ts';

interface Imported {
  readonly module: string;
  /** Name in that module; null for the whole of it. */
  readonly name: string | null;
}

/** What a name stands for: what is imported, and declarations of the file, also of inner scopes. */
type Names = ReadonlyMap<string, readonly (Imported | SyntaxNode)[]>;

const isImported = (meaning: Imported | SyntaxNode): meaning is Imported => 'module' in meaning;

function namesOf(tree: SyntaxTree): Names {
  const names = new Map<string, (Imported | SyntaxNode)[]>();
  const add = (name: unknown, meaning: Imported | SyntaxNode): void => {
    const key = String(name);
    names.set(key, [...(names.get(key) ?? []), meaning]);
  };
  walk(tree.root, (node) => {
    if (node.type === 'ImportDeclaration') {
      const target = isOfTypesOnly(node) ? null : targetOf(tree.path, literalText(node['source']) ?? '');
      if (target === null) return;
      for (const { local, name } of importedNames(node)) add(local, { module: target, name });
    } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      if (isNode(node['identifier'])) add(node['identifier']['value'], node);
    } else if (node.type === 'VariableDeclarator' && isNode(node['id'])) {
      walk(node['id'], (inner) => {
        if (inner.type === 'Identifier') add(inner['value'], node);
      });
    }
  });
  return names;
}

const identifiersIn = (node: SyntaxNode): ReadonlySet<string> => {
  const found = new Set<string>();
  walk(node, (inner) => {
    if (inner.type === 'Identifier') found.add(String(inner['value']));
  });
  return found;
};

interface Used {
  readonly imports: ReadonlySet<Imported>;
  readonly identifiers: ReadonlySet<string>;
}

/** What a piece of a file uses, of other modules and of its own names, through the declarations of that file. */
function usedBy(node: SyntaxNode, names: Names): Used {
  const imports = new Set<Imported>();
  const identifiers = new Set<string>();
  const seen = new Set<SyntaxNode>();
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const name of identifiersIn(next)) {
      identifiers.add(name);
      for (const meaning of names.get(name) ?? [])
        if (isImported(meaning)) imports.add(meaning);
        else open.push(meaning);
    }
  }
  return { imports, identifiers };
}

/** Functions a file declares at its top; the rest of its exports are values. */
function functionsOf(tree: SyntaxTree | undefined): ReadonlySet<string> {
  const functions = new Set<string>();
  if (tree === undefined) return functions;
  walk(tree.root, (node) => {
    if (node.type === 'FunctionDeclaration' && isNode(node['identifier']))
      functions.add(String(node['identifier']['value']));
    if (node.type !== 'VariableDeclarator' || !isNode(node['id']) || !isNode(node['init'])) return;
    if (node['init'].type === 'ArrowFunctionExpression') functions.add(String(node['id']['value']));
  });
  return functions;
}

const isSetUp = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && /^before(?:Each|All)$/.test(calleeNames(node['callee'])[0] ?? '');

const isSuite = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && calleeNames(node['callee']).slice(0, 2).includes('describe');

/** The blocks of tests something stands in, the innermost last; the file itself is the first of them. */
type Suites = readonly SyntaxNode[];

interface SuitesOf {
  readonly ofTests: ReadonlyMap<SyntaxNode, Suites>;
  readonly ofSetUps: ReadonlyMap<SyntaxNode, Suites>;
}

/** Where tests and set-ups of a file stand. */
function suitesOf(tree: SyntaxTree): SuitesOf {
  const ofTests = new Map<SyntaxNode, Suites>();
  const ofSetUps = new Map<SyntaxNode, Suites>();
  walk(tree.root, (node, ancestors) => {
    if (node.type !== 'CallExpression') return;
    const suites = [tree.root, ...ancestors.filter(isSuite)];
    (isSetUp(node) ? ofSetUps : ofTests).set(node, suites);
  });
  return { ofTests, ofSetUps };
}

/** Names a piece of code gives a new value, its fields among them. */
function namesGiven(node: SyntaxNode): ReadonlySet<string> {
  const given = new Set<string>();
  walk(node, (inner) => {
    if (inner.type === 'AssignmentExpression' && isNode(inner['left']))
      for (const name of identifiersIn(inner['left'])) given.add(name);
  });
  return given;
}

/**
 * The set-ups that belong to a test: those of its own block, and those around it, of the file too, that give a value to a
 * name the test uses. What is set up for its neighbours proves nothing of it.
 */
function setUpsOf(test: SyntaxNode, { ofTests, ofSetUps }: SuitesOf, names: Names): readonly SyntaxNode[] {
  const suites = ofTests.get(test) ?? [];
  const { identifiers } = usedBy(test, names);
  return [...ofSetUps].flatMap(([setUp, around]) => {
    const own = around.at(-1);
    if (own === suites.at(-1) && own !== suites[0]) return [setUp];
    if (own === undefined || !suites.includes(own)) return [];
    return [...namesGiven(setUp)].some((name) => identifiers.has(name)) ? [setUp] : [];
  });
}

/**
 * Tells of a test whether it goes through code of the product that an entry of it reaches. Lists of the contract and of
 * texts do not count, functions beside them do.
 *
 * @param trees all files of the product and of `tests`
 */
export function behaviourReader(
  trees: readonly SyntaxTree[],
): (tree: SyntaxTree, test: SyntaxNode) => boolean {
  const reached = loadedFrom(entries, trees);
  const byPath = new Map(trees.map((tree) => [tree.path, tree]));
  const known = new Map<string, boolean>();
  /** Code of the product that runs in it, or support of the tests that leads to such code. */
  const leads = (path: string): boolean => {
    const before = known.get(path);
    if (before !== undefined) return before;
    if (path === productAsProgram) return true;
    known.set(path, false);
    const tree = byPath.get(path);
    const answer = path.startsWith('tests/')
      ? tree !== undefined && runtimeImports(tree).some(leads)
      : reached.has(path) && !isList(path);
    known.set(path, answer);
    return answer;
  };
  const isReachedFunction = ({ module, name }: Imported): boolean =>
    isList(module) && reached.has(module) && name !== null && functionsOf(byPath.get(module)).has(name);
  const namesByPath = new Map<string, Names>();
  const suitesByPath = new Map<string, SuitesOf>();
  return (tree, test) => {
    if (isBrowserTest(tree.path)) return true;
    const names = namesByPath.get(tree.path) ?? namesOf(tree);
    namesByPath.set(tree.path, names);
    const suites = suitesByPath.get(tree.path) ?? suitesOf(tree);
    suitesByPath.set(tree.path, suites);
    return [test, ...setUpsOf(test, suites, names)].some((node) =>
      [...usedBy(node, names).imports].some((used) => leads(used.module) || isReachedFunction(used)),
    );
  };
}
