import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { always } from '#machines/transition-id.ts';
import {
  groupsOf,
  nodesOf,
  type DeclaredTransition,
  type TransitionGroup,
} from '#paths/explore/definition.ts';

export const mutantKinds = [
  'guard true',
  'guard false',
  'action left out',
  'other target',
  'other start',
  'dropped',
  'swapped',
  'delay × 2',
  'delay ÷ 2',
  'input left out',
  'input stays',
] as const;
export type MutantKind = (typeof mutantKinds)[number];

/** One fault in one chart, planted into a fresh copy of it in memory. */
export interface ChartMutant {
  /** Kind, place and what is wrong there; the same in every run. */
  readonly name: string;
  readonly kind: MutantKind;
  /** Id of the transition or of the state. */
  readonly place: string;
  /** Id of the state that holds the fault. */
  readonly node: string;
  /** The event whose branches are at fault; null where the state itself is. */
  readonly event: string | null;
  /** The chart with the fault. */
  plant(): AnyStateMachine;
}

/** What a mutant changes of a compiled state; nobody else writes there. */
interface OpenNode {
  transitions: Map<string, AnyTransitionDefinition[]>;
  always: AnyTransitionDefinition[];
  entry: unknown[];
  exit: unknown[];
  readonly invoke: { input?: unknown }[];
  readonly initial: { target: readonly AnyStateNode[] };
}

interface OpenTransition {
  guard: unknown;
  actions: readonly unknown[];
  target: readonly AnyStateNode[] | undefined;
}

type Input = (given: unknown) => unknown;

/** Whatever a call is given first, it is given always: as an order that goes to the same address every time. */
function staying(input: Input): Input {
  let first: { readonly given: unknown } | null = null;
  return (given) => (first ??= { given: input(given) }).given;
}

type DelayResolver = (given: unknown, params: unknown) => number;

/** An eternal loop of `always` ends in an error instead of never. */
const mostMicrosteps = 500;

/** A compiled chart of its own, since mutants are planted in what was compiled. */
function freshCopyOf(machine: AnyStateMachine): AnyStateMachine {
  const copy = machine.provide({}) as AnyStateMachine;
  copy.options = { ...copy.options, maxIterations: mostMicrosteps };
  return copy;
}

function planter(
  machine: AnyStateMachine,
  nodeId: string,
  change: (node: OpenNode, copy: AnyStateMachine) => void,
): () => AnyStateMachine {
  return () => {
    const copy = freshCopyOf(machine);
    change(copy.getStateNodeById(nodeId) as unknown as OpenNode, copy);
    return copy;
  };
}

const branchesOf = (node: OpenNode, event: string): AnyTransitionDefinition[] =>
  event === always ? node.always : (node.transitions.get(event) as AnyTransitionDefinition[]);

function replaceBranches(node: OpenNode, event: string, branches: AnyTransitionDefinition[]): void {
  if (event === always) node.always = branches;
  else if (branches.length === 0) node.transitions.delete(event);
  else node.transitions.set(event, branches);
}

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : String((action as { type?: unknown }).type ?? 'unnamed');

const withoutIndex = <Item>(items: readonly Item[], index: number): Item[] =>
  items.filter((_, place) => place !== index);

/** Where else something could lead: to the states beside its target. */
function siblingsOf(node: AnyStateNode): readonly AnyStateNode[] {
  if (node.parent === undefined || node.parent.type === 'parallel') return [];
  return (Object.values(node.parent.states) as AnyStateNode[]).filter(
    (sibling) => sibling !== node && sibling.type !== 'history',
  );
}

function mutantsOfBranch(
  machine: AnyStateMachine,
  event: string,
  { id: place, node, definition }: DeclaredTransition,
  index: number,
): readonly ChartMutant[] {
  const mutant = (
    kind: MutantKind,
    detail: string,
    change: (branch: OpenTransition, copy: AnyStateMachine) => void,
  ): ChartMutant => ({
    name: `${kind}: ${place}${detail}`,
    kind,
    place,
    node: node.id,
    event,
    plant: planter(machine, node.id, (open, copy) =>
      change(branchesOf(open, event)[index] as unknown as OpenTransition, copy),
    ),
  });
  const guarded =
    definition.guard === undefined
      ? [
          {
            name: `dropped: ${place}`,
            kind: 'dropped' as const,
            place,
            node: node.id,
            event,
            plant: planter(machine, node.id, (open) =>
              replaceBranches(open, event, withoutIndex(branchesOf(open, event), index)),
            ),
          },
        ]
      : [
          mutant('guard true', '', (branch) => (branch.guard = undefined)),
          // The same as dropping the transition, so that no mutant of a guarded one is dropped.
          mutant('guard false', '', (branch) => (branch.guard = () => false)),
        ];
  const target = (definition.target?.[0] ?? node) as AnyStateNode;
  return [
    ...guarded,
    ...definition.actions.map((action, position) =>
      mutant('action left out', ` ${nameOf(action)}`, (branch) => {
        branch.actions = withoutIndex(branch.actions, position);
      }),
    ),
    ...siblingsOf(target).map((sibling) =>
      mutant('other target', ` → ${sibling.id}`, (branch, copy) => {
        branch.target = [copy.getStateNodeById(sibling.id) as AnyStateNode];
      }),
    ),
  ];
}

