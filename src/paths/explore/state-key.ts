import type { AnyMachineSnapshot } from 'xstate';
import { rememberedNodes } from '#machines/xstate-internals.ts';
import type { AnyCatalog } from './candidates.ts';

/** What history states would come back to, as text; empty for a chart without them. */
function rememberedText(snapshot: AnyMachineSnapshot): string {
  const remembered = rememberedNodes(snapshot);
  if (remembered.length === 0) return '';
  const states = remembered.map(([id, nodes]) => [id, ...nodes.map((node) => node.id)].join(' '));
  return ` ${JSON.stringify(states.toSorted())}`;
}

/**
 * Names two snapshots alike when value, projected context, what history remembers and what a final state gives are equal; each
 * context is projected once.
 */
export function keyMaker(catalog: AnyCatalog): (snapshot: AnyMachineSnapshot) => string {
  const projected = new WeakMap<object, string>();
  const seen = new Set<string>();
  const factsOf = (context: object): string => {
    const known = projected.get(context);
    if (known !== undefined) return known;
    const facts = JSON.stringify(catalog.abstract(context));
    // Steps that change nothing keep the context they began with, which is the first of its kind; the others are gone at once.
    if (!seen.has(facts)) {
      seen.add(facts);
      projected.set(context, facts);
    }
    return facts;
  };
  return (snapshot) => {
    const { status, value, context, output } = snapshot;
    const facts = factsOf(context);
    const told = output === undefined ? '' : ` ${JSON.stringify(output)}`;
    return `${status} ${JSON.stringify(value)} ${facts}${rememberedText(snapshot)}${told}`;
  };
}

export const keyOf = (catalog: AnyCatalog, snapshot: AnyMachineSnapshot): string =>
  keyMaker(catalog)(snapshot);
