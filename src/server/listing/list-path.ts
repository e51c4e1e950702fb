import { listNameOf } from '#contract/list-name.ts';
import { listPages, type ListPage } from '#contract/list-pages.ts';
import { Slug } from '#contract/text.ts';

/** The page of a list, with what its address names. */
export interface MatchedList {
  readonly page: ListPage;
  readonly names: Readonly<Record<string, string>>;
}

const known = listPages.map((page) => ({ page, parts: listNameOf(page.path).split('/') }));

/** The last part of the address of a property says nothing: any will do (docs/decisions/0148). */
const ornament = ':displayName';

/** The names, when the parts of an address are written like those of a route; null when they are not. */
function namesIn(written: readonly string[], parts: readonly string[]): MatchedList['names'] | null {
  if (written.length !== parts.length) return null;
  const names: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const name = written[place]!;
    if (part === ornament && name !== '') continue;
    if (!part.startsWith(':')) {
      if (part !== name) return null;
    } else {
      if (!Slug.safeParse(name).success) return null;
      names[part.slice(1)] = name;
    }
  }
  return names;
}

/**
 * The page a name of a list belongs to.
 *
 * @param list an address without `/shop/`; empty for the whole shop
 * @returns null when there is no such page
 */
export function matchListPath(list: string): MatchedList | null {
  const written = list.split('/');
  for (const { page, parts } of known) {
    const names = namesIn(written, parts);
    if (names !== null) return { page, names };
  }
  return null;
}
