import type { PageMeta } from './page-route.ts';

/** Template of a shop that has configured none (S9). */
const defaultTitleTemplate = '%s - Zusatz';

/** Puts a page's title into the template of the configuration. */
export const documentTitle = (meta: Pick<PageMeta, 'title'>, titleTemplate: string): string =>
  (titleTemplate || defaultTitleTemplate).replace('%s', () => meta.title);
