import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { Catalog, PhaseTag, StateMeta } from '#machines/path-ready.ts';
import { coverTransitions } from './cover.ts';
import { exitsOf, isLeaf, isPassedThrough, nodesOf, transitionsOf } from './definition.ts';
import { candidatesOf, explore, keyOf, type AnyCatalog, type Graph } from './explore.ts';
import { specClauseIds } from './spec-clauses.ts';
import { firstStep, nextStep } from './step.ts';

const phaseTags: readonly string[] = ['busy', 'ready', 'blocked', 'done'] satisfies readonly PhaseTag[];

const phasesOf = (snapshot: AnyMachineSnapshot): readonly string[] =>
  [...snapshot.tags].filter((tag) => phaseTags.includes(tag));

const isSuccessExit = (event: string) => !event.startsWith('xstate.error.');
const isErrorExit = (event: string) =>
  event.startsWith('xstate.error.') ||
  /(?:error|failed|down|aborted|superseded)$/.test(event) ||
  /\.(?:failed|down|error)$/.test(event);

const settledLeaves = (machine: AnyStateMachine): readonly AnyStateNode[] =>
  nodesOf(machine).filter((node) => isLeaf(node) && !isPassedThrough(node));

const maximumTwins = 150;

/** Pairs of different contexts the projection calls equal, sampled evenly from the edges of the graph. */
function twinsOf(graph: Graph): readonly (readonly [AnyMachineSnapshot, AnyMachineSnapshot])[] {
  const twins = [...graph.starts, ...graph.edges].flatMap((edge) => {
    const known = graph.nodes.get(edge.to);
    return known === undefined || known === edge.step.snapshot ? [] : [[known, edge.step.snapshot] as const];
  });
  const stride = Math.ceil(twins.length / maximumTwins);
  return twins.filter((_, index) => index % stride === 0);
}

export interface MachineTestOptions {
  /** Ends the walk; a graph that is cut off fails the test. */
  readonly maximumNodes?: number;
  /** Transitions that no sample can reach, each with the reason; one that is reached after all fails. */
  readonly waivers?: Readonly<Record<string, string>>;
}

/**
 * Creates the model tests of one chart: everything declared is reached, every reachable snapshot keeps the invariants,
 * says one phase, and lets its visitor go on (style 3, statecharts 2.1).
 */
export function describeMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  typedCatalog: Catalog<Machine>,
  options: MachineTestOptions = {},
): void {
  const catalog = typedCatalog as AnyCatalog;
  describe(`model of ${machine.id}`, () => {
    const graph = explore(machine, catalog, options.maximumNodes);
    const cover = coverTransitions(graph);
    const waived = options.waivers ?? {};

    it('is walked to its end', () => {
      expect(graph.isComplete).toBe(true);
      const failed = [...graph.nodes.values()].filter((snapshot) => snapshot.status === 'error');
      expect(failed.map((snapshot) => String(snapshot.error))).toEqual([]);
    });

    it('covers every declared transition', () => {
      const declared = transitionsOf(machine).map((transition) => transition.id);
      const uncovered = declared.filter((id) => !cover.covered.has(id) && !(id in waived));
      expect(uncovered).toEqual([]);
      expect(Object.keys(waived).filter((id) => cover.covered.has(id) || !declared.includes(id))).toEqual([]);
    });

    it('reaches every state', () => {
      const reached = new Set(
        [...graph.nodes.values()].flatMap((snapshot) => snapshot._nodes.map((node) => node.id)),
      );
      const unreached = nodesOf(machine).filter((node) => !isPassedThrough(node) && !reached.has(node.id));
      expect(unreached.map((node) => node.id)).toEqual([]);
    });

    it('says exactly one phase in each reachable snapshot', () => {
      const wrong = [...graph.nodes.values()].filter((snapshot) => phasesOf(snapshot).length !== 1);
      expect(wrong.map((snapshot) => JSON.stringify(snapshot.value))).toEqual([]);
    });

    for (const [name, holds] of Object.entries(catalog.invariants)) {
      it(`keeps the invariant: ${name}`, () => {
        const broken = [...graph.nodes.values()].filter((snapshot) => !holds(snapshot as never));
        expect(broken.map((snapshot) => keyOf(catalog, snapshot))).toEqual([]);
      });
    }

    it('leaves busy states both by success and by failure, and blocked states at all', () => {
      const stuck = settledLeaves(machine).filter((node) => {
        const events = exitsOf(machine, node).map((exit) => exit.definition.eventType);
        if (node.tags.includes('busy')) {
          // A pause before the next try runs out by itself; it has no outcome of its own.
          const isPause = node.invoke.length === 0 && node.after.length > 0 && !events.some(isErrorExit);
          return !isPause && (!events.some(isSuccessExit) || !events.some(isErrorExit));
        }
        return node.tags.includes('blocked') && events.length === 0;
      });
      expect(stuck.map((node) => node.id)).toEqual([]);
    });

    it('describes every state, in German and English, by clauses that exist', () => {
      const faults = nodesOf(machine).flatMap((node) => {
        if (node === machine.root || isPassedThrough(node)) return [];
        const meta = node.meta as StateMeta | undefined;
        const isDescribed = node.description !== undefined && node.description.length > 0;
        const isTitled = meta !== undefined && meta.title.de !== '' && meta.title.en !== '';
        const unknown = (meta?.spec ?? []).filter((id) => !specClauseIds.has(id));
        return isDescribed && isTitled && unknown.length === 0 ? [] : [`${node.id} ${unknown.join(' ')}`];
      });
      expect(faults).toEqual([]);
    });

    it('gives every call an error exit', () => {
      const silent = nodesOf(machine).flatMap((node) =>
        node.invoke
          .filter((invocation) => String(invocation.src) in (catalog.calls as object))
          .filter((invocation) => !node.transitions.has(`xstate.error.actor.${invocation.id}`))
          .map((invocation) => invocation.id),
      );
      expect(silent).toEqual([]);
    });

    it('uses every sampled event somewhere', () => {
      const declared = new Set(transitionsOf(machine).map((transition) => transition.definition.eventType));
      expect(Object.keys(catalog.events).filter((type) => !declared.has(type))).toEqual([]);
    });

    it('samples every event it declares', () => {
      const samples = Object.entries(catalog.events as Record<string, object>);
      expect(samples.filter(([, named]) => Object.keys(named).length === 0).map(([type]) => type)).toEqual(
        [],
      );
    });

    it('calls two contexts equal only if the same transitions are open to both', () => {
      const unequal = twinsOf(graph).filter(([one, other]) =>
        candidatesOf(machine, catalog, one).some(({ event }) => {
          const [left, right] = [nextStep(machine, one, event), nextStep(machine, other, event)];
          return keyOf(catalog, left.snapshot) !== keyOf(catalog, right.snapshot);
        }),
      );
      expect(unequal.map(([one]) => keyOf(catalog, one))).toEqual([]);
    });

    it('replays every generated path to the same states', () => {
      const astray = cover.paths.filter((path) => {
        let snapshot = firstStep(machine, path.start.event['input']).snapshot;
        return path.steps.some((edge) => {
          snapshot = nextStep(machine, snapshot, edge.event).snapshot;
          return keyOf(catalog, snapshot) !== edge.to;
        });
      });
      expect(astray.map((path) => path.steps.map((edge) => edge.name))).toEqual([]);
    });
  });
}
