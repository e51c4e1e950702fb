import { createGlobalThemeContract } from '@vanilla-extract/css';
import { rolesOf, themeAreas, themeHeadings, themeStates } from '#contract/theme.ts';
import type { InterfaceRole, ThemeArea, ThemeHeading, ThemeRole, ThemeState } from '#contract/theme.ts';
import { deliveryTones, inkNames, statusNames } from './palette.ts';
import { pathToName } from './variable-name.ts';

type RolesOfArea<Area> = Area extends 'interface' ? ThemeRole | InterfaceRole : ThemeRole;
type AreaTokens = { [Area in ThemeArea]: Record<RolesOfArea<Area>, null> };

const nulls = <Name extends string>(names: readonly Name[]): Record<Name, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

const areaTokens = Object.fromEntries(themeAreas.map((area) => [area, nulls(rolesOf(area))])) as AreaTokens;
const headingTokens = Object.fromEntries(
  themeHeadings.map((heading) => [heading, { font: null, size: null }]),
) as Record<ThemeHeading, { font: null; size: null }>;
const stateTokens: Record<ThemeState, null> = nulls(themeStates);

const nameOf = (_value: string | null, path: string[]) => pathToName(path);

/** What operators and the style switcher change; every name is stable. */
const publicVars = createGlobalThemeContract(
  {
    ...areaTokens,
    ...headingTokens,
    link: stateTokens,
    background: stateTokens,
    text: { fontFamily: null, color: null, size: null, background: null },
  },
  nameOf,
);

/** What only our own styles use. */
const privateVars = createGlobalThemeContract(
  {
    /** Readable text on the ground of an area or button; follows the ground when that is changed live. */
    on: { ...nulls(themeAreas), button: null, mainButton: null, secondaryButton: null },
    line: { soft: null, strong: null },
    focus: { ring: null, gap: null },
    status: Object.fromEntries(
      statusNames.map((name) => [name, { main: null, soft: null, line: null }]),
    ) as Record<(typeof statusNames)[number], { main: null; soft: null; line: null }>,
    delivery: nulls(deliveryTones),
    ink: { ...nulls(inkNames), outline: null, onDark: null, onLight: null },
    space: {
      px: null,
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      8: null,
      10: null,
      12: null,
      16: null,
    },
    type: { small: null, body: null, large: null, title: null, headline: null, hero: null },
    weight: { regular: null, medium: null, bold: null },
    leading: { tight: null, snug: null, body: null },
    radius: { small: null, medium: null, round: null },
    size: {
      page: null,
      measure: null,
      target: null,
      controlSmall: null,
      controlMedium: null,
      controlLarge: null,
    },
    motion: { quick: null, calm: null },
    shadow: { raised: null, floating: null },
    veil: { modal: null },
    layer: {
      sticky: null,
      header: null,
      progress: null,
      stylePanel: null,
      modal: null,
      toast: null,
      skip: null,
    },
  },
  nameOf,
);

export const vars = { ...publicVars, ...privateVars };
