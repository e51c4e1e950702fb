import type { WaitingRating } from '#contract/waiting-ratings.ts';
import type { TablePart } from '#domain/table-query.ts';

export interface RatingListData extends TablePart<WaitingRating> {
  readonly shown: 'list';
}

export interface OneRatingData {
  readonly shown: 'one';
  readonly item: WaitingRating;
}

export type RatingsData = RatingListData | OneRatingData;
