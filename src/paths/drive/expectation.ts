import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { StartedCall } from '#paths/explore/step.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { digestOf, type Expectation } from '#paths/script/path-script.ts';

/** Expectations survive JSON, so they are compared as JSON. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Throws when two things differ. */
export function same(what: string, seen: unknown, expected: unknown): void {
  if (isDeepStrictEqual(plain(seen), plain(expected))) return;
  throw new Error(`${what} is ${JSON.stringify(seen)}, expected ${JSON.stringify(expected)}.`);
}

/**
 * Compares a snapshot, the facts told on the way to it and what calls were given with what a path expects, and asks the
 * invariants.
 * @throws Error with the first difference.
 */
export function expectSnapshot(
  catalog: AnyCatalog,
  snapshot: AnyMachineSnapshot,
  emitted: readonly AnyEventObject[],
  calls: readonly StartedCall[],
  expected: Expectation,
): void {
  same('status', snapshot.status, expected.status);
  same('state', snapshot.value, expected.value);
  same('projected context', catalog.abstract(snapshot.context), expected.context);
  same(
    'emitted facts',
    emitted.map(({ type }) => type),
    expected.emitted,
  );
  same(
    'digest of context, emitted facts and inputs of calls',
    digestOf(snapshot.context, emitted, calls),
    expected.digest,
  );
  for (const [name, holds] of Object.entries(catalog.invariants))
    if (!holds(snapshot as never)) throw new Error(`The invariant '${name}' is broken.`);
}
