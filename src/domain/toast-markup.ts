import { sameOriginPath } from './redirect.ts';

/** A piece of a message that a view may build without inner HTML. */
export type MarkupNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'element';
      readonly name: 'b' | 'strong' | 'em' | 'i';
      readonly children: readonly MarkupNode[];
    }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly MarkupNode[] };

type ElementName = 'b' | 'strong' | 'em' | 'i' | 'a';

interface OpenElement {
  readonly name: ElementName;
  readonly href: string;
  readonly children: MarkupNode[];
}

const tagPattern = /<(\/)?(b|strong|em|i|br|a)(?:\s+href="([^"<>]*)")?\s*\/?>/gi;
const entityPattern = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};
const deepestLevel = 8;
const lastCodePoint = 0x10ffff;

function characterOf(codePoint: number): string {
  const isCharacter =
    codePoint > 0 && codePoint <= lastCodePoint && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : '\ufffd';
}

const decodeEntities = (text: string): string =>
  text.replace(entityPattern, (_match, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return characterOf(Number.parseInt(decimal, 10));
    if (hexadecimal !== undefined) return characterOf(Number.parseInt(hexadecimal, 16));
    return namedEntities[(name ?? '').toLowerCase()] ?? '';
  });

function addText(children: MarkupNode[], text: string): void {
  if (text === '') return;
  const last = children.at(-1);
  if (last?.kind === 'text') children[children.length - 1] = { kind: 'text', text: last.text + text };
  else children.push({ kind: 'text', text });
}

function nodeOf(open: OpenElement): MarkupNode {
  return open.name === 'a'
    ? { kind: 'link', href: open.href, children: open.children }
    : { kind: 'element', name: open.name, children: open.children };
}

/** The element a tag opens; null when the allowlist does not have it, so that it stays text. */
function openedBy(name: string, href: string | undefined, open: readonly OpenElement[]): OpenElement | null {
  if (open.length >= deepestLevel) return null;
  if (name === 'a') {
    const path = sameOriginPath(decodeEntities(href ?? ''));
    const isNested = open.some((element) => element.name === 'a');
    return path === null || isNested ? null : { name: 'a', href: path, children: [] };
  }
  return href === undefined ? { name: name as ElementName, href: '', children: [] } : null;
}

/**
 * Reads the message of a toast (S9: HTML allowed; R53). Known are `b`, `strong`, `em`, `i`, `br` and `a` with nothing
 * but an `href` to a path of this shop; everything else is shown as the text it is. Elements left open end with the
 * message.
 */
export function parseToastMarkup(message: string): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: OpenElement[] = [];
  const current = (): MarkupNode[] => open.at(-1)?.children ?? root;
  const close = (): void => {
    const closed = open.pop();
    if (closed !== undefined) current().push(nodeOf(closed));
  };
  let position = 0;
  for (const match of message.matchAll(tagPattern)) {
    const [tag, slash, rawName = '', href] = match;
    const name = rawName.toLowerCase();
    addText(current(), decodeEntities(message.slice(position, match.index)));
    position = match.index + tag.length;
    const opened = slash === undefined && name !== 'br' ? openedBy(name, href, open) : null;
    if (opened !== null) open.push(opened);
    else if (name === 'br' && slash === undefined && href === undefined) current().push({ kind: 'break' });
    else if (slash !== undefined && href === undefined && open.at(-1)?.name === name) close();
    else addText(current(), tag);
  }
  addText(current(), decodeEntities(message.slice(position)));
  while (open.length > 0) close();
  return root;
}

/** The same message as plain text, e.g. for announcing it. */
export function markupText(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'break' ? '\n' : markupText(node.children);
    })
    .join('');
}
