import type { adminReleaseRuleEndpoints } from '#contract/admin-release-rules.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { releaseRuleForm } from '#domain/forms/release-rules.ts';
import { typedId } from '#domain/typed-id.ts';
import { centsOf } from '#domain/typed-money.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { transaction } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import type { Member } from '#server/session/visitor.ts';
import { loadPeople, lockFirm } from './firm-lock.repository.ts';
import { loadFirstCategories, loadReleaseRules, writeReleaseRules } from './release-rules.repository.ts';

type Shown = ReplyOf<(typeof adminReleaseRuleEndpoints)['show']>;

/** The rules as an admin types them. */
export interface TypedRules {
  /** Empty where the amount does not matter. */
  readonly releaseAbove: string;
  /** Id of a person, or empty. */
  readonly deputy: string;
  readonly reminderHours: string;
  readonly deputyHours: string;
  readonly expiryHours: string;
  readonly categories: readonly string[];
  readonly isOwnerlessReleased: boolean;
  readonly mayReleaseOwn: boolean;
}

export interface ReleaseRulesService {
  readonly show: (member: Member) => Promise<Shown>;
  /** @throws Refused with `fields.invalid` */
  readonly update: (member: Member, typed: TypedRules) => Promise<void>;
}

/** Which orders of a firm need a release, and who gives it: said by its admins (docs/decisions/0120). */
export function createReleaseRulesService(database: Database): ReleaseRulesService {
  return {
    async show({ user: { accountId } }) {
      const [rules, people, categories] = await Promise.all([
        loadReleaseRules(database, accountId),
        loadPeople(database, accountId),
        loadFirstCategories(database),
      ]);
      return { rules, people, categories };
    },
    async update(member, { categories, isOwnerlessReleased, mayReleaseOwn, ...typed }) {
      const { accountId } = member.user;
      requireForm(releaseRuleForm, typed, member);
      const deputyId = typedId(typed.deputy);
      const known = new Set((await loadFirstCategories(database)).map(({ slug }) => slug));
      const rules = {
        releaseAbove: typed.releaseAbove === '' ? null : centsOf(typed.releaseAbove),
        // A category that has gone meanwhile is no longer one to choose.
        categories: categories.filter((slug) => known.has(slug)),
        isOwnerlessReleased,
        mayReleaseOwn,
        reminderHours: Number(typed.reminderHours),
        deputyHours: Number(typed.deputyHours),
        expiryHours: Number(typed.expiryHours),
      };
      await transaction(database, async (executor) => {
        await lockFirm(executor, accountId);
        // Nobody who cannot sign in is waited for.
        const people = deputyId === null ? [] : await loadPeople(executor, accountId);
        if (deputyId !== null && people.every(({ id }) => id !== deputyId))
          refuseFields({ deputy: 'personUnknown' }, member);
        await writeReleaseRules(executor, accountId, rules, deputyId);
      });
    },
  };
}
