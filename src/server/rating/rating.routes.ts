import { ownRatingEndpoints } from '#contract/own-rating.ts';
import { ratingEndpoints } from '#contract/rating.ts';
import { shownRatingEndpoints } from '#contract/shown-ratings.ts';
import { waitingRatingEndpoints } from '#contract/waiting-ratings.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { memberOf } from '#server/session/visitor.ts';
import type { RatingService } from './rating.service.ts';
import type { StaffRatingService } from './staff-rating.service.ts';

const done = { success: true } as const;

/** Ratings of articles (S7.1-13, S7.2-01), and what the shop's staff say to them. */
export function registerRatingRoutes(
  handle: Handle,
  { ratings }: { readonly ratings: RatingService & StaffRatingService },
): void {
  handle(ratingEndpoints.byItem, ({ visitor }, { query }) => ratings.byItem(visitor, query));
  handle(ownRatingEndpoints.create, async ({ visitor, now }, { body }) => {
    await ratings.create(memberOf(visitor), body, now);
    return done;
  });
  handle(ownRatingEndpoints.withdraw, async ({ visitor }, { body }) => {
    await ratings.withdraw(memberOf(visitor), body.articleNumber);
    return done;
  });
  handle(waitingRatingEndpoints.list, async () => ({ items: await ratings.waiting() }));
  handle(waitingRatingEndpoints.show, async ({ visitor, now }, { body }) => {
    await ratings.show(memberOf(visitor), body.id, now);
    return done;
  });
  handle(waitingRatingEndpoints.refuse, async ({ visitor, now }, { body }) => {
    await ratings.refuse(memberOf(visitor), body, now);
    return done;
  });
  handle(shownRatingEndpoints.list, (_call, { query }) => ratings.shown(query));
  handle(shownRatingEndpoints.takeDown, async ({ visitor, now }, { body }) => {
    await ratings.takeDown(memberOf(visitor), body, now);
    return done;
  });
}
