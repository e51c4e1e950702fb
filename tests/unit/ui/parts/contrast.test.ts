import { describe, expect, it } from 'vitest';
import { themeAreas } from '#contract/theme.ts';
import type { ThemeColorToken } from '#contract/theme.ts';
import {
  contrastPairsOf,
  contrastRatio,
  leastGraphicContrast,
  leastTextContrast,
  pageContrastPairs,
  readableOn,
} from '#ui/theme/contrast.ts';
import {
  defaultDelivery,
  defaultFocus,
  defaultLines,
  defaultReadable,
  defaultStatus,
  defaultThemeValues,
} from '#ui/theme/default-values.ts';

type Sample = readonly [what: string, text: string, ground: string, least: number];

const valueOf = (token: ThemeColorToken) => defaultThemeValues[token];
const page = valueOf('page.main');
const interfaceGround = valueOf('interface.main');

const themePairs: Sample[] = [...themeAreas.flatMap(contrastPairsOf), ...pageContrastPairs].map(
  ({ text, ground, least }) => [`${text} on ${ground}`, valueOf(text), valueOf(ground), least],
);
const readablePairs: Sample[] = [
  ...themeAreas.map((area): Sample => [
    `text on ${area}`,
    defaultReadable[area],
    valueOf(`${area}.main`),
    leastTextContrast,
  ]),
  ...(['button', 'mainButton', 'secondaryButton'] as const).map((button): Sample => [
    `text on ${button}`,
    defaultReadable[button],
    valueOf(`interface.${button}`),
    leastTextContrast,
  ]),
];
const statusPairs: Sample[] = Object.entries(defaultStatus).flatMap(([name, { main, soft }]): Sample[] => [
  [`${name} on its ground`, main, soft, leastTextContrast],
  [`${name} on the page`, main, page, leastTextContrast],
  [`${name} on the interface`, main, interfaceGround, leastTextContrast],
]);
const deliveryPairs: Sample[] = Object.entries(defaultDelivery).flatMap(([name, color]): Sample[] => [
  [`delivery ${name} on the page`, color, page, leastTextContrast],
  [`delivery ${name} on the interface`, color, interfaceGround, leastTextContrast],
]);
const graphicPairs: Sample[] = [
  ['outline of controls on the page', defaultLines.strong, page, leastGraphicContrast],
  ['outline of controls on the interface', defaultLines.strong, interfaceGround, leastGraphicContrast],
  ['focus ring on the page', defaultFocus.ring, page, leastGraphicContrast],
  ['focus ring on the interface', defaultFocus.ring, interfaceGround, leastGraphicContrast],
  ['gap of the focus ring on the footer', defaultFocus.gap, valueOf('footer.main'), leastGraphicContrast],
  ['pressed link on its ground', valueOf('page.title'), valueOf('background.hover'), leastTextContrast],
  [
    'secondary words on a hovered row',
    valueOf('page.subtitle'),
    valueOf('background.hover'),
    leastTextContrast,
  ],
];

describe('contrast', () => {
  it.each([...themePairs, ...readablePairs, ...statusPairs, ...deliveryPairs, ...graphicPairs])(
    'default theme: %s is readable',
    (_what, text, ground, least) => {
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(least);
    },
  );

  it('computes the ratios of WCAG, whatever the notation', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrastRatio('rgb(119, 119, 119)', 'hsl(0, 0%, 100%)')).toBeCloseTo(4.478, 3);
    expect(contrastRatio('hsl(120, 100%, 25%)', '#fff')).toBeCloseTo(
      contrastRatio('#008000', '#fff') ?? 0,
      1,
    );
    expect(contrastRatio('#00000080', '#fff')).toBeLessThan(5);
    expect(contrastRatio('tomato', '#fff')).toBeNull();
  });

  it('finds readable text for any ground', () => {
    expect(readableOn('#ffe600')).toBe('#171a1f');
    expect(readableOn('#c8102e')).toBe('#ffffff');
  });
});
