import type { FirmMember } from '#contract/admin-users.ts';
import { roleOf } from '#domain/firm-tables.ts';
import type { Texts } from '#texts/texts.ts';

/** What somebody is and may, in words. */
export const rolesOf = (item: FirmMember, words: Texts['adminUsers']): string[] => [
  words.roles[roleOf(item)],
  ...(item.mayOrder ? [] : [words.mayNotOrder]),
];

/** So many are named one by one. */
const mostNamed = 5;

/** The cost centers somebody is responsible for, as sentences name them; many only by their count. */
export const costCentersSaid = ({ costCenters }: Pick<FirmMember, 'costCenters'>) => ({
  costCenters:
    costCenters.length > mostNamed
      ? ''
      : costCenters.map(({ number, name }) => `${number} ${name}`).join(', '),
  count: costCenters.length,
});

/**
 * What the firm loses with somebody who is locked out, in sentences.
 *
 * @param said those of before, or those of when it has happened
 */
export function lostWith(item: FirmMember, said: Texts['adminUsers']['lost']): string[] {
  return [
    ...(item.isAdmin ? [said.admin] : []),
    ...(item.isDeputy ? [said.deputy] : []),
    ...(item.costCenters.length === 0 ? [] : [said.owner(costCentersSaid(item))]),
  ];
}
