import type { WaitingRegistration } from '#contract/waiting-registrations.ts';
import { staffRefusalForm } from '#domain/forms/staff-refusal.ts';
import { refuse } from '#server/calls/failures.ts';
import { requireForm } from '#server/calls/form-check.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import { letter } from '#server/mail/letter.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import type { Visitor } from '#server/session/visitor.ts';
import { approveWaiting, listWaiting, refuseWaiting } from './waiting-registration.repository.ts';

export interface WaitingRegistrationService {
  readonly waiting: () => Promise<WaitingRegistration[]>;
  /** @throws Refused with `person.notFound`, also where somebody else has decided already */
  readonly approve: (visitor: Visitor, id: number) => Promise<void>;
  /** @throws Refused with `fields.invalid` or `person.notFound` */
  readonly refuse: (visitor: Visitor, id: number, reason: string) => Promise<void>;
}

interface DecisionWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** How the shop's staff decide about who has registered: once, and told by mail in the same transaction. */
export function createWaitingRegistrations({
  foundation: { database },
  settings,
}: {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
}): WaitingRegistrationService {
  const decide = async (
    visitor: Visitor,
    work: (executor: Executor) => Promise<string | null>,
    wordsIn: (words: ReturnType<typeof serverTexts>['registrationMail']) => DecisionWords,
  ): Promise<void> => {
    const known = await settings.read();
    const { language } = known;
    await transaction(database, async (executor) => {
      const to = await work(executor);
      if (to === null) return refuse('person.notFound', serverTexts(visitor.language).registration.notFound);
      const words = serverTexts(language).registrationMail;
      const { subject, paragraphs } = wordsIn(words);
      const written = [words.greeting, ...paragraphs];
      return enqueueMail(executor, letter({ to, language, subject, paragraphs: written, settings: known }));
    });
  };

  return {
    waiting: async () =>
      (await listWaiting(database)).map(({ registeredAt, ...one }) => ({
        ...one,
        registeredAt: registeredAt.toISOString(),
      })),
    approve: (visitor, id) =>
      decide(
        visitor,
        (executor) => approveWaiting(executor, id),
        ({ approvedSubject, registered }) => ({ subject: approvedSubject, paragraphs: [registered] }),
      ),
    async refuse(visitor, id, reason) {
      requireForm(staffRefusalForm, { reason }, visitor);
      await decide(
        visitor,
        (executor) => refuseWaiting(executor, id),
        ({ refusedSubject, refused }) => ({
          subject: refusedSubject,
          paragraphs: [refused, ...reason.split(/\n+/)],
        }),
      );
    },
  };
}
