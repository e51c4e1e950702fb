import { createEmptyActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { digestOf } from '#paths/script/path-script.ts';

describe('digest of a step', () => {
  it('is the same however many unnamed actors there were before', () => {
    const [one, other] = [createEmptyActor(), createEmptyActor()];
    expect(one.id).not.toBe(other.id);
    expect(digestOf({ listener: one }, [], [])).toBe(digestOf({ listener: other }, [], []));
  });

  it('tells other contexts, other facts and other inputs of calls', () => {
    const digests = [
      digestOf({ id: 'toast-1' }, [], []),
      digestOf({ id: 'toast-2' }, [], []),
      digestOf({ id: 'toast-1' }, [{ type: 'told' }], []),
      digestOf({ id: 'toast-1' }, [], [{ id: 'save', input: { slug: 'dhl' } }]),
      digestOf({ id: 'toast-1' }, [], [{ id: 'save', input: { slug: 'ups' } }]),
    ];
    expect(new Set(digests).size).toBe(5);
  });
});
