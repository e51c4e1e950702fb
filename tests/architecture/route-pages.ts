import { isNode, literalText, walk, type SyntaxNode, type SyntaxTree } from './syntax.ts';

/** What a route file says of a page. */
export interface RoutePage {
  readonly node: SyntaxNode;
  readonly line: number;
  /** Source file of its view. */
  readonly view: string;
  /** Areas of sentences it brings beside those of the frame. */
  readonly texts: readonly string[];
}

export const nameOf = (value: unknown): string | null =>
  isNode(value) && value.type === 'Identifier' ? String(value['value']) : null;

const propertyOf = (object: SyntaxNode, name: string): unknown =>
  (object['properties'] as readonly SyntaxNode[]).find((property) => nameOf(property['key']) === name)?.[
    'value'
  ];

const textsIn = (list: unknown): readonly string[] =>
  isNode(list) && Array.isArray(list['elements'])
    ? (list['elements'] as readonly { expression?: unknown }[]).flatMap(
        ({ expression }) => literalText(expression) ?? [],
      )
    : [];

/** The pages that the routes of a file declare: records with a view. */
export function pagesOf(tree: SyntaxTree): readonly RoutePage[] {
  const pages: RoutePage[] = [];
  walk(tree.root, (node) => {
    const view = node.type === 'ObjectExpression' ? literalText(propertyOf(node, 'view')) : null;
    if (view !== null)
      pages.push({ node, line: tree.lineOf(node), view, texts: textsIn(propertyOf(node, 'texts')) });
  });
  return pages;
}
