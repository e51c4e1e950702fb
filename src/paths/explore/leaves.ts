/** What stands at the end of a payload's branches. */
export type Scalar = string | number | boolean | null;

export interface Leaf {
  /** Dotted place: `items.0.quantity`. */
  readonly path: string;
  readonly value: Scalar;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const isScalar = (value: unknown): value is Scalar =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Every value of a plain record with its place; functions, actors and the like have none. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (isScalar(value)) return [{ path, value }];
  if (!isBranch(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** A copy with another value at one place. */
export function withLeaf(value: unknown, path: string, leaf: Scalar): unknown {
  if (path === '') return leaf;
  const [name = '', ...rest] = path.split('.');
  const inner = withLeaf((value as Readonly<Record<string, unknown>>)[name], rest.join('.'), leaf);
  if (Array.isArray(value)) return value.with(Number(name), inner);
  return { ...(value as object), [name]: inner };
}

/** The value at a place; undefined where there is none. */
export const leafAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (isBranch(at) ? (at as Record<string, unknown>)[name] : undefined), value);
