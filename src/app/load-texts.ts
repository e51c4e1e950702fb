import type { Language } from '#contract/system.ts';
import { textsOf } from '#texts/catalogues.ts';
import { frameAreas, type TextArea, type Texts } from '#texts/texts.ts';

/** The sentences of one language as they come. */
interface ArrivingTexts {
  /** What stands around every page. */
  readonly frame: Partial<Texts>;
  /** Fetches the areas that a route names. */
  readonly bring: (areas: readonly TextArea[]) => Promise<Partial<Texts>>;
}

/**
 * Fetches a language. The build writes this module anew for the browser, which gets a file for the frame and one for each set
 * of areas that a route names: `src/build/texts-by-route.ts`.
 */
export async function loadLanguage(language: Language): Promise<ArrivingTexts> {
  const pick = (areas: readonly TextArea[]): Partial<Texts> =>
    Object.fromEntries(areas.map((area) => [area, textsOf(language)[area]]));
  return { frame: pick(frameAreas), bring: async (areas) => pick(areas) };
}
