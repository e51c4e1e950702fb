import type { SearchRule } from '#contract/search-steering.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import { keyOf } from '#server/catalogue/vocabulary.ts';
import type { Database } from '#server/database/pool.ts';
import type { Steering } from '#server/search/steering.ts';
import { endOf, foldedText, isOfArticle, isOfBrand, isOfPlace, isRaising, synonymsIn } from './rule-words.ts';
import { articlesByKey } from './search-rules.repository.ts';

/** Rules as a search of one version of the catalogue follows them: what they name is looked up once, not in each search. */
export async function readSteering(
  database: Database,
  { index }: Pick<CatalogueView, 'index'>,
  rules: readonly SearchRule[],
): Promise<Steering> {
  const of = (kind: SearchRule['kind']): SearchRule[] => rules.filter((rule) => rule.kind === kind);
  const placed = rules.filter(({ kind }) => isOfPlace(kind));
  const numbers = placed.filter(({ kind }) => isOfArticle(kind)).map(({ target }) => keyOf(target));
  const articleIds = await articlesByKey(database, numbers);
  const brandIds = new Map(index.brands.map(({ name, id }) => [foldedText(name), id]));
  const synonyms = synonymsIn(rules);
  return {
    redirects: new Map(of('redirect').map(({ word, target }) => [foldedText(word), target])),
    blocked: new Set(of('blocked').map(({ word }) => foldedText(word))),
    synonyms: new Map(
      [...synonyms.keys()].flatMap((word) => {
        const end = endOf(word, synonyms);
        return end === null ? [] : [[word, end.split(' ')] as const];
      }),
    ),
    boosts: placed.flatMap(({ kind, word, target }) => {
      const thing = isOfBrand(kind) ? 'brand' : 'article';
      const id = thing === 'brand' ? brandIds.get(foldedText(target)) : articleIds.get(keyOf(target));
      // What has left the catalogue is raised again when it comes back.
      return id === undefined
        ? []
        : [{ words: foldedText(word), of: thing, id, isRaised: isRaising(kind) } as const];
    }),
  };
}
