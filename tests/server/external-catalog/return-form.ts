import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

const elementsIn = (node: Node, name: string): readonly Element[] => [
  ...('tagName' in node && node.tagName === name ? [node] : []),
  ...childrenOf(node).flatMap((child) => elementsIn(child, name)),
];

const attributeOf = ({ attrs }: Element, name: string): string =>
  attrs.find((attribute) => attribute.name === name)?.value ?? '';

/** The form of a document as a browser would send it. */
export function formIn(document: Node) {
  const [form] = elementsIn(document, 'form');
  if (form === undefined) throw new Error('The document has no form.');
  return {
    action: attributeOf(form, 'action'),
    method: attributeOf(form, 'method'),
    target: attributeOf(form, 'target'),
    fields: elementsIn(form, 'input').map((input): [string, string] => [
      attributeOf(input, 'name'),
      attributeOf(input, 'value'),
    ]),
  };
}
