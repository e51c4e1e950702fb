import { contentEndpoints } from '#contract/content.ts';
import { systemEndpoints } from '#contract/system.ts';
import type { ContentData } from '#ui/screens/content/content-data.ts';
import type { CookiesData } from '#ui/screens/cookies/cookies-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

export const loadContent = (loading: PageLoaderArguments): Promise<ContentData> =>
  loadOrNotFound(loading, contentEndpoints.page, { params: { slug: loading.params['slug'] ?? '' } });

export const loadCookies = (loading: PageLoaderArguments): Promise<CookiesData> =>
  loadOrNotFound(loading, systemEndpoints.cookies, {});
