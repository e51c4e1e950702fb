import { describe, expect, it } from 'vitest';
import { placesOf } from '#domain/moved-places.ts';

describe('places in a list beside the one before', () => {
  it('says what stands where it stood, is new, and came from where', () => {
    expect(placesOf([1, 2, 3, 4], [1, 3, 2, 9])).toEqual([
      'same',
      { from: 3, isUp: true },
      { from: 2, isUp: false },
      'new',
    ]);
    expect(placesOf([], [7])).toEqual(['new']);
  });
});
