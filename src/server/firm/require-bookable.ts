import { isBookable } from '#domain/cost-center.ts';
import { refuseFields } from '#server/calls/form-check.ts';
import type { Member } from '#server/session/visitor.ts';
import type { FirmService } from './firm.service.ts';

/**
 * What is noted for later orders has to be bookable then, where the firm has cost centers.
 *
 * @param field of the form it was typed in
 * @throws Refused with `fields.invalid` where this is none of the person's
 */
export async function requireBookable(
  firms: Pick<FirmService, 'of'>,
  member: Member,
  costCenter: string,
  field: string,
): Promise<void> {
  if (costCenter === '') return;
  const firm = await firms.of(member.user);
  if (firm === null || isBookable(costCenter, firm)) return;
  const isClosed = firm.closedCostCenters.includes(costCenter);
  refuseFields({ [field]: isClosed ? 'costCenterClosed' : 'costCenterUnknown' }, member);
}
