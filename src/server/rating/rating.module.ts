import type { Module } from '#server/calls/module.ts';
import { registerRatingRoutes } from './rating.routes.ts';
import { createRatingService } from './rating.service.ts';
import type { RatingNeeds } from './rating.service.ts';
import { createStaffRatings } from './staff-rating.service.ts';

/** What buyers say of articles. */
export const ratingModule = (needs: RatingNeeds) =>
  ({
    service: { ...createRatingService(needs), ...createStaffRatings(needs) },
    routes: registerRatingRoutes,
  }) satisfies Module<unknown, never>;
