import type { FirmMember } from '#contract/admin-users.ts';
import { roleOf } from '#domain/firm-tables.ts';
import type { Texts } from '#texts/texts.ts';

/** What somebody is and may, in words. */
export const rolesOf = (item: FirmMember, words: Texts['adminUsers']): string[] => [
  words.roles[roleOf(item)],
  ...(item.mayOrder ? [] : [words.mayNotOrder]),
];
