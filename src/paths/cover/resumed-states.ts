import type { AnyStateNode } from 'xstate';
import { activeNodes } from '#machines/xstate-internals.ts';
import { isLeaf, transitionsOf } from '#paths/explore/definition.ts';
import type { Edge } from '#paths/explore/edge.ts';
import type { Graph } from '#paths/explore/explore.ts';

const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean => node.id.startsWith(`${outer.id}.`);

/** Where a transition into a history state comes out: one ending for each state that was remembered, and for the first time. */
export function resumedStates(graph: Graph): (edge: Edge) => readonly string[] {
  const places = new Map(
    transitionsOf(graph.machine).flatMap(({ id, definition }) => {
      const target = definition.target?.find(({ type }) => type === 'history') as AnyStateNode | undefined;
      return target?.parent === undefined ? [] : [[id, target.parent] as const];
    }),
  );
  return ({ covers, after }) =>
    covers.flatMap((id) => {
      const place = places.get(id);
      if (place === undefined) return [];
      const resumed = activeNodes(after).filter((node) => isLeaf(node) && isInside(node, place));
      return [`${id} → ${resumed.map((node) => node.id).join(' ')}`];
    });
}
