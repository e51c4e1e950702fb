import { stockNoticeEndpoints } from '#contract/stock-notice.ts';
import { stockNotice as german } from '#texts/de/stock-notice.ts';
import { stockNotice as english } from '#texts/en/stock-notice.ts';
import type { StockNoticeData } from '#ui/screens/stock-notice/stock-notice-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

const longestKey = 60;

export async function loadStockNotice(loading: PageLoaderArguments): Promise<StockNoticeData> {
  const title = { de: german.title, en: english.title };
  const noticeKey = (new URL(loading.request.url).searchParams.get('noticeKey') ?? '').slice(0, longestKey);
  if (noticeKey === '') return { title, noticeKey, item: null };
  const { item } = await loadOrNotFound(loading, stockNoticeEndpoints.show, { query: { noticeKey } });
  return { title, noticeKey, item };
}
