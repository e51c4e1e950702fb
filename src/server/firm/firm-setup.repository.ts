import type { Executor } from '#server/database/pool.ts';
import { command } from '#server/database/statement.ts';

const rule = command({
  name: 'firm-set-rules',
  text: 'update account set release_above_cents = $2, deputy_id = $3 where id = $1',
  values: (accountId: number, releaseAbove: number | null, deputyId: number | null) => [
    accountId,
    releaseAbove,
    deputyId,
  ],
});

/**
 * Says what a firm's people may order alone, and who decides when its admins do not.
 *
 * @param releaseAbove net cents; null = by its amount no order needs a release
 */
export async function setFirmRules(
  executor: Executor,
  accountId: number,
  { releaseAbove, deputyId }: { readonly releaseAbove: number | null; readonly deputyId: number | null },
): Promise<void> {
  await rule.run(executor, accountId, releaseAbove, deputyId);
}
