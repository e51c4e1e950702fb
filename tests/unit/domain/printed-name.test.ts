import { describe, expect, it } from 'vitest';
import { printedName } from '#domain/printed-name.ts';

const named = (brandName: string, displayName: string, manufacturerNumber: string) =>
  printedName({ brandName, displayName, manufacturerNumber });

describe('what is printed on a cartridge', () => {
  it.each([
    ['HP', 'HP 950 Tinte Schwarz', 'CN049AE', '950'],
    ['HP', 'HP 59A Toner Schwarz', 'CF259A', '59A'],
    ['Epson', 'Epson 102 Tinte Schwarz', 'T03R1', '102'],
    ['Ricoh', 'Ricoh MP C3503 Toner Cyan', '841820', 'MP C3503'],
  ])('of %s %s with the number %s is %s', (brand, name, number, printed) => {
    expect(named(brand, name, number)).toBe(printed);
  });

  it.each([
    ['Brother', 'Brother TN-241 Toner Schwarz', 'TN-241BK'],
    ['Samsung', 'Samsung MLT-D101S Toner Schwarz', 'MLT-D101S/ELS'],
    ['HP', 'HP CF259X Toner Schwarz', 'CF259X'],
    ['Kontor', 'Kontor Tinte Schwarz, kompatibel zu HP 950', 'K-CN049AE'],
    ['Kontor', 'Toner Schwarz, kompatibel', 'K10001'],
    ['Epson', 'Epson LQ-2090 Farbband Schwarz', 'S015336'],
  ])('of %s %s is no other than the number %s', (brand, name, number) => {
    expect(named(brand, name, number)).toBeNull();
  });
});
