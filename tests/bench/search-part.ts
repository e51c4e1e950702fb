import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { addressOf } from '#contract/endpoint-address.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import type { MeasuredShop } from './measured-shop.ts';
import { causes } from './search-causes.ts';

/**
 * A query as shoppers type it and the answer it wants: `fits <printer>` is any article that fits that printer, a regular
 * expression is looked for in name and manufacturer's number. One half is there to work with, the other only to measure.
 */
export interface LabelledSearch {
  readonly half: 'work' | 'measure';
  readonly class: string;
  readonly query: string;
  readonly wanted: string;
}

/** How many of a class were answered at once, among the first five, how far down on the whole, and with nothing at all. */
export interface SearchQuality {
  readonly half: LabelledSearch['half'];
  readonly class: string;
  readonly queries: number;
  readonly first: number;
  readonly amongFive: number;
  readonly meanReciprocalRank: number;
  readonly empty: number;
}

/** A query whose wanted answer does not stand among the first five. */
export interface SearchMiss {
  readonly half: LabelledSearch['half'];
  readonly query: string;
  readonly wanted: string;
  readonly shown: readonly string[];
  readonly cause: string;
}

export interface SearchResult {
  readonly measuredAt: string;
  readonly quality: readonly SearchQuality[];
  readonly misses: readonly SearchMiss[];
}

interface Hit {
  readonly articleNumber: string;
  readonly displayName: string;
  readonly manufacturerNumber: string;
}

interface Answer {
  readonly search: LabelledSearch;
  readonly hits: readonly Hit[];
  /** Place of the wanted answer, from 1; null when the first page does not hold it. */
  readonly rank: number | null;
}

const among = 5;
/** The class that stands for all of them. */
export const everyClass = 'all';

export function readLabelledSearches(): readonly LabelledSearch[] {
  const text = readFileSync(join(projectRoot, 'tests/bench/labelled-searches.csv'), 'utf8');
  return parse(text, { columns: true });
}

async function articlesByPrinter(shop: MeasuredShop): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await shop.database.query<{ printer: string; articles: string[] }>(
    `select d.full_name as printer, array_agg(a.article_number) as articles
       from device d join article_device f on f.device_id = d.id join article a on a.id = f.article_id group by d.full_name`,
  );
  return new Map(rows.map(({ printer, articles }) => [printer, new Set(articles)]));
}

function isWanted(wanted: string, fitting: ReadonlyMap<string, ReadonlySet<string>>): (hit: Hit) => boolean {
  const printer = /^fits (.+)$/.exec(wanted)?.[1];
  if (printer !== undefined) {
    const articles = fitting.get(printer);
    if (articles === undefined) throw new Error(`Nothing fits ${printer}: the label is wrong.`);
    return ({ articleNumber }) => articles.has(articleNumber);
  }
  const [, source, flags] = /^\/(.+)\/(i?)$/.exec(wanted) ?? [];
  if (source === undefined) throw new Error(`No wanted answer: ${wanted}`);
  const pattern = new RegExp(source, flags);
  return ({ displayName, manufacturerNumber }) => pattern.test(`${displayName} · ${manufacturerNumber}`);
}

async function ask(shop: MeasuredShop, query: string): Promise<readonly Hit[]> {
  const path = addressOf(listingEndpoints.list, {}, { search: query });
  const answer = await fetch(`http://127.0.0.1:${shop.port}/rest${path}`, {
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  });
  if (!answer.ok) throw new Error(`${query}: ${answer.status}`);
  const { items } = (await answer.json()) as { items: readonly Hit[] };
  return items;
}

function qualityOf(half: LabelledSearch['half'], kind: string, answers: readonly Answer[]): SearchQuality {
  const count = (isCounted: (rank: number) => boolean): number =>
    answers.filter(({ rank }) => rank !== null && isCounted(rank)).length;
  const sum = answers.reduce((total, { rank }) => total + (rank === null ? 0 : 1 / rank), 0);
  return {
    half,
    class: kind,
    queries: answers.length,
    first: count((rank) => rank === 1),
    amongFive: count((rank) => rank <= among),
    meanReciprocalRank: Number((sum / Math.max(1, answers.length)).toFixed(3)),
    empty: answers.filter(({ hits }) => hits.length === 0).length,
  };
}

/** Asks the labelled queries of a shop with the demo catalogue, by halves and classes. */
export async function measureSearch(shop: MeasuredShop): Promise<SearchResult> {
  const fitting = await articlesByPrinter(shop);
  const answers: Answer[] = [];
  for (const search of readLabelledSearches()) {
    const hits = await ask(shop, search.query);
    const place = hits.findIndex(isWanted(search.wanted, fitting));
    answers.push({ search, hits, rank: place < 0 ? null : place + 1 });
  }
  const quality = (['work', 'measure'] as const).flatMap((half) => {
    const ofHalf = answers.filter(({ search }) => search.half === half);
    const classes = [...new Set(ofHalf.map(({ search }) => search.class))];
    return [
      ...classes.map((kind) =>
        qualityOf(
          half,
          kind,
          ofHalf.filter(({ search }) => search.class === kind),
        ),
      ),
      qualityOf(half, everyClass, ofHalf),
    ];
  });
  const misses = answers
    .filter(({ rank }) => rank === null || rank > among)
    .map(({ search: { half, query, wanted }, hits }) => ({
      half,
      query,
      wanted,
      shown: hits.slice(0, 3).map(({ displayName }) => displayName),
      cause: causes[query] ?? 'not examined yet.',
    }));
  return { measuredAt: new Date().toISOString(), quality, misses };
}
