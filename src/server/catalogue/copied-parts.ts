import { memberKinds, smallColumnNames, wideColumnNames } from './catalogue-facts.ts';
import type { CatalogueFacts, FacetColumns, MemberKind, SmallColumn } from './catalogue-facts.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { CopiedArray, CopiedArrays } from './copy-file.ts';
import { DeviceWords } from './device-words.ts';
import { Members } from './members.ts';
import { Names } from './names.ts';
import { Postings } from './postings.ts';
import { SearchWords } from './search-words.ts';

/** What lists and searches are answered from. */
export interface KnownCatalogue {
  readonly index: CatalogueIndex;
  readonly words: SearchWords;
}

const postingNames = ['articles', 'letters', 'numbers', 'runs'] as const;
type PostingName = (typeof postingNames)[number];

/** What of a copied catalogue is no array of numbers. */
export interface CopiedHead extends Pick<CatalogueFacts, 'version' | 'categories' | 'brands' | 'kinds'> {
  readonly count: number;
  readonly begreenLabels: readonly string[];
  readonly colours: readonly string[];
  readonly terms: Readonly<Record<PostingName, readonly string[]>>;
}

const nameArrays = (label: string, names: Names): CopiedArrays => ({
  [`${label}.bytes`]: names.parts.bytes,
  [`${label}.starts`]: names.parts.starts,
});

function postingsOf({ articles, devices }: SearchWords): Readonly<Record<PostingName, Postings>> {
  const { letters, numbers, runs } = devices.parts;
  return { articles, letters, numbers, runs };
}

/** A catalogue as the parts of a file. */
export function toCopiedParts({ index, words }: KnownCatalogue): {
  readonly head: CopiedHead;
  readonly arrays: CopiedArrays;
} {
  const { version, columns, categories, brands, kinds, members } = index.facts;
  const { ids, names, counts, printerKeys, offsets, articleIds } = words.devices.parts;
  const postings = postingsOf(words);
  const arrays: Record<string, CopiedArray> = {};
  for (const name of [...smallColumnNames, ...wideColumnNames]) arrays[`column.${name}`] = columns[name];
  Object.assign(arrays, nameArrays('articleNames', columns.names), nameArrays('deviceNames', names));
  for (const kind of memberKinds) {
    arrays[`${kind}.offsets`] = members[kind].parts.offsets;
    arrays[`${kind}.articleIds`] = members[kind].parts.articleIds;
  }
  for (const name of postingNames) {
    arrays[`${name}.offsets`] = postings[name].parts.offsets;
    arrays[`${name}.packed`] = postings[name].parts.packed;
  }
  Object.assign(arrays, {
    'device.ids': ids,
    'device.counts': counts,
    'device.printerKeys': printerKeys,
    'device.offsets': offsets,
    'device.articleIds': articleIds,
  });
  const { count, begreenLabels, colours } = columns;
  const terms = Object.fromEntries(postingNames.map((name) => [name, postings[name].terms])) as Record<
    PostingName,
    readonly string[]
  >;
  return { head: { version, categories, brands, kinds, count, begreenLabels, colours, terms }, arrays };
}

/** The catalogue of the parts that {@link toCopiedParts} gave. */
export function fromCopiedParts(head: CopiedHead, arrays: CopiedArrays): KnownCatalogue {
  const wide = (name: string): Int32Array => arrays[name] as Int32Array;
  const namesOf = (label: string): Names =>
    Names.ofParts({
      bytes: arrays[`${label}.bytes`] as Uint8Array,
      starts: arrays[`${label}.starts`] as Uint32Array,
    });
  const postingsNamed = (name: PostingName): Postings =>
    new Postings(head.terms[name], wide(`${name}.offsets`), wide(`${name}.packed`));
  const columns: FacetColumns = {
    ...(Object.fromEntries(
      smallColumnNames.map((name) => [name, arrays[`column.${name}`] as SmallColumn]),
    ) as Record<(typeof smallColumnNames)[number], SmallColumn>),
    ...(Object.fromEntries(wideColumnNames.map((name) => [name, wide(`column.${name}`)])) as Record<
      (typeof wideColumnNames)[number],
      Int32Array
    >),
    count: head.count,
    names: namesOf('articleNames'),
    begreenLabels: head.begreenLabels,
    colours: head.colours,
  };
  const members = Object.fromEntries(
    memberKinds.map((kind) => [
      kind,
      Members.ofParts({ offsets: wide(`${kind}.offsets`), articleIds: wide(`${kind}.articleIds`) }),
    ]),
  ) as Record<MemberKind, Members>;
  const devices = new DeviceWords({
    ids: wide('device.ids'),
    names: namesOf('deviceNames'),
    runs: postingsNamed('runs'),
    letters: postingsNamed('letters'),
    numbers: postingsNamed('numbers'),
    counts: wide('device.counts'),
    printerKeys: wide('device.printerKeys'),
    offsets: wide('device.offsets'),
    articleIds: wide('device.articleIds'),
  });
  const { version, categories, brands, kinds } = head;
  const index = new CatalogueIndex(
    { version, columns, categories, brands, kinds, members },
    devices.printerKeys,
  );
  const categoryNames = categories.map(({ name }) => name);
  return { index, words: new SearchWords(postingsNamed('articles'), devices, brands, categoryNames) };
}
