import { join } from 'node:path';
import { isCode, listFiles } from './files.ts';
import { isNode, keyName, parseFile, propertiesOf, walk, type SyntaxNode } from './syntax.ts';

/** A row of a table of facts as it is written: who tells what to whom. */
export interface WrittenRow {
  readonly path: string;
  readonly line: number;
  /** `teller|fact|hearer`. */
  readonly row: string;
}

const tableTypes: ReadonlySet<string> = new Set(['FactTable', 'ScreenFacts']);

/** Name and value of each property of an object literal. */
const entriesOf = (value: unknown): readonly (readonly [string, SyntaxNode])[] =>
  propertiesOf(value).map((property) => [
    keyName(property) ?? '',
    isNode(property['value']) ? property['value'] : property,
  ]);

const isTableType = (type: unknown): boolean =>
  isNode(type) && isNode(type['typeName']) && tableTypes.has(String(type['typeName']['value']));

/** The object a file calls a table of facts, by `satisfies` or by the type of the name it gets; else null. */
function tableIn(node: SyntaxNode): SyntaxNode | null {
  if (node.type === 'TsSatisfiesExpression' && isTableType(node['typeAnnotation']))
    return isNode(node['expression']) ? node['expression'] : null;
  if (node.type !== 'VariableDeclarator' || !isNode(node['id']) || !isNode(node['init'])) return null;
  const annotation = node['id']['typeAnnotation'];
  return isNode(annotation) && isTableType(annotation['typeAnnotation']) ? node['init'] : null;
}

/** All rows of all tables of facts in the tree at `root`, wherever they stand and whether they are exported or not. */
export function writtenRows(root: string): readonly WrittenRow[] {
  const found: WrittenRow[] = [];
  for (const path of ['machines', 'src', 'ui'].flatMap((folder) => listFiles(root, folder)).filter(isCode)) {
    const tree = parseFile(path, join(root, path));
    walk(tree.root, (node) => {
      for (const [teller, facts] of entriesOf(tableIn(node)))
        for (const [fact, hearers] of entriesOf(facts))
          for (const [hearer, events] of entriesOf(hearers))
            found.push({ path, line: tree.lineOf(events), row: [teller, fact, hearer].join('|') });
    });
  }
  return found;
}
