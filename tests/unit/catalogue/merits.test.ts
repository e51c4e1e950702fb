import { describe, expect, it } from 'vitest';
import { isAccessory, isUndeliverable } from '#server/catalogue/merits.ts';

describe('accessories', () => {
  it.each([
    ['Abfallsäcke für Aktenvernichter, 35 l', ['aktenvernicht'], true],
    ['Aktenvernichter P-4 Partikelschnitt', ['aktenvernicht'], false],
    ['Aktenvernichter für kleine Büros', ['aktenvernicht'], false],
    ['Whiteboard-Reiniger 250 ml, Pumpspray', ['whiteboard'], true],
    ['Whiteboard 120 x 90 cm, emailliert', ['whiteboard'], false],
    ['Packband-Handabroller 50 mm mit Bremse', ['packband', 'abroll'], false],
    ['Recycling-Briefumschläge DIN lang', ['briefumschläg'], false],
    ['LED-Schreibtischleuchte, dimmbar', ['leucht', 'ausstattung'], false],
    ['Farbband Nylon Schwarz für Nadeldrucker', ['farbbänd'], false],
    ['Chefsessel, Kunstleder', ['bürostühl'], false],
    ['Brother TN-2420 Toner Schwarz', ['toner', 'schwarz'], false],
  ])('%s beside %j: %s', (name, stems, expected) => {
    expect(isAccessory(name, stems)).toBe(expected);
  });
});

it('nobody can order what is sold out or no longer made', () => {
  expect([1, 2, 3, 4, 5, 6, 7].filter((state) => isUndeliverable[state] === true)).toEqual([2, 5]);
});
