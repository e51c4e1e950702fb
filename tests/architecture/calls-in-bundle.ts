import { isNode, literalText, parseSource, walk } from './syntax.ts';

/** What the browser's caller of a call reads of its record. */
export const readInBrowsers: ReadonlySet<string> = new Set([
  'name',
  'path',
  'params',
  'query',
  'body',
  'reply',
  'refusal',
]);

const propertiesOf = (node: unknown): readonly { readonly name: string; readonly value: unknown }[] => {
  if (!isNode(node) || node.type !== 'ObjectExpression') return [];
  return (node['properties'] as readonly unknown[]).flatMap((property) => {
    if (!isNode(property) || property.type !== 'KeyValueProperty') return [];
    const key = property['key'];
    return isNode(key) ? [{ name: String(key['value']), value: property['value'] }] : [];
  });
};

/** Names of the calls whose records a script holds, each with the fields of its record. */
export function callsIn(path: string, source: string): ReadonlyMap<string, readonly string[]> {
  const calls = new Map<string, readonly string[]>();
  walk(parseSource(path, source).root, (node) => {
    const properties = propertiesOf(node);
    const textOf = (field: string) => literalText(properties.find(({ name }) => name === field)?.value);
    const name = textOf('name');
    if (name === null || textOf('path') === null) return;
    if (/^\w+\.\w+$/.test(name))
      calls.set(
        name,
        properties.map((property) => property.name),
      );
  });
  return calls;
}
