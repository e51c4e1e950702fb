import { describe, expect, it } from 'vitest';
import { Scratch } from '#server/catalogue/scratch.ts';

describe('scratch arrays', () => {
  it('come as zeros, the same one again once it was given back', () => {
    const scratch = new Scratch();
    const first = scratch.takeBytes(5);
    first.fill(7);
    expect(scratch.takeBytes(5)).not.toBe(first);
    scratch.giveBytes(first);
    const again = scratch.takeBytes(5);
    expect(again).toBe(first);
    expect([...again]).toEqual([0, 0, 0, 0, 0]);
  });

  it('have the length asked for after the catalogue grew', () => {
    const scratch = new Scratch();
    scratch.giveBytes(new Uint8Array(5));
    scratch.giveNumbers(new Int32Array(5));
    expect(scratch.takeBytes(6)).toHaveLength(6);
    expect(scratch.takeNumbers(6)).toHaveLength(6);
  });
});
