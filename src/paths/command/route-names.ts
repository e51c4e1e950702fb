import type { AnyStateMachine } from 'xstate';
import type { Route } from '#paths/cover/walk-space.ts';
import { nodesOf, shortNodeName } from '#paths/explore/definition.ts';
import type { Graph } from '#paths/explore/explore.ts';
import { UsageError } from './arguments.ts';
import { unknownName } from './suggestion.ts';

/**
 * The id of a state that was named in full (`checkout.steps.review`), without the machine, or by its last parts (`review`).
 * @throws UsageError when no state or more than one is meant.
 */
export function stateId(machine: AnyStateMachine, given: string): string {
  const states = nodesOf(machine).filter((node) => node !== machine.root);
  const exact = states.find(({ id }) => id === given || shortNodeName(machine, id) === given);
  if (exact !== undefined) return exact.id;
  const ending = states.filter(({ id }) => id.endsWith(`.${given}`));
  const names = (some: readonly { id: string }[]): readonly string[] =>
    some.map(({ id }) => shortNodeName(machine, id));
  if (ending.length > 1)
    throw new UsageError(`'${given}' may be ${names(ending).join(' or ')}; say which state`);
  const [only] = ending;
  if (only === undefined) throw new UsageError(unknownName('state', given, names(states)));
  return only.id;
}

/** A state, or anything a step bears: event, sample, transition or refusal. */
function passageName(graph: Graph, given: string): string {
  const names = new Set(
    graph.edges.flatMap((edge) => [edge.name, edge.event.type, ...edge.covers, ...edge.refuses]),
  );
  for (const { name } of graph.starts) names.add(name);
  if (names.has(given)) return given;
  try {
    return stateId(graph.machine, given);
  } catch (error) {
    const states = nodesOf(graph.machine).map(({ id }) => shortNodeName(graph.machine, id));
    const close = unknownName('state, event, sample or transition', given, [
      ...states.filter((name) => name !== ''),
      ...[...names].filter((name) => !name.includes('|')),
    ]);
    throw error instanceof UsageError && error.message.includes('say which') ? error : new UsageError(close);
  }
}

/** The route a caller means, in ids. */
export function routeOf(
  graph: Graph,
  {
    from,
    to,
    through,
    avoid,
  }: {
    from?: string | undefined;
    to?: string | undefined;
    through?: string | undefined;
    avoid: readonly string[];
  },
): Route {
  return {
    ...(from === undefined ? {} : { from: stateId(graph.machine, from) }),
    ...(to === undefined ? {} : { to: stateId(graph.machine, to) }),
    ...(through === undefined ? {} : { through: passageName(graph, through) }),
    avoid: avoid.map((name) => passageName(graph, name)),
  };
}
