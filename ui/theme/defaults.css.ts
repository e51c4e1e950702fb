import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { rolesOf, themeAreas, themeHeadings, themeStates } from '#contract/theme.ts';
import type { InterfaceRole, ThemeArea, ThemeRole, ThemeToken } from '#contract/theme.ts';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import {
  defaultDelivery,
  defaultFocus,
  defaultInk,
  defaultLines,
  defaultReadable,
  defaultStatus,
  defaultThemeValues,
  inkMarks,
  inkOutline,
  modalVeil,
  shadows,
} from './default-values.ts';
import { layers } from './layers.css.ts';

const valueOf = (token: string) => {
  const value = defaultThemeValues[token as ThemeToken];
  if (value === undefined) throw new Error(`The default theme has no value for ${token}`);
  return value;
};
const record = <Name extends string>(names: readonly Name[], toToken: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, valueOf(toToken(name))])) as Record<Name, string>;

const areaValues = Object.fromEntries(
  themeAreas.map((area) => [area, record(rolesOf(area), (role) => `${area}.${role}`)]),
) as Record<ThemeArea, Record<ThemeRole, string>> & { interface: Record<ThemeRole | InterfaceRole, string> };
const headingValues = Object.fromEntries(
  themeHeadings.map((heading) => [heading, record(['font', 'size'], (part) => `${heading}.${part}`)]),
) as Record<(typeof themeHeadings)[number], { font: string; size: string }>;

const scaled = (factor: number) => `calc(${vars.text.size} * ${factor})`;

createGlobalTheme(':root', vars, {
  '@layer': layers.theme,
  ...areaValues,
  ...headingValues,
  link: record(themeStates, (state) => `link.${state}`),
  background: record(themeStates, (state) => `background.${state}`),
  text: record(['fontFamily', 'color', 'size', 'background'], (part) => `text.${part}`),
  on: defaultReadable,
  line: defaultLines,
  focus: defaultFocus,
  status: defaultStatus,
  delivery: defaultDelivery,
  ink: { ...defaultInk, outline: inkOutline, ...inkMarks },
  space: {
    px: '1px',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
  },
  // 14 / 16 / 18 / 22 / 28 / 36 at the default size; all follow the text size an operator sets.
  type: {
    small: scaled(0.875),
    body: scaled(1),
    large: scaled(1.125),
    title: scaled(1.375),
    headline: scaled(1.75),
    hero: scaled(2.25),
  },
  weight: { regular: '400', medium: '500', bold: '650' },
  leading: { tight: '1.15', snug: '1.3', body: '1.5' },
  radius: { small: '2px', medium: '4px', round: '999px' },
  size: {
    page: '80rem',
    measure: '75ch',
    target: '2.75rem',
    controlSmall: '2rem',
    controlMedium: '2.5rem',
    controlLarge: '3rem',
  },
  motion: { quick: '120ms', calm: '180ms' },
  shadow: shadows,
  veil: { modal: modalVeil },
  layer: {
    sticky: '10',
    header: '20',
    progress: '900',
    stylePanel: '999',
    modal: '1000',
    toast: '1100',
    skip: '1200',
  },
});

globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      colorScheme: 'light',
      '@media': {
        // A finger needs 44 px; a mouse gets the denser counter.
        [media.touch]: {
          vars: { [vars.size.controlSmall]: '2.75rem', [vars.size.controlMedium]: '2.75rem' },
        },
        [media.reducedMotion]: { vars: { [vars.motion.quick]: '0.01ms', [vars.motion.calm]: '0.01ms' } },
        [media.print]: { vars: { [vars.text.size]: '10.5pt', [vars.text.background]: valueOf('page.main') } },
      },
    },
  },
});
