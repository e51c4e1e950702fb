import { LRUCache } from 'lru-cache';

/** A part of a style sheet: `prelude{children}`, `prelude{declarations}` or `prelude;`. */
interface StylePart {
  readonly prelude: string;
  readonly children: readonly StylePart[] | null;
  readonly declarations: string | null;
}

/** Makes the styles of one page from its markup. */
export type StyleOf = (html: string) => string;

/** Characters of styles and the class lists they belong to that are kept at most. */
const rememberedCharacters = 8_000_000;
const groupRule = /^@(?:layer|media|supports|container)\b/;

/** Index of the brace that closes the block which begins at `start`. */
function endOfBlock(css: string, start: number): number {
  let depth = 1;
  for (let at = start; at < css.length; at += 1) {
    const character = css[at];
    if (character === '"' || character === "'") at = css.indexOf(character, at + 1);
    else if (character === '{') depth += 1;
    else if (character === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('The style sheet ends inside a block');
}

function partsOf(css: string): readonly StylePart[] {
  const parts: StylePart[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    const semicolon = css.indexOf(';', at);
    if (semicolon !== -1 && (open === -1 || semicolon < open)) {
      parts.push({ prelude: css.slice(at, semicolon).trim(), children: null, declarations: null });
      at = semicolon + 1;
      continue;
    }
    if (open === -1) break;
    const prelude = css.slice(at, open).trim();
    const close = endOfBlock(css, open + 1);
    const body = css.slice(open + 1, close);
    parts.push(
      groupRule.test(prelude)
        ? { prelude, children: partsOf(body), declarations: null }
        : { prelude, children: null, declarations: body },
    );
    at = close + 1;
  }
  return parts;
}

/** Classes without which none of a rule's selectors applies; those in `:not(…)` and the like do not count. */
function neededClasses(prelude: string): readonly (readonly string[])[] {
  const plain = prelude.replace(/\([^()]*\)/g, '');
  return plain
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
}

const classMark = 'class="';

/** Classes that occur in markup; searched without a pattern, since every document is. */
function classesIn(html: string): ReadonlySet<string> {
  const written = new Set<string>();
  for (let at = html.indexOf(classMark); at !== -1; at = html.indexOf(classMark, at)) {
    const start = at + classMark.length;
    at = html.indexOf('"', start);
    written.add(html.slice(start, at));
  }
  return new Set([...written].flatMap((names) => names.split(' ')));
}

/** A style sheet made ready for picking from it: what a part says is read once, not for every page. */
type Piece =
  | { readonly kind: 'statement'; readonly text: string }
  | { readonly kind: 'group'; readonly prelude: string; readonly children: readonly Piece[] }
  | { readonly kind: 'root'; readonly prelude: string; readonly declarations: readonly RootDeclaration[] }
  | { readonly kind: 'keyframes'; readonly text: string; readonly name: string }
  | RulePiece;

interface RulePiece {
  readonly kind: 'rule';
  readonly text: string;
  /** Classes each of its selectors needs; null when it applies to every page. */
  readonly needed: readonly (readonly string[])[] | null;
  readonly variables: readonly string[];
  readonly words: ReadonlySet<string>;
}

interface RootDeclaration {
  readonly text: string;
  /** The custom property it sets; null when it sets none. */
  readonly variable: string | null;
  readonly reads: readonly string[];
}

const isRoot = ({ prelude }: StylePart): boolean => prelude === ':root' || prelude === ':root, :host';

const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

function rootDeclarationOf(text: string): RootDeclaration {
  const variable = text.startsWith('--') ? text.slice(0, text.indexOf(':')) : null;
  return { text, variable, reads: variablesIn(text) };
}

function pieceOf(part: StylePart): Piece {
  const { prelude, children, declarations } = part;
  if (children !== null) return { kind: 'group', prelude, children: children.map(pieceOf) };
  if (declarations === null) return { kind: 'statement', text: `${prelude};` };
  if (isRoot(part)) {
    const lines = declarations.split(';').filter((line) => line !== '');
    return { kind: 'root', prelude, declarations: lines.map(rootDeclarationOf) };
  }
  const text = `${prelude}{${declarations}}`;
  if (prelude.startsWith('@keyframes'))
    return { kind: 'keyframes', text, name: prelude.slice('@keyframes '.length).trim() };
  return {
    kind: 'rule',
    text,
    needed: prelude.startsWith('@') ? null : neededClasses(prelude),
    variables: variablesIn(text),
    words: new Set(text.match(/[\w-]+/g)),
  };
}

/** Every piece that is no group, in the order of the sheet. */
const leavesOf = (pieces: readonly Piece[]): readonly Exclude<Piece, { kind: 'group' }>[] =>
  pieces.flatMap((piece) => (piece.kind === 'group' ? leavesOf(piece.children) : [piece]));

/** Custom properties read at the start, and those that their values read in turn. */
function withReadInTurn(
  pending: string[],
  readBy: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const read = new Set<string>();
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    pending.push(...(readBy.get(name) ?? []));
  }
  return read;
}

interface Kept {
  readonly rules: ReadonlySet<RulePiece>;
  readonly variables: ReadonlySet<string>;
  readonly animations: ReadonlySet<string>;
}

function write(piece: Piece, kept: Kept): string {
  switch (piece.kind) {
    case 'statement':
      return piece.text;
    case 'rule':
      return kept.rules.has(piece) ? piece.text : '';
    case 'keyframes':
      return kept.animations.has(piece.name) ? piece.text : '';
    case 'group': {
      const body = piece.children.map((child) => write(child, kept)).join('');
      return body === '' ? '' : `${piece.prelude}{${body}}`;
    }
    case 'root': {
      const lines = piece.declarations
        .filter(({ variable }) => variable === null || kept.variables.has(variable))
        .map(({ text }) => text);
      return lines.length === 0 ? '' : `${piece.prelude}{${lines.join(';')}}`;
    }
  }
}

/**
 * Reads a style sheet once and keeps of it what a page's markup needs: rules whose classes occur in it, rules without a
 * class, and the custom properties and animations those use. The whole sheet follows when the page becomes live, before
 * anything else can appear.
 */
export function createPageStyle(sheet: string): StyleOf {
  const pieces = partsOf(sheet).map(pieceOf);
  const leaves = leavesOf(pieces);
  const rules = leaves.filter((leaf) => leaf.kind === 'rule');
  const rootDeclarations = leaves.flatMap((leaf) => (leaf.kind === 'root' ? leaf.declarations : []));
  const animations = leaves.flatMap((leaf) => (leaf.kind === 'keyframes' ? [leaf.name] : []));
  const animationsOf = new Map(
    rules.map((rule) => [rule, animations.filter((name) => rule.words.has(name))]),
  );
  const readByRoot = rootDeclarations.flatMap(({ variable, reads }) => (variable === null ? reads : []));
  const readBy = new Map<string, readonly string[]>();
  /* A rule may set a custom property, too, which then reads others. */
  for (const { text } of [...rules, ...rootDeclarations])
    for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+):([^;}]*)/g))
      readBy.set(name, [...(readBy.get(name) ?? []), ...variablesIn(value)]);

  const styleWith = (classes: ReadonlySet<string>): string => {
    const kept = rules.filter(
      ({ needed }) =>
        needed === null || needed.some((selector) => selector.every((name) => classes.has(name))),
    );
    const read = [...readByRoot, ...kept.flatMap(({ variables }) => variables)];
    const keep: Kept = {
      rules: new Set(kept),
      variables: withReadInTurn(read, readBy),
      animations: new Set(kept.flatMap((rule) => animationsOf.get(rule) ?? [])),
    };
    return pieces.map((piece) => write(piece, keep)).join('');
  };

  const remembered = new LRUCache<string, string>({
    maxSize: rememberedCharacters,
    sizeCalculation: (style, key) => style.length + key.length,
  });
  return (html) => {
    const classes = classesIn(html);
    const key = [...classes].toSorted().join();
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const style = styleWith(classes);
    remembered.set(key, style);
    return style;
  };
}
