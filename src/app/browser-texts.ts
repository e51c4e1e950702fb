import type { RouteObject } from 'react-router-dom';
import type { Language } from '#contract/system.ts';
import type { Texts } from '#texts/texts.ts';
import { handleOf } from './page-route.ts';

const everyPage = {
  de: () => import('#texts/de-every-page.ts'),
  en: () => import('#texts/en-every-page.ts'),
} as const satisfies Readonly<Record<Language, unknown>>;

const buying = {
  de: () => import('#texts/de-buying.ts'),
  en: () => import('#texts/en-buying.ts'),
} as const satisfies Readonly<Record<Language, unknown>>;

/**
 * The catalogue of one language in a browser: what every page shows at once, the rest before the first page that needs it
 * is shown (its `lazy` waits for it), so that views always find their sentences.
 */
export async function loadTexts(language: Language, routes: readonly RouteObject[]): Promise<Texts> {
  const shown: Partial<Texts> = {};
  for (const route of routes) {
    const { lazy } = route;
    if (handleOf(route)?.needsBuyingTexts !== true || typeof lazy !== 'function') continue;
    route.lazy = async () => {
      const [view, later] = await Promise.all([lazy(), buying[language]()]);
      Object.assign(shown, later.texts);
      return view;
    };
  }
  const { texts } = await everyPage[language]();
  return Object.assign(shown, texts) as Texts;
}
