import { boughtArticleEndpoints, boughtPerPage } from '#contract/bought-articles.ts';
import { mostTablePages } from '#contract/table-bounds.ts';
import { boughtArticlesPath } from '#contract/account-path.ts';
import type { BoughtArticlesData } from '#ui/screens/bought-articles/bought-articles-data.ts';
import { redirect } from 'react-router-dom';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';
import { requireMember } from './require-member.ts';

/** Articles of own orders; guests are led to the sign-in. */
export async function loadBoughtArticles(loading: PageLoaderArguments): Promise<BoughtArticlesData> {
  await requireMember(loading);
  const asked = Number(new URL(loading.request.url).searchParams.get('page') ?? '1');
  const page = Number.isInteger(asked) && asked >= 1 && asked <= mostTablePages ? asked : 1;
  const { items, total } = await loadOrNotFound(loading, boughtArticleEndpoints.list, { query: { page } });
  if (items.length === 0 && page > 1) throw redirect(boughtArticlesPath);
  return { items, page, pages: Math.ceil(total / boughtPerPage), total };
}
