import type { Executor } from '#server/database/pool.ts';
import { createRecoveryCodes, spacedCode } from './factor-secrets.ts';
import type { FactorSecrets } from './factor-secrets.ts';
import { replaceRecoveryCodes } from './second-factor.repository.ts';

/** Gives a person ten recovery codes instead of the ones from before; nobody sees them again. */
export async function giveRecoveryCodes(
  executor: Executor,
  { hashOfRecovery }: FactorSecrets,
  userId: number,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(
    executor,
    userId,
    codes.map((code) => hashOfRecovery(userId, code)),
  );
  return codes.map(spacedCode);
}
