import type { RouteObject } from 'react-router-dom';
import type { Language } from '#contract/system.ts';
import type { Texts } from '#texts/texts.ts';
import { loadLanguage } from './load-texts.ts';
import { handleOf } from './page-route.ts';

/**
 * The catalogue of one language in a browser: what stands around every page at once, the areas a route names before its page
 * is shown (its `lazy` waits for them), so that views always find their sentences.
 */
export async function loadTexts(language: Language, routes: readonly RouteObject[]): Promise<Texts> {
  const shown: Partial<Texts> = {};
  const arriving = loadLanguage(language);
  for (const route of routes) {
    const { lazy } = route;
    const areas = handleOf(route)?.texts ?? [];
    if (areas.length === 0 || typeof lazy !== 'function') continue;
    route.lazy = async () => {
      const [view, sentences] = await Promise.all([lazy(), arriving.then(({ bring }) => bring(areas))]);
      Object.assign(shown, sentences);
      return view;
    };
  }
  return Object.assign(shown, (await arriving).frame) as Texts;
}
