import type { PageMeta } from './page-route.ts';

/** Puts a page's title into the shop's template, e.g. '%s - Zusatz' (spec 9). */
export const documentTitle = (meta: Pick<PageMeta, 'title'>, titleTemplate: string): string =>
  titleTemplate.replace('%s', () => meta.title);
