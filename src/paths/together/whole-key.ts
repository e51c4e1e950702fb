import { keyMaker } from '#paths/explore/state-key.ts';
import { orderText } from '#paths/explore/timer-order.ts';
import type { AnyMachineSnapshot } from 'xstate';
import type { AnyEnsemble, Part } from '#machines/ensemble.ts';
import { nodesOf } from '#paths/explore/definition.ts';
import type { Actor, Actors, WholeState } from './whole.ts';

/** Names wholes alike that differ only in which of several equal actors is where, or in the names of numbered ones. */
export interface WholeKeys {
  /** The state of all actors, of the memory and of the timers, as text. */
  keyOf(whole: WholeState): string;
  /** Name of an actor, or of its place among those that are like it: two of them with one place can do the same. */
  placeOf(actors: Actors, name: string): string;
  /** Whether the place stays the same name while others act. */
  isSteady(actors: Actors, name: string): boolean;
}

/** @throws Error when actors are called alike that have timers. */
export function wholeKeys(ensemble: AnyEnsemble): WholeKeys {
  for (const part of ensemble.alike ?? [])
    if (nodesOf((ensemble.parts[part] as Part).machine).some(({ after }) => after.length > 0))
      throw new Error(`'${part}' has timers: which of two equal ones runs out first is not all the same.`);
  const ownKeys = new Map(
    Object.entries(ensemble.parts).map(([name, { catalog }]) => [name, keyMaker(catalog)]),
  );
  const isAlike = (part: string): boolean => ensemble.alike?.includes(part) ?? false;
  const isNumbered = (part: string): boolean => ensemble.numbered?.includes(part) ?? false;
  const ownKey = (part: string, snapshot: AnyMachineSnapshot): string => ownKeys.get(part)?.(snapshot) ?? '';
  const childrenOf = (actors: Actors, name: string): readonly Actor[] =>
    [...actors.values()].filter(({ parent }) => parent === name);
  /** What an actor is called under its parent. */
  const labelOf = (actors: Actors, { name, part, parent }: Actor): string => {
    if (parent === null) return name;
    if (!isNumbered(part)) return name.slice(parent.length + 1);
    const ages = childrenOf(actors, parent).filter((child) => child.part === part);
    return `${part}#${ages.findIndex((child) => child.name === name)}`;
  };
  const branch = (actors: Actors, { name, part, snapshot }: Actor): string => {
    const children = childrenOf(actors, name)
      .map(
        (child) => `${isAlike(child.part) ? child.part : labelOf(actors, child)}: ${branch(actors, child)}`,
      )
      .toSorted();
    return `${ownKey(part, snapshot)}${children.length === 0 ? '' : ` [${children.join(' | ')}]`}`;
  };
  const placeOf = (actors: Actors, name: string): string => {
    const actor = actors.get(name);
    if (actor === undefined || actor.parent === null) return name;
    const own = isAlike(actor.part) ? `${actor.part}(${branch(actors, actor)})` : labelOf(actors, actor);
    return `${placeOf(actors, actor.parent)}/${own}`;
  };
  /** The place of the actor before the name of its timer (`timerName`). */
  const placeOfTimer = (actors: Actors, timer: string): string => {
    const end = timer.indexOf(' ');
    return end === -1 ? timer : placeOf(actors, timer.slice(0, end)) + timer.slice(end);
  };
  return {
    keyOf: ({ actors, memory, timers }) => {
      const people = Object.keys(ensemble.people).map(
        (person) => `${person}: ${branch(actors, actors.get(person) as Actor)}`,
      );
      const remembered = memory === undefined ? [] : [JSON.stringify(memory)];
      return (
        [...people, ...remembered].join(' & ') + orderText(timers, (timer) => placeOfTimer(actors, timer))
      );
    },
    placeOf,
    isSteady: (actors, name) => {
      for (let at: string | null = name; at !== null;) {
        const actor = actors.get(at);
        if (actor === undefined || isNumbered(actor.part) || (at !== name && isAlike(actor.part)))
          return false;
        at = actor.parent;
      }
      return true;
    },
  };
}
