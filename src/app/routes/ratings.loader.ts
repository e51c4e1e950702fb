import { shownRatingEndpoints } from '#contract/shown-ratings.ts';
import { mostTablePages } from '#contract/table-bounds.ts';
import { waitingRatingEndpoints } from '#contract/waiting-ratings.ts';
import type { StaffRating } from '#contract/waiting-ratings.ts';
import { readRowQuery, readTableQuery, tablePart } from '#domain/table-query.ts';
import type { RowTable } from '#domain/table-query.ts';
import type { RatingsData } from '#ui/screens/ratings/ratings-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

const ratingTable: RowTable<StaffRating> = {
  columns: [],
  wordsOf: ({ displayName, articleNumber, title, text, name }) => [
    displayName,
    articleNumber,
    title,
    text,
    name,
  ],
};

/** Ratings that wait, or one of them; guests are led to the sign-in, others than the staff get the page for 403. */
export async function loadWaitingRatings(loading: PageLoaderArguments): Promise<RatingsData> {
  const { items } = await loadOrNotFound(loading, waitingRatingEndpoints.list, {});
  const wanted = loading.params['rating'];
  if (wanted !== undefined) {
    const item = items.find(({ id }) => String(id) === wanted);
    if (item === undefined) throw new Response(null, { status: 404 });
    return { shown: 'one', state: 'waiting', item };
  }
  const query = readRowQuery(new URL(loading.request.url).searchParams, ratingTable);
  return { shown: 'list', state: 'waiting', ...tablePart(items, query, ratingTable) };
}

/** Ratings that are shown, or one of them, for the same people. */
export async function loadShownRatings(loading: PageLoaderArguments): Promise<RatingsData> {
  const { list } = shownRatingEndpoints;
  const wanted = loading.params['rating'];
  if (wanted !== undefined) {
    // What is no number is asked for, too: guests do not learn which ratings there are.
    const asked = /^[1-9]\d{0,14}$/.test(wanted) ? { id: Number(wanted) } : {};
    const { item } = await loadOrNotFound(loading, list, { query: asked });
    if (item === null) throw new Response(null, { status: 404 });
    return { shown: 'one', state: 'shown', item };
  }
  const query = readTableQuery(new URL(loading.request.url).searchParams, []);
  const { search, page } = query;
  const asked = { query: { search, page: Math.min(page, mostTablePages) } };
  const { items, pages, total, ...found } = await loadOrNotFound(loading, list, asked);
  return { shown: 'list', state: 'shown', items, pages, total, query: { ...query, page: found.page } };
}
