import type { InterfaceRole, ThemeArea, ThemeRole, ThemeToken } from '#contract/theme.ts';
import type { DeliveryTone, InkName, StatusName } from './palette.ts';

const white = '#ffffff';
const ink = '#171a1f';
const slate = '#48525e';
const blue = '#0a4f8c';
const coolGrey = '#eff3f6';
const night = '#20262e';
const mist = '#c6d0da';
const red = '#c8102e';

type Roles = Record<ThemeRole, string>;

const onLight = (main: string): Roles => ({
  main,
  heading: ink,
  title: ink,
  subtitle: slate,
  icon: slate,
  link: blue,
});
const onDark = (main: string): Roles => ({
  main,
  heading: white,
  title: white,
  subtitle: mist,
  icon: mist,
  link: white,
});

const areas: Record<ThemeArea, Roles & Partial<Record<InterfaceRole, string>>> = {
  page: onLight(white),
  interface: { ...onLight(coolGrey), button: '#dfe6ec', mainButton: red, secondaryButton: white },
  header: onLight(white),
  footer: onDark(night),
  primary: { ...onDark(red), subtitle: white, icon: white },
  secondary: onDark('#33404d'),
  topMenu: { ...onLight(white), link: ink },
  copyright: onDark('#14181d'),
  accent1: onLight('#dcebf7'),
  accent2: { ...onLight('#e2f1e6'), icon: '#14673a', link: '#14673a' },
  accent3: { ...onLight('#fff2cf'), icon: '#6d4c00' },
  tool: { ...onLight(coolGrey), link: ink },
  window: onLight(white),
  cookieLaw: onDark(night),
  b2: onLight('#e3eaf2'),
  toast: onLight(white),
};

const areaValues = Object.fromEntries(
  Object.entries(areas).flatMap(([area, roles]) =>
    Object.entries(roles).map(([role, value]) => [`${area}.${role}`, value]),
  ),
) as Partial<Record<ThemeToken, string>>;

/**
 * The default of every theme token (S3.16, S9: font RobotoCondensed, primary colour red). The stylesheet is made from this record,
 * and the style switcher shows it beside the current values.
 */
export const defaultThemeValues = {
  ...areaValues,
  'link.normal': blue,
  'link.active': '#8a0b20',
  'link.visited': '#4a3580',
  'link.hover': '#073a68',
  'link.focus': '#073a68',
  'background.normal': '#ffffff00',
  'background.active': '#d3dde6',
  'background.visited': '#ffffff00',
  'background.hover': '#e6edf2',
  'background.focus': '#e6edf2',
  'text.fontFamily':
    'RobotoCondensed, RobotoCondensedFallback, RobotoCondensedFallbackAndroid, RobotoCondensedFallbackLinux, sans-serif',
  'text.color': ink,
  'text.size': '1rem',
  'text.background': white,
  'h1.font': 'inherit',
  'h1.size': '1.75rem',
  'h2.font': 'inherit',
  'h2.size': '1.375rem',
  'h3.font': 'inherit',
  'h3.size': '1.125rem',
  'h4.font': 'inherit',
  'h4.size': '1rem',
  'h5.font': 'inherit',
  'h5.size': '1rem',
  'h6.font': 'inherit',
  'h6.size': '0.875rem',
} as Record<ThemeToken, string>;

/** Text that is readable on the ground of each area and button. */
export const defaultReadable: Record<ThemeArea | InterfaceRole, string> = {
  page: ink,
  interface: ink,
  header: ink,
  footer: white,
  primary: white,
  secondary: white,
  topMenu: ink,
  copyright: white,
  accent1: ink,
  accent2: ink,
  accent3: ink,
  tool: ink,
  window: ink,
  cookieLaw: white,
  b2: ink,
  toast: ink,
  button: ink,
  mainButton: white,
  secondaryButton: ink,
};

/** Hairlines between things, and the outline of controls (3:1 against white and the interface grey). */
export const defaultLines = { soft: '#d5dde4', strong: '#6f7b87' };
export const defaultFocus = { ring: '#0b63c5', gap: white };
export const defaultStatus: Record<StatusName, { main: string; soft: string; line: string }> = {
  info: { main: '#0a4f8c', soft: '#e6f0f9', line: '#7fa9cf' },
  success: { main: '#14673a', soft: '#e5f3ea', line: '#78b08f' },
  warning: { main: '#6d4c00', soft: '#fff4d6', line: '#c79a2b' },
  danger: { main: '#a60d25', soft: '#fcebee', line: '#d9808e' },
};
export const defaultDelivery: Record<DeliveryTone, string> = {
  inStock: '#14673a',
  soldOut: '#a60d25',
  shortTerm: '#3d6b00',
  onOrder: '#7a5200',
  discontinued: '#59636e',
  onRequest: '#4a3580',
  direct: '#0a4f8c',
};
/** Process colours as printed on coated paper, and the materials office articles come in. */
export const defaultInk: Record<InkName, string> = {
  cyan: '#009ee3',
  magenta: '#e5007e',
  yellow: '#ffe600',
  black: '#1d1d1b',
  photoBlack: '#1d1d1b',
  matteBlack: '#3c3c3b',
  lightCyan: '#9bd7f3',
  lightMagenta: '#f4a3c9',
  grey: '#8d949b',
  white: '#ffffff',
  red: '#d6202b',
  blue: '#1f4fa3',
  green: '#2b8a3e',
  brown: '#7a5230',
  silver: '#b9c0c7',
  orange: '#f08a1c',
};
export const inkOutline = '#6f7b87';
export const inkMarks = { onDark: white, onLight: ink };
export const modalVeil = 'rgb(20 26 32 / 0.56)';
export const shadows = {
  raised: '0 1px 2px rgb(20 26 32 / 0.14)',
  floating: '0 4px 8px rgb(20 26 32 / 0.12), 0 12px 32px rgb(20 26 32 / 0.18)',
};
