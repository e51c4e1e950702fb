import type { adminReleaseRuleEndpoints, SaidReleaseRules } from '#contract/admin-release-rules.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { keptHours } from '#contract/forms/release-rules.ts';
import { releaseRuleForm } from '#domain/forms/release-rules.ts';
import { centsOf } from '#domain/typed-money.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { transaction } from '#server/database/pool.ts';
import type { Database } from '#server/database/pool.ts';
import type { Member } from '#server/session/visitor.ts';
import { lockFirm } from './firm-lock.repository.ts';
import { refuseOverwriting } from './overwriting.ts';
import {
  findRulesChanger,
  loadFirstCategories,
  loadReleaseRules,
  writeReleaseRules,
} from './release-rules.repository.ts';

type Shown = ReplyOf<(typeof adminReleaseRuleEndpoints)['show']>;

/** The rules as an admin types them. */
export interface TypedRules {
  /** Empty where the amount does not matter. */
  readonly releaseAbove: string;
  readonly reminderHours: string;
  readonly deputyHours: string;
  readonly expiryHours: string;
  readonly categories: readonly string[];
  readonly isOwnerlessReleased: boolean;
  readonly mayReleaseOwn: boolean;
  /** As whoever types has read them; left out, whatever holds is written over. */
  readonly seen?: SaidReleaseRules | undefined;
}

export interface ReleaseRulesService {
  readonly show: (member: Member) => Promise<Shown>;
  /** @throws Refused with `fields.invalid`, or `firm.changed` where others hold than were seen */
  readonly update: (member: Member, typed: TypedRules) => Promise<void>;
}

/** Which orders of a firm need a release, and when who gives it: said by its admins (docs/decisions/0120). */
export function createReleaseRulesService(database: Database): ReleaseRulesService {
  return {
    async show({ user: { accountId } }) {
      const [rules, categories] = await Promise.all([
        loadReleaseRules(database, accountId),
        loadFirstCategories(database),
      ]);
      return { rules, categories };
    },
    async update(member, { categories, isOwnerlessReleased, mayReleaseOwn, seen, ...typed }) {
      const { accountId } = member.user;
      requireForm(releaseRuleForm, typed, member);
      const known = new Set((await loadFirstCategories(database)).map(({ slug }) => slug));
      const rules = {
        releaseAbove: typed.releaseAbove === '' ? null : centsOf(typed.releaseAbove),
        // A category that has gone meanwhile is no longer one to choose.
        categories: categories.filter((slug) => known.has(slug)),
        isOwnerlessReleased,
        mayReleaseOwn,
      };
      await transaction(database, async (executor) => {
        await lockFirm(executor, accountId);
        const { deputy: _, lockedOwners: __, ...stored } = await loadReleaseRules(executor, accountId);
        await refuseOverwriting(member, 'rules', { seen, stored }, () =>
          findRulesChanger(executor, accountId),
        );
        const hoursOf = (name: 'reminderHours' | 'deputyHours' | 'expiryHours'): number =>
          typed[name] === keptHours ? stored[name] : Number(typed[name]);
        const [reminderHours, deputyHours, expiryHours] = (
          ['reminderHours', 'deputyHours', 'expiryHours'] as const
        ).map(hoursOf) as [number, number, number];
        if (deputyHours <= reminderHours) refuseFields({ deputyHours: 'notLater' }, member);
        if (expiryHours <= deputyHours) refuseFields({ expiryHours: 'notLater' }, member);
        await writeReleaseRules(
          executor,
          accountId,
          { ...rules, reminderHours, deputyHours, expiryHours },
          member.user.id,
        );
      });
    },
  };
}
