import type { StaffRating } from '#contract/waiting-ratings.ts';
import type { TablePart } from '#domain/table-query.ts';

/** Those that wait for a look, or those everybody reads. */
type RatingState = 'waiting' | 'shown';

export interface RatingListData extends TablePart<StaffRating> {
  readonly shown: 'list';
  readonly state: RatingState;
}

export interface OneRatingData {
  readonly shown: 'one';
  readonly state: RatingState;
  readonly item: StaffRating;
}

export type RatingsData = RatingListData | OneRatingData;
