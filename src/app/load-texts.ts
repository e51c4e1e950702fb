import type { Language } from '#contract/system.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { TextArea, Texts } from '#texts/texts.ts';

/** Sentences of some areas. The build writes this module anew for the browser, which fetches these areas and no others: `src/build/texts-by-route.ts`. */
export const loadAreas = async (language: Language, areas: readonly TextArea[]): Promise<Partial<Texts>> =>
  Object.fromEntries(areas.map((area) => [area, textsOf(language)[area]]));
