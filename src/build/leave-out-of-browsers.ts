import type { Plugin } from 'vite';
import type { CallRules, Endpoint } from '#contract/endpoint.ts';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Fields of a call's record that the server and the documents read; a new rule does not compile until it stands here. */
const unreadOfCalls: Readonly<Record<keyof CallRules | keyof Pick<Endpoint, 'summary' | 'spec'>, true>> = {
  summary: true,
  spec: true,
  access: true,
  weight: true,
  longestMs: true,
  isOrdering: true,
  mayBeginAnew: true,
  isPersonal: true,
  isUnlogged: true,
  mostItems: true,
  largestBytes: true,
};

/** What a document says of itself beside its title, and which chunks it names; only the server writes documents. */
const unreadOfPages = ['view', 'description', 'robots', 'canonicalPath', 'source'];

interface Omission {
  readonly files: RegExp;
  readonly fields: ReadonlySet<string>;
  /** Functions that are given the record; null = any object of the file. A schema may have a field of such a name. */
  readonly makers: ReadonlySet<string> | null;
}

const omissions: readonly Omission[] = [
  {
    files: /\/src\/contract\/.+\.ts$/,
    fields: new Set(Object.keys(unreadOfCalls)),
    makers: new Set(['get', 'post']),
  },
  {
    files: /\/src\/app\/(?:routes\/.+\.route|page-route|routes-on-the-way)\.ts$/,
    fields: new Set(unreadOfPages),
    makers: null,
  },
];

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

interface PropertyNode extends SyntaxNode {
  readonly key: { readonly name?: string };
}

interface CallNode extends SyntaxNode {
  readonly callee: { readonly name?: string };
  readonly arguments: readonly SyntaxNode[];
}

interface ObjectNode extends SyntaxNode {
  readonly properties: readonly SyntaxNode[];
}

const isCalled = (node: SyntaxNode, makers: ReadonlySet<string>): node is CallNode =>
  node.type === 'CallExpression' && makers.has((node as CallNode).callee.name ?? '');

const isField = (node: SyntaxNode, fields: ReadonlySet<string>): boolean =>
  node.type === 'Property' && fields.has((node as PropertyNode).key.name ?? '');

/** Calls `visit` for every node; what it answers true to is not entered. */
function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean): void {
  if (visit(node)) return;
  for (const child of Object.values(node)) {
    if (Array.isArray(child)) {
      for (const entry of child) if (isNode(entry)) walk(entry, visit);
    } else if (isNode(child)) walk(child, visit);
  }
}

/** The properties to leave out, outermost only, in their order. */
function propertiesOf(program: SyntaxNode, { fields, makers }: Omission): readonly SyntaxNode[] {
  const found: SyntaxNode[] = [];
  walk(program, (node) => {
    if (makers === null) {
      if (isField(node, fields)) found.push(node);
      return isField(node, fields);
    }
    if (!isCalled(node, makers)) return false;
    const record = node.arguments[0] as ObjectNode | undefined;
    if (record?.type === 'ObjectExpression')
      found.push(...record.properties.filter((property) => isField(property, fields)));
    return true;
  });
  return found;
}

/**
 * Leaves out of what a browser downloads what it never reads: who may make a call, what a call may cost and what documents
 * say of it; what a page's document says of itself. Server and tests read the sources and keep it.
 */
export function leaveOutOfBrowsers(): Plugin {
  return {
    name: 'leave-out-of-browsers',
    enforce: 'post',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      const omission = omissions.find(({ files }) => files.test(id));
      if (omission === undefined) return null;
      let left = code;
      for (const { start, end } of propertiesOf(
        this.parse(code) as unknown as SyntaxNode,
        omission,
      ).toReversed()) {
        const comma = /^\s*,/.exec(left.slice(end))?.[0].length ?? 0;
        left = left.slice(0, start) + left.slice(end + comma);
      }
      return { code: left, map: null };
    },
  };
}
