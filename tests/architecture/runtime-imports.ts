import { dirname, join } from 'node:path';
import { importsOf, isNode, type SyntaxNode, type SyntaxTree } from './syntax.ts';

/** Path of a module from the root of the tree; null for packages and data. `#ui/…` stands in `ui`, `#app/…` in `src/app`. */
export function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [, layer, rest] = /^#([\w-]+)\/(.+)$/.exec(specifier) ?? [];
  if (layer === undefined || rest === undefined) return null;
  return `${['ui', 'machines', 'tests'].includes(layer) ? '' : 'src/'}${layer}/${rest}`;
}

/** An import or export of nothing but types leaves no trace in what runs. */
export function isOfTypesOnly(node: SyntaxNode): boolean {
  if (node['typeOnly'] === true || node.type === 'TsImportType') return true;
  const specifiers = node['specifiers'];
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => isNode(specifier) && specifier['isTypeOnly'] === true)
  );
}

/** Modules of the tree a file loads when it runs, at once or later. */
export const runtimeImports = (tree: SyntaxTree): readonly string[] =>
  importsOf(tree).flatMap(({ specifier, node }) => {
    const target = isOfTypesOnly(node) ? null : targetOf(tree.path, specifier);
    return target === null ? [] : [target];
  });

/** All that is loaded when the named files run. */
export function loadedFrom(starts: readonly string[], trees: readonly SyntaxTree[]): ReadonlySet<string> {
  const imports = new Map(trees.map((tree) => [tree.path, runtimeImports(tree)]));
  const loaded = new Set(starts);
  const open = [...starts];
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const target of imports.get(path) ?? [])
      if (!loaded.has(target)) {
        loaded.add(target);
        open.push(target);
      }
  return loaded;
}
