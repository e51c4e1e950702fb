import { join } from 'node:path';
import { isCode, listFiles } from './files.ts';
import { runtimeImports } from './runtime-imports.ts';
import { nameOf, pagesOf } from './route-pages.ts';
import { calleeNames, isNode, parseFile, walk, type SyntaxNode, type SyntaxTree } from './syntax.ts';

const frame = 'ui/frame/FrameScreen.tsx';
/** Stands in for any page that fails. */
const failure = 'ui/screens/errors/PageError.tsx';
/** What a dialog shows belongs to the page that opens it. */
const dialogs = 'ui/frame/modal-contents.ts';
const isRoute = (path: string): boolean => /^src\/app\/routes\/.+\.route\.ts$/.test(path);

/** `texts`, `….texts` or `useTexts()`: what holds the areas. */
function holdsAreas(value: unknown): boolean {
  if (!isNode(value)) return false;
  if (value.type === 'CallExpression') return calleeNames(value['callee']).at(-1) === 'useTexts';
  return calleeNames(value).at(-1) === 'texts';
}

/** Areas a node names: `texts.basket`, or `const { basket: words } = useTexts()`. */
function areasAt(node: SyntaxNode): readonly string[] {
  if (node.type === 'MemberExpression' && holdsAreas(node['object']))
    return [nameOf(node['property'])].filter((name) => name !== null);
  const pattern = node.type === 'VariableDeclarator' && holdsAreas(node['init']) ? node['id'] : null;
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return [];
  return (pattern['properties'] as readonly SyntaxNode[]).flatMap(
    (property) => nameOf(property['key']) ?? [],
  );
}

function areasIn(root: SyntaxNode): ReadonlySet<string> {
  const areas = new Set<string>();
  walk(root, (node) => areasAt(node).forEach((area) => areas.add(area)));
  return areas;
}

/** A page of a route, and the areas the route itself uses for its title. */
function usesOf(tree: SyntaxTree) {
  const pages = pagesOf(tree);
  const elsewhere = new Set<string>();
  walk(tree.root, (node, ancestors) => {
    // What stands outside of all records is used by each of them.
    if (!pages.some((page) => ancestors.includes(page.node)))
      areasAt(node).forEach((area) => elsewhere.add(area));
  });
  return pages.map((page) => ({
    ...page,
    path: tree.path,
    used: [...areasIn(page.node), ...elsewhere],
  }));
}

/** All that is loaded at once or later when a file runs, the file among it, but for the contents of dialogs. */
function reachOf(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const path of reached)
    if (path !== dialogs) imports.get(path)?.forEach((target) => reached.add(target));
  return reached;
}

/**
 * Sentences for every route that uses an area of sentences, itself or by its views, which it does not bring, or that brings
 * one nobody uses; and for every part of the frame that uses one which is not there on every page.
 *
 * @param frameAreas areas a browser has on every page
 * @param known names of all areas
 */
export function misplacedAreas(
  root: string,
  frameAreas: readonly string[],
  known: readonly string[],
): readonly string[] {
  const paths = ['ui', 'src/app'].flatMap((folder) => listFiles(root, folder)).filter(isCode);
  const trees = paths.map((path) => parseFile(path, join(root, path)));
  const imports = new Map(trees.map((tree) => [tree.path, runtimeImports(tree)]));
  const areasOf = new Map(trees.map((tree) => [tree.path, areasIn(tree.root)]));
  /** Area → a file that uses it. */
  const usersFrom = (start: string): ReadonlyMap<string, string> =>
    new Map(
      [...reachOf(start, imports)].flatMap((path) =>
        [...(areasOf.get(path) ?? [])].filter((area) => known.includes(area)).map((area) => [area, path]),
      ),
    );
  const isLater = (area: string): boolean => !frameAreas.includes(area);
  const missing = [frame, failure].flatMap((start) =>
    [...usersFrom(start)]
      .filter(([area]) => isLater(area))
      .map(([area, path]) => `${path} stands around every page and uses ${area}`),
  );
  const pages = trees.filter(({ path }) => isRoute(path)).flatMap(usesOf);
  if (pages.length === 0) throw new Error('No route declares a page.');
  return missing.concat(
    pages.flatMap(({ path, line, view, texts, used }) => {
      if (!imports.has(view)) return [`${path}:${line} there is no view ${view}`];
      const users = new Map([...usersFrom(view), ...used.map((area) => [area, path] as const)]);
      return [
        ...[...users]
          .filter(([area]) => isLater(area) && !texts.includes(area))
          .map(([area, user]) => `${path}:${line} brings no ${area}, which ${user} uses`),
        ...texts
          .filter((area) => !isLater(area) || !users.has(area))
          .map((area) => `${path}:${line} brings ${area}, which nothing on its page needs brought`),
      ];
    }),
  );
}
