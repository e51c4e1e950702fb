import type { Edge } from '#paths/explore/edge.ts';
import { activeBefore, type Graph } from '#paths/explore/explore.ts';

/** Which of two running timers ends first: one ending for each order that can be. */
export function timerOrders(graph: Graph): (edge: Edge) => readonly string[] {
  return (edge) => {
    if (edge.cause !== 'delay') return [];
    const running = activeBefore(graph, edge).flatMap(({ after }) => after.map(({ eventType }) => eventType));
    const others = running.filter((type) => type !== edge.event.type);
    return others.map((other) => `${edge.event.type} before ${other}`);
  };
}
