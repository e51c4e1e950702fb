import type { FirmMember } from '#contract/admin-users.ts';
import type { FirmRole } from '#contract/firm-roles.ts';
import type { Texts } from '#texts/texts.ts';

/** What somebody is in the firm; an admin who deputises, too, is an admin. */
export const roleOf = ({ isAdmin, isDeputy }: Pick<FirmMember, 'isAdmin' | 'isDeputy'>): FirmRole =>
  isAdmin ? 'admin' : isDeputy ? 'deputy' : 'member';

/** What somebody is and may, in words. */
export const rolesOf = (item: FirmMember, words: Texts['adminUsers']): string[] => [
  words.roles[roleOf(item)],
  ...(item.mayOrder ? [] : [words.mayNotOrder]),
];
