import { articlePath } from '#contract/article-path.ts';
import type { WaitingRating } from '#contract/waiting-ratings.ts';
import { staffRefusalForm } from '#domain/forms/staff-refusal.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import { letter } from '#server/mail/letter.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { isWaiting, listWaitingRatings, refuseRating, showRating } from './waiting-rating.repository.ts';

export interface WaitingRatingService {
  readonly waiting: () => Promise<WaitingRating[]>;
  /** @throws Refused with `rating.notFound`, also where somebody else has decided already, or the author has changed it; `rating.unproven` */
  readonly show: (member: Member, id: number, now: Date) => Promise<void>;
  /** @throws Refused with `fields.invalid` or `rating.notFound` */
  readonly refuse: (
    member: Member,
    refused: { readonly id: number; readonly reason: string },
    now: Date,
  ) => Promise<void>;
}

/** How the shop's staff decide about ratings: once, and about what they have read; who is refused is told by mail. */
export function createWaitingRatings({
  foundation: { database },
  settings,
}: {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
}): WaitingRatingService {
  const decided = ({ language }: Member): never =>
    refuse('rating.notFound', serverTexts(language).rating.decided);

  return {
    waiting: async () =>
      (await listWaitingRatings(database)).map(({ createdAt, shopDepotId, slug, ...rating }) => {
        const { articleNumber } = rating;
        const isSold = shopDepotId !== null && slug !== null;
        const url = isSold ? articlePath({ articleNumber, shopDepotId, slug }) : '';
        return { ...rating, createdAt: createdAt.toISOString(), url };
      }),

    async show(member, id, now) {
      if (await showRating(database, id, { decidedBy: member.user.id, now })) return;
      if (!(await isWaiting(database, id))) decided(member);
      refuse('rating.unproven', serverTexts(member.language).rating.unproven);
    },

    async refuse(member, { id, reason }, now) {
      requireForm(staffRefusalForm, { reason }, member);
      const known = await settings.read();
      await transaction(database, async (executor) => {
        const author = await refuseRating(executor, id, { reason, decidedBy: member.user.id, now });
        if (author === null) return decided(member);
        const { email: to, language, displayName: name } = author;
        const words = serverTexts(language).ratingMail;
        const written = [words.greeting, words.refused({ name }), ...reason.split(/\n+/), words.next];
        const subject = words.subject({ name });
        return enqueueMail(executor, letter({ to, language, subject, paragraphs: written, settings: known }));
      });
    },
  };
}
