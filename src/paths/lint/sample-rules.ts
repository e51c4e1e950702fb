import type { AnyStateNode } from 'xstate';
import { callSamplesOf, commandsOf, eventSamplesOf, type AnyCatalog } from '#paths/explore/candidates.ts';
import { groupsOf, matchesDescriptor, nodesOf } from '#paths/explore/definition.ts';
import type { Graph } from '#paths/explore/explore.ts';
import type { LintRule } from './finding.ts';

const neededOutcomes = ['ok', 'refused', 'noAnswer', 'serverDown'];

type Invocation = AnyStateNode['invoke'][number];

/** Calls are what answers once: they are sampled, or their answer leads somewhere; other actors live on their own. */
const isCall = (catalog: AnyCatalog, node: AnyStateNode, { src, id }: Invocation): boolean =>
  String(src) in catalog.calls || node.transitions.has(`xstate.done.actor.${id}`);

const callsOf = ({
  machine,
  catalog,
}: Graph): readonly { readonly node: AnyStateNode; readonly invocation: Invocation }[] =>
  nodesOf(machine).flatMap((node) =>
    node.invoke
      .filter((invocation) => isCall(catalog, node, invocation))
      .map((invocation) => ({ node, invocation })),
  );

const isInternal = (event: string): boolean => event === 'always' || event.startsWith('xstate.');

export const samples: LintRule = {
  name: 'samples',
  promise: 'samples every event, every outcome of a call and every delay, and nothing else',
  check: ({ graph }) => {
    const { machine, catalog } = graph;
    const declared = [...new Set(groupsOf(machine).map(({ event }) => event))].filter(
      (event) => !isInternal(event),
    );
    const sampled = commandsOf(catalog).map(({ event }) => event.type);
    const calls = callSamplesOf(catalog);
    const delays = new Set(nodesOf(machine).flatMap((node) => node.after.map(({ delay }) => String(delay))));
    return [
      ...declared
        .filter((descriptor) => !sampled.some((type) => matchesDescriptor(descriptor, type)))
        .map((place) => ({ place, message: `event ${place} has no sample` })),
      ...Object.keys(eventSamplesOf(catalog))
        .filter((type) => !declared.some((descriptor) => matchesDescriptor(descriptor, type)))
        .map((place) => ({ place, message: `no state handles the sampled event ${place}` })),
      ...callsOf(graph).flatMap(({ invocation }) => {
        const source = String(invocation.src);
        return neededOutcomes
          .filter((outcome) => calls[source]?.[outcome] === undefined)
          .map((outcome) => ({
            place: `${source}:${outcome}`,
            message: `call ${source} has no sample '${outcome}'`,
          }));
      }),
      ...[...delays]
        .filter((delay) => !(delay in (catalog.delays as object)))
        .map((place) => ({ place, message: `delay ${place} has no sentence` })),
    ];
  },
};

export const errorExits: LintRule = {
  name: 'error-exit',
  promise: 'gives every call an error exit that is open to any failure',
  check: ({ graph }) =>
    callsOf(graph).flatMap(({ node, invocation }) => {
      const branches = node.transitions.get(`xstate.error.actor.${invocation.id}`) ?? [];
      if (branches.some(({ guard }) => guard === undefined)) return [];
      return [{ place: node.id, message: `call ${invocation.id} has no unguarded error exit` }];
    }),
};

/** As written: the compiled lists also hold what starts and stops the timers. */
const writtenActions = ({ config }: AnyStateNode): readonly unknown[] =>
  [config.entry ?? [], config.exit ?? []].flat();

const isInline = (implementation: unknown): boolean =>
  // Combinations of named guards (and, or, not) are functions with a check of their own.
  typeof implementation === 'function' && !('check' in implementation);

export const names: LintRule = {
  name: 'names',
  promise: 'names every guard, action, delay and actor',
  check: ({ graph: { machine } }) => [
    ...nodesOf(machine).flatMap((node) => [
      ...writtenActions(node)
        .filter(isInline)
        .map(() => ({ place: node.id, message: 'an entry or exit action has no name' })),
      ...node.after
        .filter(({ delay }) => typeof delay !== 'string')
        .map(({ delay }) => ({ place: node.id, message: `the delay of ${String(delay)} ms has no name` })),
      ...node.invoke.flatMap((invocation, index) => [
        ...(invocation.id === `${index}.${node.id}`
          ? [{ place: node.id, message: 'an actor has no id of its own' }]
          : []),
        ...(String(invocation.src).startsWith('xstate.invoke.')
          ? [{ place: node.id, message: 'an actor is written in place and cannot be replaced' }]
          : []),
      ]),
    ]),
    ...groupsOf(machine).flatMap(({ branches }) =>
      branches.flatMap(({ id, definition }) => [
        ...(isInline(definition.guard) ? [{ place: id, message: 'the guard has no name' }] : []),
        ...(definition.actions.some(isInline) ? [{ place: id, message: 'an action has no name' }] : []),
      ]),
    ),
  ],
};

const namesIn = (written: unknown): readonly string[] =>
  [written].flat(2).flatMap((one: unknown) => {
    if (typeof one === 'string') return [one];
    if (typeof one === 'function') return 'guards' in one ? namesIn(one.guards) : [];
    return typeof one === 'object' && one !== null && 'type' in one ? [String(one.type)] : [];
  });

/** The text of what is written in code and names others: enqueued actions, spawned actors, raised delays. */
const codeOf = (implementation: unknown): string =>
  [implementation, ...(typeof implementation === 'function' ? Object.values(implementation) : [])]
    .map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part)))
    .join('\n');

export const unused: LintRule = {
  name: 'unused',
  promise: 'declares no guard, action, delay or actor that nothing names',
  check: ({ graph: { machine } }) => {
    const { implementations } = machine;
    const nodes = nodesOf(machine);
    const definitions = groupsOf(machine).flatMap(({ branches }) =>
      branches.map(({ definition }) => definition),
    );
    const code = Object.values(implementations.actions).map(codeOf).join('\n');
    const isInCode = (name: string): boolean => code.includes(`'${name}'`) || code.includes(`"${name}"`);
    const used = {
      guards: definitions.flatMap(({ guard }) => namesIn(guard)),
      actions: [...nodes.flatMap(writtenActions), ...definitions.flatMap(({ actions }) => actions)].flatMap(
        namesIn,
      ),
      delays: nodes.flatMap((node) => node.after.map(({ delay }) => String(delay))),
      actors: nodes.flatMap((node) => node.invoke.map(({ src }) => String(src))),
    };
    return (['guards', 'actions', 'delays', 'actors'] as const).flatMap((kind) =>
      Object.keys(implementations[kind])
        .filter((name) => !used[kind].includes(name) && !isInCode(name))
        .map((name) => ({ place: name, message: `of the ${kind} is named nowhere in the chart` })),
    );
  },
};
