import { listNameOf } from '#contract/list-name.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { foldLetters } from '#domain/fold-letters.ts';
import { loadContext, type PageLoaderArguments } from '../load.ts';
import type { WayOn } from '#ui/screens/errors/error-data.ts';

/** As the shop writes names: small letters without umlauts and digits, with hyphens between them. */
const asWritten = (name: string): string =>
  foldLetters(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The name of a list with all but its first word, which is no name, as the shop writes names. */
function listAsWritten(pathname: string): string {
  const [word = '', ...names] = listNameOf(pathname).split('/');
  return [word, ...names.map((name) => asWritten(decodeURIComponent(name)))].join('/');
}

/**
 * What a list that was not found may have been meant to be: the one whose names differ in nothing but capitals, umlauts and
 * what stands between words.
 *
 * @returns null when there is none
 */
export async function wayOnOf(loading: PageLoaderArguments): Promise<WayOn | null> {
  const { pathname } = new URL(loading.request.url);
  try {
    const list = listAsWritten(pathname);
    const request = { query: { list, limit: 1 } };
    if (list === listNameOf(pathname) || !listingEndpoints.list.query.safeParse(request.query).success)
      return null;
    const answer = await loading.context.get(loadContext)(listingEndpoints.list, request);
    return answer.outcome === 'ok' ? { name: answer.reply.item.title, path: `/shop/${list}` } : null;
  } catch {
    // The page is not found, whatever else fails: a broken escape, an answer that does not come.
    return null;
  }
}
