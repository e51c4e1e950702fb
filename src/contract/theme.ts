import * as z from 'zod/mini';

/** The coloured areas of the shop (S3.16). Panel rows, custom properties and the schema all come from this list. */
export const themeAreas = [
  'page',
  'interface',
  'header',
  'footer',
  'primary',
  'secondary',
  'topMenu',
  'copyright',
  'accent1',
  'accent2',
  'accent3',
  'tool',
  'window',
  'cookieLaw',
  'b2',
  'toast',
] as const;
export type ThemeArea = (typeof themeAreas)[number];

/** Colour roles of every area; `main` is the colour of the area itself, the others stand on it. */
export const themeRoles = ['main', 'heading', 'title', 'subtitle', 'icon', 'link'] as const;
export type ThemeRole = (typeof themeRoles)[number];

/** Roles that only the area `interface` has: the grounds of the three kinds of button. */
export const interfaceRoles = ['button', 'mainButton', 'secondaryButton'] as const;
export type InterfaceRole = (typeof interfaceRoles)[number];

/** States in which links have a text colour and a ground of their own. */
export const themeStates = ['normal', 'active', 'visited', 'hover', 'focus'] as const;
export type ThemeState = (typeof themeStates)[number];

/** Heading levels whose font and size can be set. */
export const themeHeadings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type ThemeHeading = (typeof themeHeadings)[number];

export type ThemeColorToken =
  | `${ThemeArea}.${ThemeRole}`
  | `interface.${InterfaceRole}`
  | `link.${ThemeState}`
  | `background.${ThemeState}`
  | 'text.color'
  | 'text.background';
export type ThemeFontToken = 'text.fontFamily' | `${ThemeHeading}.font`;
export type ThemeSizeToken = 'text.size' | `${ThemeHeading}.size`;
export type ThemeToken = ThemeColorToken | ThemeFontToken | ThemeSizeToken;

/**
 * The colour roles of one area, in the order the style switcher lists them.
 *
 * @param area one of {@link themeAreas}
 */
export function rolesOf(area: ThemeArea): readonly (ThemeRole | InterfaceRole)[] {
  return area === 'interface' ? [...themeRoles, ...interfaceRoles] : themeRoles;
}

export const themeColorTokens: readonly ThemeColorToken[] = [
  ...themeAreas.flatMap((area) => rolesOf(area).map((role) => `${area}.${role}` as ThemeColorToken)),
  ...themeStates.map((state) => `link.${state}` as const),
  ...themeStates.map((state) => `background.${state}` as const),
  'text.color',
  'text.background',
];
export const themeFontTokens: readonly ThemeFontToken[] = [
  'text.fontFamily',
  ...themeHeadings.map((heading) => `${heading}.font` as const),
];
export const themeSizeTokens: readonly ThemeSizeToken[] = [
  'text.size',
  ...themeHeadings.map((heading) => `${heading}.size` as const),
];
export const themeTokens: readonly ThemeToken[] = [
  ...themeColorTokens,
  ...themeFontTokens,
  ...themeSizeTokens,
];

const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const percent = '(?:100|[1-9]?\\d)(?:\\.\\d{1,2})?%';
const degrees = '(?:360|3[0-5]\\d|[12]\\d\\d|[1-9]?\\d)(?:deg)?';
const alpha = `(?:0|1|0?\\.\\d{1,3}|${percent})`;
const triple = (first: string, second: string, third: string) =>
  `(?:${first}, ?${second}, ?${third}(?:, ?${alpha})?|${first} ${second} ${third}(?: ?/ ?${alpha})?)`;
const colorPattern = new RegExp(
  `^(?:#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})|rgba?\\(${triple(byte, byte, byte)}\\)|hsla?\\(${triple(degrees, percent, percent)}\\))$`,
  'i',
);
const fontWord = '[a-z][a-z\\d-]{0,39}';
const fontName = `${fontWord}(?: ${fontWord}){0,4}`;
const fontPattern = new RegExp(`^${fontName}(?:, ?${fontName}){0,5}$`, 'i');
const sizePattern = /^(?:(?:[1-6]\d|7[0-2])(?:\.\d{1,2})?px|(?:0\.(?:[7-9]\d{0,3})|[1-4](?:\.\d{1,4})?)rem)$/;

/** A colour a visitor or operator may set: hex, rgb() or hsl() and nothing else, so that no value can load or refer to anything. */
export const ThemeColor = z.string().check(z.maxLength(40), z.regex(colorPattern));
/** Font names separated by commas, without quotes. */
export const ThemeFont = z.string().check(z.maxLength(120), z.regex(fontPattern));
/** A text size: 10–72 px or 0.7–4.9999 rem. */
export const ThemeSize = z.string().check(z.maxLength(12), z.regex(sizePattern));

type Shape<Token extends string, Schema extends z.ZodMiniType> = {
  [Key in Token]: z.ZodMiniOptional<Schema>;
};

function optionalShape<Token extends string, Schema extends z.ZodMiniType>(
  tokens: readonly Token[],
  schema: Schema,
): Shape<Token, Schema> {
  return Object.fromEntries(tokens.map((token) => [token, z.optional(schema)])) as Shape<Token, Schema>;
}

/** Values that differ from the default theme, by token; an absent token shows the default (S3.16: current and default). */
export const ThemeValues = z.strictObject({
  ...optionalShape(themeColorTokens, ThemeColor),
  ...optionalShape(themeFontTokens, ThemeFont),
  ...optionalShape(themeSizeTokens, ThemeSize),
});
export type ThemeValues = z.infer<typeof ThemeValues>;

/**
 * Whether `value` may stand for `token`.
 *
 * @returns false for anything outside the strict grammar of the token's kind (colour, font or size)
 */
export function isThemeValue(token: ThemeToken, value: string): boolean {
  return ThemeValues.safeParse({ [token]: value }).success;
}
