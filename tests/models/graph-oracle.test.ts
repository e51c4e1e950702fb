import { describe, expect, it } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { loadMachines, type FoundMachine } from '#paths/discover.ts';
import { commandsOf, delaysOf, outcomesOf } from '#paths/explore/candidates.ts';
import { nodesOf } from '#paths/explore/definition.ts';
import { explore, type Graph } from '#paths/explore/explore.ts';
import { keyMaker } from '#paths/explore/state-key.ts';
import { projectRoot } from '#tests/run/steps.ts';
import { book } from '#tests/unit/paths/book.ts';
import { stove, stoveCatalog } from '#tests/unit/paths/stove.ts';

/** Everything the catalogue knows to happen in a chart, wherever it does. */
const sampledEvents = ({ machine, catalog }: FoundMachine): readonly AnyEventObject[] => [
  ...commandsOf(catalog).map(({ event }) => event),
  ...nodesOf(machine).flatMap((node) =>
    [...outcomesOf(node, catalog), ...delaysOf(node, catalog)].map(({ event }) => event),
  ),
];

interface Place {
  readonly transitions: Readonly<Record<string, { readonly state: AnyMachineSnapshot }>>;
}

/** How many steps each state is away from the one an input starts in, as the library walks the chart. */
function distancesByLibrary(
  { machine, catalog }: FoundMachine,
  events: readonly AnyEventObject[],
  input: unknown,
) {
  const names = new Map(events.map((event, place) => [event, `${event.type} ${place}`]));
  const keyFor = keyMaker(catalog);
  const reached = getAdjacencyMap(machine, {
    events,
    input,
    serializeState: keyFor,
    serializeEvent: (event: AnyEventObject) => names.get(event) ?? event.type,
    filterEvents: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      snapshot.status === 'active' && snapshot.can(event),
  } as never);
  // Keys of the library's answer are a string type of its own.
  const places = new Map(Object.entries(reached as unknown as Readonly<Record<string, Place>>));
  const [start] = places.keys();
  return distances(start ?? '', (key) =>
    Object.values(places.get(key)?.transitions ?? {}).map(({ state }) => keyFor(state)),
  );
}

/** How many steps each state is away from the first. */
function distances(
  start: string,
  next: (key: string) => readonly string[],
): readonly (readonly [string, number])[] {
  const found = new Map([[start, 0]]);
  for (const [key, distance] of found)
    for (const to of next(key)) if (!found.has(to)) found.set(to, distance + 1);
  return [...found].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

/** The same as the explorer walked it; what it knows of the order of timers is left out, since the library knows no clock. */
function distancesByExplorer(graph: Graph, start: string): readonly (readonly [string, number])[] {
  const keyFor = keyMaker(graph.catalog);
  const found = new Map<string, number>();
  for (const [key, distance] of distances(start, (at) =>
    (graph.outgoing.get(at) ?? []).map(({ to }) => to),
  )) {
    const place = keyFor(graph.nodes.get(key) as AnyMachineSnapshot);
    found.set(place, Math.min(distance, found.get(place) ?? distance));
  }
  return [...found].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

/**
 * `xstate/graph` knows nothing of the explorer that the paths are made with: it walks the same charts on the same samples
 * by its own rules of which events a state answers (docs/decisions/0026).
 */
const charts = await loadMachines(projectRoot);

/** The library knows no clock: of charts with two timers it can walk those that may run out in any order. */
const twoTimers: FoundMachine = {
  name: 'stove',
  folder: 'stove',
  machine: stove(5000, 3000, false),
  catalog: stoveCatalog(false),
  isPersisted: false,
};

for (const found of [...charts, book, twoTimers]) {
  describe(`xstate/graph and the explorer, on ${found.name}`, () => {
    const graph = explore(found.machine, found.catalog);
    const events = sampledEvents(found);

    it.each(graph.starts.map(({ name, to, sample }) => ({ name, to, sample })))(
      'reach the same states in as many steps from $name',
      ({ to, sample }) => {
        const { input } = sample as unknown as { readonly input: unknown };
        expect(distancesByLibrary(found, events, input)).toEqual(distancesByExplorer(graph, to));
      },
      // The library walks large charts slowly, and more so beside other suites.
      120_000,
    );
  });
}

it('a walk that forgets a delay is told from one that does not', async () => {
  const found = charts.find(({ name }) => name === 'modal') as FoundMachine;
  const events = sampledEvents(found);
  const { input } = found.catalog.inputs['page'] as { readonly input: unknown };
  const withoutDelays = events.filter(({ type }) => !type.startsWith('xstate.after.'));
  expect(distancesByLibrary(found, withoutDelays, input).length).toBeLessThan(
    distancesByLibrary(found, events, input).length,
  );
});
