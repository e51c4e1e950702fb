import type { Language } from '#contract/system.ts';

/** Source file of a set of areas of sentences, as the build makes it for the browser (`src/build/texts-by-route.ts`). */
export const fileOfAreas = (language: Language, areas: readonly string[]): string =>
  `src/texts/${language}/areas-${areas.join('-')}.ts`;
