import * as z from 'zod/mini';
import { Integers } from '#server/database/integers.ts';
import { patienceMs } from '#server/database/snapshot.ts';
import { question } from '#server/database/statement.ts';
import type { Runner } from '#server/database/statement.ts';

/** Search vectors of some articles, one after the other in the binary form of PostgreSQL, beside their ids. */
export interface WordVectors {
  readonly ids: Int32Array;
  readonly vectors: Buffer;
}

/** Names of the printers, and which articles fit which printer. */
export interface DeviceWords {
  /** Ascending. */
  readonly ids: Int32Array;
  /** Names as they are compared, a line each, beside `ids`. */
  readonly keys: string;
  readonly words: readonly { readonly term: string; readonly deviceIds: Int32Array }[];
  /** Pairs side by side, by printer. */
  readonly fitDeviceIds: Int32Array;
  readonly fitArticleIds: Int32Array;
}

/** Articles read at a time: some 3 MB. */
const articlesPerPart = 5_000;

const vectorsOf = (rows: string): string =>
  `select string_agg(int4send(id), '') as ids, string_agg(tsvectorsend(search_vector), '') as vectors from (${rows}) as part`;

const Vectors = z.object({ ids: Integers, vectors: z.nullable(z.instanceof(Buffer)) });

const someWords = question({
  name: 'some_article_words',
  text: vectorsOf('select id, search_vector from article where is_visible and id = any($1::integer[])'),
  values: (ids: readonly number[]) => [ids],
  row: Vectors,
});

const nextWords = question({
  name: 'article_words',
  text: vectorsOf(
    `select id, search_vector from article where is_visible and id > $1 order by id limit ${articlesPerPart}`,
  ),
  values: (last: number) => [last],
  row: Vectors,
  patienceMs,
});

/**
 * Words of visible articles, by id: of all in parts, or of some. The parts are handed on as they come, so that no more
 * than one is held in the form of the database.
 */
export async function readArticleWords(
  runner: Runner,
  ids: readonly number[] | null,
  take: (part: WordVectors) => void,
): Promise<void> {
  const hand = ({ ids: read, vectors }: z.output<typeof Vectors>): Int32Array => {
    if (vectors !== null) take({ ids: read, vectors });
    return read;
  };
  if (ids !== null) {
    hand(await someWords.one(runner, ids));
    return;
  }
  for (let last = -1; ;) {
    const read = hand(await nextWords.one(runner, last));
    if (read.length < articlesPerPart) return;
    last = read[read.length - 1]!;
  }
}

const deviceNames = question({
  name: 'device_word_names',
  text: `select string_agg(int4send(id), '' order by id) as ids, string_agg(name_key, E'\\n' order by id) as keys from device`,
  values: () => [],
  row: z.object({ ids: Integers, keys: z.nullable(z.string()) }),
  patienceMs,
});

const deviceWords = question({
  name: 'device_words',
  text: `select word as term, string_agg(int4send(id), '') as "deviceIds"
    from (select id, unnest(tsvector_to_array(search_vector)) as word from device) as own group by word`,
  values: () => [],
  row: z.object({ term: z.string(), deviceIds: Integers }),
  patienceMs,
});

const deviceFits = question({
  name: 'device_fits',
  text: `select string_agg(int4send(device_id), '') as "fitDeviceIds", string_agg(int4send(article_id), '') as "fitArticleIds"
    from (select device_id, article_id from article_device order by device_id, article_id) as pair`,
  values: () => [],
  row: z.object({ fitDeviceIds: Integers, fitArticleIds: Integers }),
  patienceMs,
});

/** Words of letters and words with digits, by which printers are named. */
export async function readDeviceWords(runner: Runner): Promise<DeviceWords> {
  const { ids, keys } = await deviceNames.one(runner);
  const words = await deviceWords.all(runner);
  return {
    ids,
    keys: keys ?? '',
    words: words.filter(({ term }) => /^[a-z0-9]{1,30}$/.test(term)),
    ...(await deviceFits.one(runner)),
  };
}
