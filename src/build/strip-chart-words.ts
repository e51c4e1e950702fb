import type { Plugin } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Files whose words only people read, and the properties that hold them. */
const wordsForPeople = [
  /** Calls: read in the documents of the contract. A schema may have a field of that name. */
  {
    files: /\/src\/contract\/.+\.ts$/,
    words: new Set(['summary', 'spec']),
    values: new Set(['Literal', 'ArrayExpression']),
  },
  /** Pages: what a document says of itself beside its title, and which chunks it names; only the server writes documents. */
  {
    files: /\/src\/app\/(?:routes\/.+\.route|page-route)\.ts$/,
    words: new Set(['view', 'description', 'robots', 'canonicalPath']),
    values: null,
  },
] as const;
type WordsForPeople = (typeof wordsForPeople)[number];

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

interface PropertyNode extends SyntaxNode {
  readonly key: { readonly name?: string };
  readonly value: SyntaxNode;
}

function isWords(node: SyntaxNode, { words, values }: WordsForPeople): boolean {
  if (node.type !== 'Property') return false;
  const { key, value } = node as PropertyNode;
  return words.has(key.name ?? '') && (values === null || values.has(value.type));
}

/** Ranges of all such properties below a node, outermost only. */
function rangesOf(node: SyntaxNode, kind: WordsForPeople, ranges: [start: number, end: number][]): void {
  if (isWords(node, kind)) {
    ranges.push([node.start, node.end]);
    return;
  }
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const entry of child) if (isNode(entry)) rangesOf(entry, kind, ranges);
    } else if (isNode(child)) rangesOf(child, kind, ranges);
  }
}

/**
 * Leaves out of what a browser downloads what the records of calls and the routes of pages say about themselves. Server
 * and tests read the sources and keep it.
 */
export function stripChartWords(): Plugin {
  return {
    name: 'strip-chart-words',
    enforce: 'post',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      const kind = wordsForPeople.find(({ files }) => files.test(id));
      if (kind === undefined) return null;
      const ranges: [number, number][] = [];
      rangesOf(this.parse(code) as unknown as SyntaxNode, kind, ranges);
      let stripped = code;
      for (const [start, end] of ranges.toReversed()) {
        const comma = /^\s*,/.exec(stripped.slice(end))?.[0].length ?? 0;
        stripped = stripped.slice(0, start) + stripped.slice(end + comma);
      }
      return { code: stripped, map: null };
    },
  };
}
