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

/** Some printers, by id. */
export interface DevicePart extends WordVectors {
  /** Names as they are compared, a line each, beside `ids`. */
  readonly names: Buffer;
}

/** Which articles fit which printer: pairs side by side, by printer. */
export interface DeviceFits {
  readonly deviceIds: Int32Array;
  readonly articleIds: Int32Array;
}

/** Articles read at a time: some 3 MB. */
const articlesPerPart = 5_000;
/** Printers have fewer words. */
const devicesPerPart = 20_000;

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

const nextDevices = question({
  name: 'device_words',
  text: `select string_agg(int4send(id), '') as ids, string_agg(tsvectorsend(search_vector), '') as vectors,
      convert_to(string_agg(name_key, E'\\n'), 'UTF8') as names
    from (select id, search_vector, name_key from device where id > $1 order by id limit ${devicesPerPart}) as part`,
  values: (last: number) => [last],
  row: z.extend(Vectors, { names: z.nullable(z.instanceof(Buffer)) }),
  patienceMs,
});

/** Pairs of a printer and an article are two numbers. */
const fitsPerPart = 250_000;

const nextFits = question({
  name: 'device_fits',
  text: `select string_agg(int4send(device_id), '') as "deviceIds", string_agg(int4send(article_id), '') as "articleIds"
    from (select device_id, article_id from article_device where (device_id, article_id) > ($1, $2)
      order by device_id, article_id limit ${fitsPerPart}) as pair`,
  values: (lastDevice: number, lastArticle: number) => [lastDevice, lastArticle],
  row: z.object({ deviceIds: Integers, articleIds: Integers }),
  patienceMs,
});

function joined(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

async function readFits(runner: Runner): Promise<DeviceFits> {
  const parts: DeviceFits[] = [];
  for (let [device, article] = [-1, -1]; ;) {
    const part = await nextFits.one(runner, device, article);
    parts.push(part);
    if (part.deviceIds.length < fitsPerPart)
      return {
        deviceIds: joined(parts.map(({ deviceIds }) => deviceIds)),
        articleIds: joined(parts.map(({ articleIds }) => articleIds)),
      };
    [device, article] = [part.deviceIds.at(-1)!, part.articleIds.at(-1)!];
  }
}

/** Names of the printers with their words, in parts by id, and then which articles fit them. */
export async function readDevices(runner: Runner, take: (part: DevicePart) => void): Promise<DeviceFits> {
  for (let last = -1; ;) {
    const { ids, vectors, names } = await nextDevices.one(runner, last);
    if (vectors !== null && names !== null) take({ ids, vectors, names });
    if (ids.length < devicesPerPart) return readFits(runner);
    last = ids[ids.length - 1]!;
  }
}
