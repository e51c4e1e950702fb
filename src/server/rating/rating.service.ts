import { mostRatingPages, ratingsPerPage } from '#contract/rating.ts';
import type { ArticleRatings, OwnRating } from '#contract/rating.ts';
import { ratingForm } from '#domain/forms/rating.ts';
import type { AttemptService } from '#server/attempt/attempt.service.ts';
import { createHourlyCount } from '#server/attempt/hourly-count.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member, SignedInUser, Visitor } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import {
  findOwnRating,
  hasBought,
  lockAuthor,
  pageOfRatings,
  putRating,
  sumOfRatings,
  withdrawRating,
} from './rating.repository.ts';
import type { RatingContent } from './stored-rating.ts';

export interface RatingNeeds {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly attempts: AttemptService;
}

type TypedRating = {
  readonly articleNumber: string;
  readonly stars: string;
  readonly title: string;
  readonly text: string;
  readonly shownAs: 'buyer' | 'name';
};

export interface RatingService {
  /** What buyers say of an article; a page beyond the last is the last. An article nobody may see has no ratings. */
  readonly byItem: (
    visitor: Visitor,
    asked: { readonly articleNumber: string; readonly page?: number | undefined },
  ) => Promise<ArticleRatings>;
  /**
   * Keeps what somebody says of an article they bought, in place of what they said before. The same once more changes nothing.
   *
   * @throws Refused with `fields.invalid`, `rating.notBought` or `rating.tooMany`
   */
  readonly create: (member: Member, typed: TypedRating, now: Date) => Promise<void>;
  /** Deletes what somebody said of an article, whatever became of it and of their order (Art. 7(3), Art. 17 GDPR). */
  readonly withdraw: (member: Member, articleNumber: string) => Promise<void>;
}

/** `Petra M.`; without a first name there is nothing to be named by. */
const shownNameOf = ({ firstname, lastname }: SignedInUser): string => {
  const [initial = ''] = lastname.trim();
  const first = firstname.trim();
  return first === '' || initial === '' ? '' : `${first} ${initial}.`;
};

const told = <Row extends { readonly createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const isSame = (left: RatingContent, right: RatingContent): boolean =>
  (['stars', 'title', 'text', 'name'] as const).every((key) => left[key] === right[key]);

/** Ratings of articles by those who bought them (S7.1-13, S7.2-01; docs/decisions/0161). */
export function createRatingService({
  foundation: { database, keys, environment },
  settings,
  attempts,
}: RatingNeeds): RatingService {
  const mayRate = createHourlyCount({ keys, attempts });

  const ownOf = async (
    { user, externalCatalog }: Visitor,
    articleNumber: string,
  ): Promise<OwnRating | null> => {
    if (user === null || externalCatalog !== null) return null;
    const [rating, isBuyer] = await Promise.all([
      findOwnRating(database, user.id, articleNumber),
      hasBought(database, user.id, articleNumber),
    ]);
    const shownName = shownNameOf(user);
    return { hasBought: isBuyer, shownName, rating: rating === null ? null : told(rating) };
  };

  return {
    async byItem(visitor, asked) {
      const articleNumber = asked.articleNumber.toUpperCase();
      const [{ count, average, ...stars }, own] = await Promise.all([
        sumOfRatings(database, articleNumber),
        ownOf(visitor, articleNumber),
      ]);
      const pages = Math.min(Math.max(1, Math.ceil(count / ratingsPerPage)), mostRatingPages);
      const page = Math.min(asked.page ?? 1, pages);
      const part = { most: ratingsPerPage, skipped: (page - 1) * ratingsPerPage };
      const items = count === 0 ? [] : await pageOfRatings(database, articleNumber, part);
      const { stars5, stars4, stars3, stars2, stars1 } = stars;
      const distribution = [stars5, stars4, stars3, stars2, stars1];
      return { average, count, distribution, items: items.map(told), page, pages, own };
    },

    async create(member, typed, now) {
      requireForm(ratingForm, typed, member);
      const texts = serverTexts(member.language).rating;
      const { id: userId } = member.user;
      const articleNumber = typed.articleNumber.toUpperCase();
      const content: RatingContent = {
        stars: Number(typed.stars),
        title: typed.title,
        text: typed.text.trim(),
        name: typed.shownAs === 'name' ? shownNameOf(member.user) : '',
        language: member.language,
        createdAt: now,
      };
      const { phone } = (await settings.read()).address;
      await transaction(database, async (executor) => {
        const isThere = await lockAuthor(executor, userId);
        const known = isThere ? await findOwnRating(executor, userId, articleNumber) : null;
        // Sent again by a page that got no answer: what is shown need not be looked at once more.
        if (known !== null && known.state !== 'refused' && isSame(known, content)) return;
        if (!isThere || !(await putRating(executor, userId, articleNumber, content)))
          refuse('rating.notBought', texts.notBought);
        const { mostOrders } = environment.limits.orders.session;
        if (!(await mayRate(executor, 'rating-person', String(userId), mostOrders, now)))
          refuse('rating.tooMany', texts.tooMany({ phone }));
      });
    },

    withdraw: async ({ user }, articleNumber) => {
      await withdrawRating(database, user.id, articleNumber.toUpperCase());
    },
  };
}
