import type { RouteObject } from 'react-router-dom';
import type { Language } from '#contract/system.ts';
import type { Texts } from '#texts/texts.ts';
import { loadLanguage } from './load-texts.ts';
import { handleOf } from './page-route.ts';

/**
 * The catalogue of one language in a browser: what stands around every page at once, the areas a route names before its page
 * is shown, so that views always find their sentences.
 */
export function browserTexts(language: Language) {
  const shown: Partial<Texts> = {};
  const arriving = loadLanguage(language);
  return {
    /** The catalogue, once what stands around every page is there. */
    texts: arriving.then(({ frame }) => Object.assign(shown, frame) as Texts),
    /** From now on the `lazy` of these routes waits for their areas, too. */
    comeWith(routes: readonly RouteObject[]): void {
      for (const route of routes) {
        const { lazy } = route;
        const handle = handleOf(route);
        const areas = handle?.texts ?? [];
        const own = handle?.bringTexts?.[language];
        if (areas.length === 0 || typeof lazy !== 'function') continue;
        route.lazy = async () => {
          const coming = own === undefined ? arriving.then(({ bring }) => bring(areas)) : own();
          const [view, sentences] = await Promise.all([lazy(), coming]);
          Object.assign(shown, sentences);
          return view;
        };
      }
    },
  };
}
