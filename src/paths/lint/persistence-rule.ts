import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import { firstStep } from '#paths/explore/step.ts';
import type { LintRule } from './finding.ts';

const busyNodes = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot)
    .filter(({ tags }) => tags.includes('busy'))
    .map(({ id }) => id);

/** What the storage gives back: nothing but JSON survives it. */
const storedAndRead = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export const persistence: LintRule = {
  name: 'persistence',
  promise: 'never starts again inside a call that was under way when it was stored',
  check: ({ graph: { machine, catalog, nodes }, isPersisted }) => {
    if (catalog.persistence === undefined)
      return isPersisted
        ? [{ place: machine.id, message: 'is persisted, but its catalogue does not say how' }]
        : [];
    const { toPersisted, fromPersisted, inputOf } = catalog.persistence;
    return [...nodes.values()].flatMap((snapshot) => {
      const restored = fromPersisted(storedAndRead(toPersisted(snapshot)));
      const again = new Set(busyNodes(firstStep(machine, inputOf(restored as never)).snapshot));
      return busyNodes(snapshot)
        .filter((node) => again.has(node))
        .map((place) => ({ place, message: 'is under way when stored and under way again when restored' }));
    });
  },
};
