import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';

/** A node of the syntax tree. Only `type` is certain; fields are read through the guards below. */
export interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface SyntaxTree {
  readonly path: string;
  readonly root: SyntaxNode;
  /** Line of a node, counted from 1. */
  lineOf(node: SyntaxNode): number;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** Parses TypeScript or TSX; throws with the path when the file is not valid. */
export function parseSource(path: string, source: string): SyntaxTree {
  // swc counts byte positions on across files, so a statement in front marks where this file starts.
  const marker = ';';
  const text = source.startsWith('#!') ? `//${source.slice(2)}` : source;
  let root: SyntaxNode;
  try {
    root = parseSync(marker + text, {
      syntax: 'typescript',
      tsx: path.endsWith('x'),
      decorators: false,
      target: 'es2022',
    }) as unknown as SyntaxNode;
  } catch (error) {
    throw new Error(`${path} cannot be parsed: ${error instanceof Error ? error.message : String(error)}`);
  }
  const bytes = Buffer.from(marker + text);
  const base = startOf(root);
  return {
    path,
    root,
    lineOf: (node) => {
      const offset = Math.max(0, startOf(node) - base);
      let line = 1;
      for (let index = 0; index < offset && index < bytes.length; index += 1)
        if (bytes[index] === 10) line += 1;
      return line;
    },
  };
}

export const parseFile = (path: string, absolutePath: string): SyntaxTree =>
  parseSource(path, readFileSync(absolutePath, 'utf8'));

function startOf(node: SyntaxNode): number {
  const span = node['span'];
  return typeof span === 'object' && span !== null ? (span as { start: number }).start : 0;
}

/** Calls `visit` for every node, parents first; `ancestors` runs from the root to the parent. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: readonly SyntaxNode[] = [],
): void {
  visit(node, ancestors);
  const path = [...ancestors, node];
  const enter = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(enter);
    else if (isNode(value)) walk(value, visit, path);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(enter);
  };
  for (const [field, value] of Object.entries(node)) if (field !== 'span') enter(value);
}

/** Text of a string literal, a template (without its inserted values) or literals joined by `+`; else null. */
export function literalText(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'StringLiteral') return String(value['value']);
  if (value.type === 'TemplateLiteral')
    return (value['quasis'] as readonly { cooked?: string; raw: string }[])
      .map((part) => part.cooked ?? part.raw)
      .join(' ');
  if (value.type === 'BinaryExpression' && value['operator'] === '+') {
    const left = literalText(value['left']);
    const right = literalText(value['right']);
    return left === null || right === null ? null : left + right;
  }
  return null;
}

/** Names along a callee: `test.describe.serial` → ['test', 'describe', 'serial']; calls in between are looked through. */
export function calleeNames(value: unknown): readonly string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Identifier') return [String(value['value'])];
  if (value.type === 'MemberExpression') {
    const property = value['property'];
    const name = isNode(property) && property.type === 'Identifier' ? [String(property['value'])] : [];
    return [...calleeNames(value['object']), ...name];
  }
  if (value.type === 'CallExpression') return calleeNames(value['callee']);
  if (value.type === 'TaggedTemplateExpression') return calleeNames(value['tag']);
  return [];
}

/** Name a member is read by: `a.name`, `a['name']`; null for anything else. */
export function propertyName(node: SyntaxNode): string | null {
  if (node.type !== 'MemberExpression' || !isNode(node['property'])) return null;
  const { property } = node as { readonly property?: SyntaxNode };
  if (property?.type === 'Identifier') return String(property['value']);
  return property?.type === 'Computed' ? literalText(property['expression']) : null;
}

/** The same where the member may be read of what may not be there, too: `a?.name`. */
export function memberName(value: unknown): string | null {
  if (!isNode(value)) return null;
  return value.type === 'OptionalChainingExpression' ? memberName(value['base']) : propertyName(value);
}

/** Name of a property of an object or pattern, shorthand and computed ones too; null where it has none. */
export const keyName = (property: SyntaxNode): string | null => {
  const key = isNode(property['key']) ? property['key'] : property;
  if (key.type === 'Identifier' || key.type === 'StringLiteral') return String(key['value']);
  return key.type === 'Computed' ? literalText(key['expression']) : null;
};

/** The properties of an object literal; none for anything else. */
export const propertiesOf = (value: unknown): readonly SyntaxNode[] =>
  isNode(value) && value.type === 'ObjectExpression'
    ? (value['properties'] as readonly unknown[]).filter(isNode)
    : [];

const namesOfProperties = (node: SyntaxNode, type: string): readonly string[] =>
  node.type === type
    ? (node['properties'] as readonly unknown[]).filter(isNode).flatMap((each) => keyName(each) ?? [])
    : [];

/** Names a pattern takes of what it takes apart: `{ name, other: alias }`. */
export const patternNames = (node: SyntaxNode): readonly string[] => namesOfProperties(node, 'ObjectPattern');

/** Names an object literal gives its properties. */
export const literalNames = (node: SyntaxNode): readonly string[] =>
  namesOfProperties(node, 'ObjectExpression');

/** First argument of a call or of `new`, or null. */
export function firstArgument(node: SyntaxNode): SyntaxNode | null {
  const argumentList = node['arguments'];
  if (!Array.isArray(argumentList)) return null;
  const first = (argumentList as readonly { expression?: unknown }[])[0]?.expression;
  return isNode(first) ? first : null;
}

export interface ImportSite {
  readonly specifier: string;
  readonly node: SyntaxNode;
  /** `typeof import('…')` in a type, which the other tools do not follow. */
  readonly isTypeQuery: boolean;
}

/** Every module a file names: static, re-exporting, dynamic and type imports. */
export function importsOf(tree: SyntaxTree): readonly ImportSite[] {
  const sites: ImportSite[] = [];
  const add = (source: unknown, node: SyntaxNode): void => {
    const specifier = literalText(source);
    if (specifier !== null) sites.push({ specifier, node, isTypeQuery: node.type === 'TsImportType' });
  };
  walk(tree.root, (node) => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('Export')) add(node['source'], node);
    else if (node.type === 'TsImportType') add(node['argument'], node);
    else if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Import')
      add(firstArgument(node), node);
  });
  return sites;
}

export interface ImportedName {
  readonly local: string;
  /** Name in its module; null for the default or the whole of it. */
  readonly name: string | null;
}

/** What an import declaration takes, and by which names the file knows it. */
export const importedNames = (declaration: SyntaxNode): readonly ImportedName[] =>
  (declaration['specifiers'] as readonly SyntaxNode[]).flatMap((specifier) => {
    if (!isNode(specifier['local'])) return [];
    const local = String(specifier['local']['value']);
    const original = isNode(specifier['imported']) ? String(specifier['imported']['value']) : local;
    return [{ local, name: specifier.type === 'ImportSpecifier' ? original : null }];
  });
