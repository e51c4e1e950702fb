import { contentEndpoints } from '#contract/content.ts';
import { addressToday } from '#contract/former-addresses.ts';
import { systemEndpoints } from '#contract/system.ts';
import type { ContentData } from '#ui/screens/content/content-data.ts';
import type { CookiesData } from '#ui/screens/cookies/cookies-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** A page of content; a page of the former shop leads to where it stands today, in a browser without a document. */
export async function loadContent(loading: PageLoaderArguments): Promise<ContentData> {
  const { pathname, search } = new URL(loading.request.url);
  const today = addressToday(`${pathname}${search}`);
  if (today !== null) throw redirect(today, 301);
  return loadOrNotFound(loading, contentEndpoints.page, { params: { slug: loading.params['slug'] ?? '' } });
}

export const loadCookies = (loading: PageLoaderArguments): Promise<CookiesData> =>
  loadOrNotFound(loading, systemEndpoints.cookies, {});
