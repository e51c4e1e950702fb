import { expect, it } from 'vitest';
import { basisfarben } from '#contract/article.ts';
import { byColour, colourPlace } from '#domain/colour-order.ts';
import type { Coloured } from '#domain/colour-order.ts';

const named = (farbe: string, basisfarbe: Coloured['basisfarbe']): Coloured => ({ farbe, basisfarbe });

it('stands black, cyan, magenta, yellow, then photo and light shades, then the rest, and last what has no colour', () => {
  const colours: readonly Coloured[] = [
    { farbe: null, basisfarbe: null },
    named('Grau', 'grau'),
    named('Dreifarbig', 'farbig'),
    named('Hellmagenta', 'magenta'),
    named('Fotoschwarz', 'schwarz'),
    named('Gelb', 'gelb'),
    named('Hellcyan', 'cyan'),
    named('Magenta', 'magenta'),
    named('Cyan', 'cyan'),
    named('Schwarz', 'schwarz'),
  ];
  expect(colours.toSorted(byColour).map(({ farbe }) => farbe)).toEqual([
    'Schwarz',
    'Cyan',
    'Magenta',
    'Gelb',
    'Fotoschwarz',
    'Hellcyan',
    'Hellmagenta',
    'Dreifarbig',
    'Grau',
    null,
  ]);
});

it('knows every colour of the catalogue', () => {
  const places = basisfarben.map((basisfarbe) => colourPlace({ basisfarbe, farbe: null }));
  expect(new Set(places).size).toBe(basisfarben.length);
  expect(Math.min(...places)).toBe(0);
});