/** Neighbours that both ask; behind a branch that does not ask, the other would just be dropped. */
const swapsOf = (
  machine: AnyStateMachine,
  { node, event, branches }: TransitionGroup,
): readonly ChartMutant[] =>
  branches.slice(1).flatMap((second, index): readonly ChartMutant[] => {
    const first = branches[index] as DeclaredTransition;
    if (first.definition.guard === undefined || second.definition.guard === undefined) return [];
    return [
      {
        name: `swapped: ${second.id} before ${index}`,
        kind: 'swapped',
        place: second.id,
        node: node.id,
        event,
        plant: planter(machine, node.id, (open) => {
          const all = branchesOf(open, event);
          const [one, other] = [all[index], all[index + 1]] as AnyTransitionDefinition[];
          replaceBranches(open, event, all.with(index, other!).with(index + 1, one!));
        }),
      },
    ];
  });

function mutantsOfState(machine: AnyStateMachine, node: AnyStateNode): readonly ChartMutant[] {
  const writtenCount = (written: unknown): number => [written ?? []].flat().length;
  const leftOut = (side: 'entry' | 'exit'): readonly ChartMutant[] =>
    // Behind the written ones stand those that start and stop the timers.
    node[side].slice(0, writtenCount(node.config[side])).map((action, index) => ({
      name: `action left out: ${node.id} ${side} ${nameOf(action)}`,
      kind: 'action left out',
      place: node.id,
      node: node.id,
      event: null,
      plant: planter(machine, node.id, (open) => (open[side] = withoutIndex(open[side], index))),
    }));
  const delayed = (kind: 'delay × 2' | 'delay ÷ 2', factor: number): readonly ChartMutant[] =>
    [...new Map(node.after.map(({ delay, eventType }) => [eventType, delay]))].map(([eventType, delay]) => ({
      name: `${kind}: ${node.id} ${String(delay)}`,
      kind,
      place: node.id,
      node: node.id,
      event: null,
      plant: planter(machine, node.id, (open, copy) => {
        const timer = open.entry.find((action) => (action as { id?: string }).id === eventType) as {
          delay: DelayResolver;
        };
        const declared: unknown = copy.implementations.delays[String(delay)];
        timer.delay = (given, params) =>
          factor *
          (typeof declared === 'function' ? (declared as DelayResolver)(given, params) : Number(declared));
      }),
    }));
  const fed = (
    kind: 'input left out' | 'input stays',
    feed: (input: Input) => Input,
  ): readonly ChartMutant[] =>
    node.invoke.flatMap(({ id, input }, index) =>
      typeof input === 'function'
        ? [
            {
              name: `${kind}: ${node.id} ${id}`,
              kind,
              place: node.id,
              node: node.id,
              event: null,
              plant: planter(machine, node.id, (open) => {
                (open.invoke[index] as { input: unknown }).input = feed(input as Input);
              }),
            },
          ]
        : [],
    );
  const [first] = node.type === 'compound' ? node.initial.target : [];
  const starts = (first === undefined ? [] : siblingsOf(first as AnyStateNode)).map(
    (sibling): ChartMutant => ({
      name: `other start: ${node.id} → ${sibling.id}`,
      kind: 'other start',
      place: node.id,
      node: node.id,
      event: null,
      plant: planter(machine, node.id, (open, copy) => {
        open.initial.target = [copy.getStateNodeById(sibling.id) as AnyStateNode];
      }),
    }),
  );
  return [
    ...leftOut('entry'),
    ...leftOut('exit'),
    ...delayed('delay × 2', 2),
    ...delayed('delay ÷ 2', 0.5),
    ...starts,
    ...fed('input left out', () => () => undefined),
    ...fed('input stays', staying),
  ];
}

/** Every mutant of a chart, in the order of the chart. */
export function chartMutantsOf(machine: AnyStateMachine): readonly ChartMutant[] {
  return [
    ...groupsOf(machine).flatMap((group) => [
      ...group.branches.flatMap((branch, index) => mutantsOfBranch(machine, group.event, branch, index)),
      ...swapsOf(machine, group),
    ]),
    ...nodesOf(machine).flatMap((node) => mutantsOfState(machine, node)),
  ];
}
