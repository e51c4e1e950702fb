/** A list as far as it depends on the version of the catalogue and a language only. */
export interface KeptList {
  /** Rows that pass every facet, in the order of the candidates. */
  readonly rows: Int32Array;
  /** The facets as JSON, checked against the contract. */
  readonly facets: string;
  /** Everything but articles, paging, exact hit and correction: the fields as JSON without the braces. */
  readonly head: string;
  /** Ids of pages that were asked for, by order and place. */
  readonly pages: Map<string, readonly number[]>;
}

const mostPages = 24;
const pagesBytes = 4_000;

export const keptListBytes = ({ rows, facets, head }: KeptList): number =>
  rows.byteLength + facets.length + head.length + pagesBytes;

/** Page of a list, cut once. */
export function pageOf(list: KeptList, key: string, cut: () => readonly number[]): readonly number[] {
  const known = list.pages.get(key);
  if (known !== undefined) return known;
  const ids = cut();
  if (list.pages.size >= mostPages) list.pages.clear();
  list.pages.set(key, ids);
  return ids;
}
