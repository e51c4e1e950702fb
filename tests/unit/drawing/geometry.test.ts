import { expect, it } from 'vitest';
import { labelPlace, pictureSize } from '#drawing/geometry.ts';

it('makes a picture twice as fine as the screen, but no larger than browsers draw', () => {
  expect(pictureSize(900, 400.4)).toEqual({ width: 1800, height: 801 });
  expect(pictureSize(10_000, 4_000)).toEqual({ width: 16_000, height: 6400 });
});

it('keeps a label beside its line in the language with the shorter words', () => {
  const label = {
    x: 10,
    y: 20,
    width: 90,
    height: 20,
    texts: [],
    notes: [],
    shift: [30, 0] as [number, number],
  };
  expect(labelPlace(label, 'de')).toEqual([40, 20]);
  expect(labelPlace(label, 'en')).toEqual([10, 20]);
});
