import { describe, expect, it } from 'vitest';
import { formatQuantity, unitName } from '#domain/unit.ts';
import { vocabulary as german } from '#texts/de/vocabulary.ts';
import { vocabulary as english } from '#texts/en/vocabulary.ts';

describe('an amount with its unit', () => {
  it('is said in the singular for one and in the plural for every other amount', () => {
    const say = (quantity: number) => formatQuantity(quantity, 'Packung', german.units);
    expect([0, 1, 4, 1200].map(say)).toEqual(['0 Packungen', '1 Packung', '4 Packungen', '1.200 Packungen']);
  });

  it('is said in the visitor\u2019s language', () => {
    expect(formatQuantity(1200, 'Rolle', english.units, 'en')).toBe('1,200 rolls');
    expect(unitName(1, 'Stück', english.units)).toBe('piece');
  });

  it('keeps the unit of a catalogue the shop has no names for', () => {
    expect(formatQuantity(3, 'Gebinde', german.units)).toBe('3 Gebinde');
  });
});
