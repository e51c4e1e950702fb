import type { ClientBase } from 'pg';
import { patiently } from '#server/database/snapshot.ts';
import { readIntegers } from '#server/database/integers.ts';

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

/**
 * Words of visible articles, by id: of all in parts, or of some. The parts are handed on as they come, so that no more
 * than one is held in the form of the database.
 */
export async function readArticleWords(
  client: ClientBase,
  ids: readonly number[] | null,
  take: (part: WordVectors) => void,
): Promise<void> {
  type Row = { readonly ids: Buffer | null; readonly vectors: Buffer | null };
  const hand = ({ ids: bytes, vectors }: Row): Int32Array => {
    const read = readIntegers(bytes);
    if (vectors !== null) take({ ids: read, vectors });
    return read;
  };
  if (ids !== null) {
    const text = vectorsOf(
      'select id, search_vector from article where is_visible and id = any($1::integer[])',
    );
    hand((await client.query<Row>({ name: 'some_article_words', text, values: [ids] })).rows[0]!);
    return;
  }
  const text = vectorsOf(
    `select id, search_vector from article where is_visible and id > $1 order by id limit ${articlesPerPart}`,
  );
  for (let last = -1; ;) {
    const answer = await client.query<Row>(patiently({ name: 'article_words', text, values: [last] }));
    const read = hand(answer.rows[0]!);
    if (read.length < articlesPerPart) return;
    last = read[read.length - 1]!;
  }
}

/** Words of letters and words with digits, by which printers are named. */
export async function readDeviceWords(client: ClientBase): Promise<DeviceWords> {
  const names = await client.query<{ ids: Buffer | null; keys: string | null }>(
    patiently({
      text: `select string_agg(int4send(id), '' order by id) as ids, string_agg(name_key, E'\\n' order by id) as keys from device`,
    }),
  );
  const words = await client.query<{ term: string; ids: Buffer }>(
    patiently({
      text: `select word as term, string_agg(int4send(id), '') as ids
        from (select id, unnest(tsvector_to_array(search_vector)) as word from device) as own group by word`,
    }),
  );
  const fits = await client.query<{ devices: Buffer | null; articles: Buffer | null }>(
    patiently({
      text: `select string_agg(int4send(device_id), '') as devices, string_agg(int4send(article_id), '') as articles
        from (select device_id, article_id from article_device order by device_id, article_id) as pair`,
    }),
  );
  const { devices, articles } = fits.rows[0]!;
  const { ids, keys } = names.rows[0]!;
  return {
    ids: readIntegers(ids),
    keys: keys ?? '',
    words: words.rows
      .filter(({ term }) => /^[a-z0-9]{1,30}$/.test(term))
      .map(({ term, ids }) => ({ term, deviceIds: readIntegers(ids) })),
    fitDeviceIds: readIntegers(devices),
    fitArticleIds: readIntegers(articles),
  };
}
