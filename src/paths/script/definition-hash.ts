import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';
import {
  groupsOf,
  mayRefuse,
  refusalId,
  transitionsOf,
  type DeclaredTransition,
} from '#paths/explore/definition.ts';

type Named = string | { readonly type?: string } | undefined;

const nameOf = (named: Named): string => (typeof named === 'string' ? named : (named?.type ?? ''));

/** The text of an implementation with what `assign`, `emit` and the like were given. */
function textOf(implementation: unknown): string {
  if (implementation === undefined) return '';
  const parts = typeof implementation === 'function' ? Object.values(implementation) : [];
  return [implementation, ...parts].map(partText).join(';');
}

const partText = (part: unknown): string =>
  typeof part === 'function'
    ? String(part)
    : (JSON.stringify(part, (_key, value: unknown) =>
        typeof value === 'function' ? String(value) : value,
      ) ?? '');

function hashOf(machine: AnyStateMachine, { definition, node, id }: DeclaredTransition): string {
  const { guards, actions, delays } = machine.implementations;
  const entered = definition.target?.flatMap((target) => [
    target.id,
    ...(target.type === 'history' ? [String(target.history), partText(target.config.target)] : []),
    ...target.entry.map((action) => nameOf(action as Named)),
  ]);
  const delay = node.after.find(({ eventType }) => eventType === definition.eventType)?.delay;
  const text = [
    id,
    partText(definition.guard),
    textOf(guards[nameOf(definition.guard as Named)]),
    partText(definition.actions),
    ...definition.actions.map((action) => textOf(actions[nameOf(action as Named)])),
    ...(entered ?? ['stays']),
    String(definition.reenter),
    delay === undefined ? '' : `${String(delay)} ${textOf(delays[String(delay)])}`,
  ].join('\n');
  return createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 12);
}

/**
 * Transition (and refusal) id → hash of what it is: guard, target, actions and the text of their named implementations. A
 * domain function they call is not looked into.
 */
export function definitionHashes(machine: AnyStateMachine): Readonly<Record<string, string>> {
  const hashes = new Map(transitionsOf(machine).map((declared) => [declared.id, hashOf(machine, declared)]));
  for (const group of groupsOf(machine).filter(mayRefuse)) {
    const all = group.branches.map(({ id }) => hashes.get(id)).join('');
    hashes.set(refusalId(group), createHash('sha256').update(all).digest('hex').slice(0, 12));
  }
  return Object.fromEntries(hashes);
}

/** Ids that are new or defined differently than before. */
export const changedIds = (
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): ReadonlySet<string> => new Set(Object.keys(now).filter((id) => before[id] !== now[id]));
