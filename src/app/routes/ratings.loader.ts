import { waitingRatingEndpoints } from '#contract/waiting-ratings.ts';
import type { WaitingRating } from '#contract/waiting-ratings.ts';
import { readRowQuery, tablePart } from '#domain/table-query.ts';
import type { RowTable } from '#domain/table-query.ts';
import type { RatingsData } from '#ui/screens/ratings/ratings-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

const ratingTable: RowTable<WaitingRating> = {
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
    return { shown: 'one', item };
  }
  const query = readRowQuery(new URL(loading.request.url).searchParams, ratingTable);
  return { shown: 'list', ...tablePart(items, query, ratingTable) };
}
