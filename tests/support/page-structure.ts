import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const elementsOf = (node: Node): readonly Element[] =>
  'childNodes' in node ? node.childNodes.filter((child): child is Element => 'tagName' in child) : [];

const allElements = (node: Node): readonly Element[] =>
  elementsOf(node).flatMap((element) => [element, ...allElements(element)]);

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null;

/** Attributes by which a page leads somewhere or loads something. */
const addressAttributes = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'srcset',
  'data',
  'poster',
  'xlink:href',
]);

/** A page as an HTML parser understands it, apart from the words in it. */
export interface PageStructure {
  /** Elements with the names of their attributes, as a tree in text. */
  readonly tree: string;
  readonly title: string;
  /** Token of every meta element that names one. */
  readonly tokens: readonly string[];
  /** What the elements with the ids of the boot record and the page's data hold. */
  readonly records: readonly unknown[];
  readonly nonces: readonly string[];
  /** Values of style attributes, as a set in order. */
  readonly styles: readonly string[];
  readonly handlers: readonly string[];
  readonly addresses: readonly string[];
}

function treeOf(element: Element): string {
  const names = element.attrs.map(({ name }) => name).sort();
  return `${element.tagName}[${names.join(' ')}](${elementsOf(element).map(treeOf).join('')})`;
}

/** Parses a page as a browser does. */
export function structureOf(html: string): PageStructure {
  const elements = allElements(parse(html));
  const attributes = elements.flatMap(({ attrs }) => attrs);
  const named = (tagName: string): readonly Element[] =>
    elements.filter((element) => element.tagName === tagName);
  return {
    tree: elements
      .filter(({ tagName }) => tagName === 'html')
      .map(treeOf)
      .join(''),
    title: named('head')
      .flatMap(elementsOf)
      .filter(({ tagName }) => tagName === 'title')
      .map(textOf)
      .join('|'),
    tokens: named('meta').flatMap((element) =>
      attributeOf(element, 'name') === 'csrf-token' ? [attributeOf(element, 'content') ?? ''] : [],
    ),
    records: elements
      .filter((element) => ['boot', 'page-data'].includes(attributeOf(element, 'id') ?? ''))
      .map((element) => JSON.parse(textOf(element)) as unknown),
    nonces: attributes.filter(({ name }) => name === 'nonce').map(({ value }) => value),
    styles: [...new Set(attributes.filter(({ name }) => name === 'style').map(({ value }) => value))].sort(),
    handlers: attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    addresses: attributes.filter(({ name }) => addressAttributes.has(name)).map(({ value }) => value),
  };
}
