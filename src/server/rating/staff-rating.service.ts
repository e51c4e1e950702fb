import { articlePath } from '#contract/article-path.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { shownRatingsPerPage } from '#contract/shown-ratings.ts';
import type { shownRatingEndpoints } from '#contract/shown-ratings.ts';
import { mostTablePages } from '#contract/table-bounds.ts';
import type { StaffRating } from '#contract/waiting-ratings.ts';
import { staffRefusalForm } from '#domain/forms/staff-refusal.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { letter } from '#server/mail/letter.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { Member } from '#server/session/visitor.ts';
import type { SettingsService, ShopSettings } from '#server/settings/settings.service.ts';
import {
  countShownRatings,
  findShownRating,
  isWaiting,
  listShownRatings,
  listWaitingRatings,
  refuseRating,
  removeRatingOfNobody,
  showRating,
} from './staff-rating.repository.ts';
import type { RefusedAuthor, StaffRow } from './staff-rating.repository.ts';

interface RefusedRating {
  readonly id: number;
  readonly reason: string;
}

export interface StaffRatingService {
  readonly waiting: () => Promise<StaffRating[]>;
  /** @throws Refused with `rating.notFound`, also where somebody else has decided already, or the author has changed it; `rating.unproven` */
  readonly show: (member: Member, id: number, now: Date) => Promise<void>;
  /** @throws Refused with `fields.invalid` or `rating.notFound` */
  readonly refuse: (member: Member, refused: RefusedRating, now: Date) => Promise<void>;
  /** A page of those that are shown, the newest first; a page beyond the last is the last. */
  readonly shown: (asked: {
    readonly search?: string | undefined;
    readonly page?: number | undefined;
    readonly id?: number | undefined;
  }) => Promise<ReplyOf<typeof shownRatingEndpoints.list>>;
  /**
   * Takes one that is shown off its page; one whose author was erased is deleted, there is nobody to tell.
   *
   * @throws Refused with `fields.invalid` or `rating.notFound`
   */
  readonly takeDown: (member: Member, refused: RefusedRating, now: Date) => Promise<void>;
}

function forStaff({ createdAt, shopDepotId, slug, ...rating }: StaffRow): StaffRating {
  const { articleNumber } = rating;
  const isSold = shopDepotId !== null && slug !== null;
  const url = isSold ? articlePath({ articleNumber, shopDepotId, slug }) : '';
  return { ...rating, createdAt: createdAt.toISOString(), url };
}

/** How the shop's staff decide about ratings: once, and about what they have read; who is refused is told by mail. */
export function createStaffRatings({
  foundation: { database },
  settings,
}: {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
}): StaffRatingService {
  const decided = ({ language }: Member): never =>
    refuse('rating.notFound', serverTexts(language).rating.decided);

  /** Tells an author why their rating is not shown, and what they may do about it. */
  async function tell(
    executor: Executor,
    { email: to, language, displayName: name, hasPage }: RefusedAuthor,
    {
      what,
      reason,
      known,
    }: {
      readonly what: 'refused' | 'takenDown';
      readonly reason: string;
      readonly known: Pick<ShopSettings, 'address'>;
    },
  ): Promise<void> {
    const words = serverTexts(language).ratingMail;
    const paragraphs = [
      words.greeting,
      words[what]({ name }),
      ...reason.split(/\n+/),
      ...words.next[what],
      ...(hasPage ? [words.onItsPage] : []),
    ];
    const subject = words.subject({ name });
    await enqueueMail(executor, letter({ to, language, subject, paragraphs, settings: known }));
  }

  return {
    waiting: async () => (await listWaitingRatings(database)).map(forStaff),

    async show(member, id, now) {
      if (await showRating(database, id, { decidedBy: member.user.id, now })) return;
      if (!(await isWaiting(database, id))) decided(member);
      refuse('rating.unproven', serverTexts(member.language).rating.unproven);
    },

    async refuse(member, { id, reason }, now) {
      requireForm(staffRefusalForm, { reason }, member);
      const known = await settings.read();
      const decision = { state: 'waiting', reason, decidedBy: member.user.id, now } as const;
      await transaction(database, async (executor) => {
        const author = await refuseRating(executor, id, decision);
        if (author === null) return decided(member);
        return tell(executor, author, { what: 'refused', reason, known });
      });
    },

    async shown({ search = '', page: wanted = 1, id }) {
      const [total, item] = await Promise.all([
        countShownRatings(database, search),
        id === undefined ? null : findShownRating(database, id),
      ]);
      const pages = Math.min(Math.max(1, Math.ceil(total / shownRatingsPerPage)), mostTablePages);
      const page = Math.min(wanted, pages);
      const part = { most: shownRatingsPerPage, skipped: (page - 1) * shownRatingsPerPage };
      const items = total === 0 ? [] : await listShownRatings(database, search, part);
      return { items: items.map(forStaff), page, pages, total, item: item && forStaff(item) };
    },

    async takeDown(member, { id, reason }, now) {
      requireForm(staffRefusalForm, { reason }, member);
      const known = await settings.read();
      const decision = { state: 'shown', reason, decidedBy: member.user.id, now } as const;
      await transaction(database, async (executor) => {
        const author = await refuseRating(executor, id, decision);
        if (author !== null) return tell(executor, author, { what: 'takenDown', reason, known });
        if (!(await removeRatingOfNobody(executor, id))) decided(member);
      });
    },
  };
}
