import { comparisonEndpoints } from '#contract/comparison.ts';
import { comparisonPath, longestComparison, readComparison } from '#contract/comparison-path.ts';
import type { CompareData } from '#ui/screens/compare/compare-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** The articles an address names; one that was typed in is part of the address from then on. */
export async function loadCompare(loading: PageLoaderArguments): Promise<CompareData> {
  const { articles, added, isOnlyDifferent } = readComparison(new URL(loading.request.url).searchParams);
  const names = [articles, added]
    .filter((name) => name !== '')
    .join(',')
    .slice(0, longestComparison);
  if (names === '') return { items: [], unknown: [], surplus: [], isOnlyDifferent };
  const reply = await loadOrNotFound(loading, comparisonEndpoints.articles, { query: { articles: names } });
  if (added !== '' && reply.unknown.length + reply.surplus.length === 0)
    throw redirect(comparisonPath(reply.items, isOnlyDifferent));
  return { ...reply, isOnlyDifferent };
}
