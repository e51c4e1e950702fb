import { searchMissEndpoints } from '#contract/search-misses.ts';
import { searchSteeringEndpoints } from '#contract/search-steering.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { SearchService } from '#server/search/search.service.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { isShownPage } from './known-pages.ts';
import type { PageServices } from './known-pages.ts';
import type { SearchRulesService } from './search-rules.service.ts';

/** What only the calls need; it stands when all nouns do. */
export interface SearchRulesRouteNeeds extends PageServices {
  readonly searchRules: SearchRulesService;
  readonly search: SearchService;
}

/** What the shop's staff say about searches (S7.1-08). */
export function registerSearchRulesRoutes(
  handle: Handle,
  { searchRules, search, ...pages }: SearchRulesRouteNeeds,
): void {
  const changingOf = (visitor: Visitor) => ({
    language: visitor.language,
    isPage: (path: string) => isShownPage(path, audienceOf(visitor), pages),
  });
  handle(searchMissEndpoints.count, async ({ now }, { body: { term } }) => {
    // What a browser says was not found is looked up: nobody fills the list with words of their own that find something.
    if (await search.findsNothing(term)) await searchRules.countMiss(term, now);
    return { success: true as const };
  });
  const { read, preview, publish } = searchSteeringEndpoints;
  handle(read, () => searchRules.read());
  handle(preview, async ({ visitor }, { query: { query, ...change } }) => {
    const { rules, rule } = await searchRules.changed(change, changingOf(visitor));
    const typed = query ?? rule?.word ?? '';
    return { query: typed, ...(await search.compare(typed, rules, audienceOf(visitor))) };
  });
  handle(publish, async ({ visitor, now }, { body: { from, ...change } }) => {
    const by = memberOf(visitor).user.id;
    const version = await searchRules.publish(change, from, { ...changingOf(visitor), by, now });
    return { success: true as const, version };
  });
}
