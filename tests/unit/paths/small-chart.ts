import { setup, type AnyStateMachine } from 'xstate';
import { inWords } from '#machines/path-ready.ts';
import type { AnyCatalog } from '#paths/explore/candidates.ts';
import { explore, type Graph } from '#paths/explore/explore.ts';

/** Arrows of a chart without context: `a -go-> b` is `['a', 'go', 'b']`; the first arrow's tail is the start. */
export type Arrow = readonly [from: string, event: string, to: string];

/** A chart drawn from arrows, walked to its end. */
export function graphOf(arrows: readonly Arrow[], island: readonly string[] = []): Graph {
  const names = [...new Set([...arrows.flatMap(([from, , to]) => [from, to]), ...island])];
  const states = Object.fromEntries(
    names.map((name) => [
      name,
      {
        on: Object.fromEntries(arrows.filter(([from]) => from === name).map(([, event, to]) => [event, to])),
      },
    ]),
  );
  const machine = setup({}).createMachine({ id: 'small', initial: names[0] as string, states } as never);
  const events = [...new Set(arrows.map(([, event]) => event))];
  const catalog = {
    inputs: { start: { input: undefined, ...inWords('Start.', 'Start.') } },
    events: Object.fromEntries(
      events.map((type) => [type, { go: { event: { type }, ...inWords(`${type}.`, `${type}.`) } }]),
    ),
    calls: {},
    delays: {},
    abstract: () => ({}),
    invariants: {},
  };
  return explore(machine as unknown as AnyStateMachine, catalog as unknown as AnyCatalog);
}
