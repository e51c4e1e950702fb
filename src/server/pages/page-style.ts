/** A part of a style sheet: `prelude{children}`, `prelude{declarations}` or `prelude;`. */
interface StylePart {
  readonly prelude: string;
  readonly children: readonly StylePart[] | null;
  readonly declarations: string | null;
}

/** Makes the styles of one page from its markup. */
export type StyleOf = (html: string) => string;

const rememberedStyles = 64;
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

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

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

const variableUse = /var\((--[\w-]+)/g;

/** Custom properties that the styles read, and those that their values read in turn. */
function readVariables(text: string, values: ReadonlyMap<string, string>): ReadonlySet<string> {
  const read = new Set<string>();
  const pending = [...namesIn(text, variableUse)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    pending.push(...namesIn(values.get(name) ?? '', variableUse));
  }
  return read;
}

/**
 * Reads a style sheet once and keeps of it what a page's markup needs: rules whose classes occur in it, rules without a
 * class, and the custom properties and animations those use. The whole sheet follows when the page becomes live, before
 * anything else can appear.
 */
export function createPageStyle(sheet: string): StyleOf {
  const parts = partsOf(sheet);
  const isRoot = ({ prelude }: StylePart): boolean => prelude === ':root' || prelude === ':root, :host';
  const values = new Map<string, string>();
  const needs = new Map<StylePart, readonly (readonly string[])[]>();
  const study = (part: StylePart): void => {
    part.children?.forEach(study);
    if (part.declarations === null || part.prelude.startsWith('@')) return;
    if (!isRoot(part)) needs.set(part, neededClasses(part.prelude));
    for (const [, name = '', value = ''] of part.declarations.matchAll(/(--[\w-]+):([^;]*)/g))
      values.set(name, `${values.get(name) ?? ''} ${value}`);
  };
  parts.forEach(study);

  const write = (
    part: StylePart,
    isKept: (part: StylePart) => boolean,
    variables: ReadonlySet<string>,
  ): string => {
    if (part.children !== null) {
      const body = part.children.map((child) => write(child, isKept, variables)).join('');
      return body === '' ? '' : `${part.prelude}{${body}}`;
    }
    if (part.declarations === null) return `${part.prelude};`;
    if (!isKept(part)) return '';
    if (!isRoot(part)) return `${part.prelude}{${part.declarations}}`;
    const declarations = part.declarations
      .split(';')
      .filter((line) => !line.startsWith('--') || variables.has(line.slice(0, line.indexOf(':'))));
    return declarations.length === 0 ? '' : `${part.prelude}{${declarations.join(';')}}`;
  };

  const styleWith = (classes: ReadonlySet<string>): string => {
    const isNeeded = (part: StylePart): boolean =>
      needs.get(part)?.some((selector) => selector.every((name) => classes.has(name))) ?? true;
    const rules = (part: StylePart): boolean =>
      !isRoot(part) && !part.prelude.startsWith('@keyframes') && isNeeded(part);
    const ruled = parts.map((part) => write(part, rules, new Set())).join('');
    const rootRules = parts.map((part) => write(part, isRoot, new Set())).join('');
    const variables = readVariables(ruled + rootRules, values);
    const words = new Set(ruled.match(/[\w-]+/g));
    const isKept = (part: StylePart): boolean =>
      part.prelude.startsWith('@keyframes')
        ? words.has(part.prelude.slice('@keyframes '.length).trim())
        : isRoot(part) || isNeeded(part);
    return parts.map((part) => write(part, isKept, variables)).join('');
  };

  const remembered = new Map<string, string>();
  return (html) => {
    const classes = classesIn(html);
    const key = [...classes].toSorted().join();
    const known = remembered.get(key);
    if (known !== undefined) return known;
    if (remembered.size >= rememberedStyles) remembered.clear();
    const style = styleWith(classes);
    remembered.set(key, style);
    return style;
  };
}
