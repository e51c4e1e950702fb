import { isThemeValue, rolesOf } from '#contract/theme.ts';
import type { InterfaceRole, ThemeArea, ThemeColorToken, ThemeRole, ThemeToken } from '#contract/theme.ts';

/** Red, green and blue 0–255, alpha 0–1. */
type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const alphaOf = (text: string | undefined) =>
  text === undefined ? 1 : text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text);

function fromHex(digits: string): Rgba {
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (index: number) => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  return [part(0), part(1), part(2), full.length === 8 ? part(3) / 255 : 1];
}

function fromHsl(hue: number, saturation: number, lightness: number, alpha: number): Rgba {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))));
  };
  return [channel(0), channel(8), channel(4), alpha];
}

/**
 * Reads a colour of the theme grammar.
 *
 * @returns null when `value` is no such colour
 */
export function parseColor(value: string): Rgba | null {
  if (!isThemeValue('text.color', value)) return null;
  if (value.startsWith('#')) return fromHex(value.slice(1));
  const [first = '0', second = '0', third = '0', alpha] = value.match(/\d*\.?\d+%?/g) ?? [];
  if (value.toLowerCase().startsWith('hsl')) {
    return fromHsl(
      Number(first) % 360,
      Number.parseFloat(second) / 100,
      Number.parseFloat(third) / 100,
      alphaOf(alpha),
    );
  }
  return [Number(first), Number(second), Number(third), alphaOf(alpha)];
}

function over([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * Contrast ratio of WCAG 2.2 between a text colour and its ground, 1 to 21. A translucent ground is laid on white.
 *
 * @returns null when one of the two is no colour of the theme grammar
 */
export function contrastRatio(text: string, ground: string): number | null {
  const textColor = parseColor(text);
  const groundColor = parseColor(ground);
  if (!textColor || !groundColor) return null;
  const solidGround = over(groundColor, [255, 255, 255, 1]);
  const levels = [luminance(over(textColor, solidGround)), luminance(solidGround)] as const;
  return (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
}

/** Least contrast for text (WCAG 2.2 AA, 1.4.3) and for icons and control outlines (1.4.11). */
export const leastTextContrast = 4.5;
export const leastGraphicContrast = 3;

const readableDark = '#171a1f';
const readableLight = '#ffffff';

/** The one of near-black and white that reads better on `ground`. */
export function readableOn(ground: string): string {
  const dark = contrastRatio(readableDark, ground) ?? 0;
  const light = contrastRatio(readableLight, ground) ?? 0;
  return dark >= light ? readableDark : readableLight;
}

export type ContrastPair = { text: ThemeColorToken; ground: ThemeColorToken; least: number };

/** The pairs of one area that must be readable; the style switcher warns for each that is not. */
export function contrastPairsOf(area: ThemeArea): ContrastPair[] {
  const ground: ThemeColorToken = `${area}.main`;
  const isText = (
    role: ThemeRole | InterfaceRole,
  ): role is 'heading' | 'title' | 'subtitle' | 'link' | 'icon' =>
    ['heading', 'title', 'subtitle', 'link', 'icon'].includes(role);
  return rolesOf(area)
    .filter(isText)
    .map((role) => ({
      text: `${area}.${role}`,
      ground,
      least: role === 'icon' ? leastGraphicContrast : leastTextContrast,
    }));
}

/** Pairs of the page itself: running text and links in every state on the page's ground and on the ground of that state. */
export const pageContrastPairs: readonly ContrastPair[] = [
  { text: 'text.color', ground: 'text.background', least: leastTextContrast },
  { text: 'text.color', ground: 'interface.main', least: leastTextContrast },
  ...(['normal', 'active', 'visited', 'hover', 'focus'] as const).flatMap((state) => [
    { text: `link.${state}` as const, ground: 'text.background' as const, least: leastTextContrast },
    { text: `link.${state}` as const, ground: `background.${state}` as const, least: leastTextContrast },
  ]),
];

/** Ground tokens whose readable text colour follows them: `header.main` → `header`, `interface.mainButton` → `mainButton`. */
export function groundNameOf(token: ThemeToken): string | null {
  const [area = '', role = ''] = token.split('.');
  if (role === 'main') return area;
  return ['button', 'mainButton', 'secondaryButton'].includes(role) ? role : null;
}
