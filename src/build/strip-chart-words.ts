import type { Plugin } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Properties of a state that only people read: analysts in the flows, testers in test titles. */
const wordsForPeople = new Set(['description', 'meta']);

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

interface PropertyNode extends SyntaxNode {
  readonly key: { readonly name?: string };
}

const isWords = (node: SyntaxNode): node is PropertyNode =>
  node.type === 'Property' && wordsForPeople.has((node as PropertyNode).key.name ?? '');

/** Ranges of all such properties below a node, outermost only. */
function rangesOf(node: SyntaxNode, ranges: [start: number, end: number][]): void {
  if (isWords(node)) {
    ranges.push([node.start, node.end]);
    return;
  }
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const entry of child) if (isNode(entry)) rangesOf(entry, ranges);
    } else if (isNode(child)) rangesOf(child, ranges);
  }
}

/**
 * Leaves the German and English words of the charts out of what a browser downloads; they are a third of every
 * machine. Server, tests and flows read the sources and keep them.
 */
export function stripChartWords(): Plugin {
  return {
    name: 'strip-chart-words',
    enforce: 'post',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      if (!/\/machines\/.+\.(?:machine|steps)\.ts$/.test(id)) return null;
      const ranges: [number, number][] = [];
      rangesOf(this.parse(code) as unknown as SyntaxNode, ranges);
      let stripped = code;
      for (const [start, end] of ranges.toReversed()) {
        const comma = /^\s*,/.exec(stripped.slice(end))?.[0].length ?? 0;
        stripped = stripped.slice(0, start) + stripped.slice(end + comma);
      }
      return { code: stripped, map: null };
    },
  };
}
