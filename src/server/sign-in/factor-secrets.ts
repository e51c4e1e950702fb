import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { generateSecret } from 'otplib';
import type { SessionKeys } from '#server/session/session-cookie.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const recoveryBytes = 10;
const recoveryLength = 10;
const howMany = 10;
const codeBound = 1_000_000;
const codeLength = 6;

/** What of a second factor is secret, as the database keeps it. */
export interface FactorSecrets {
  readonly encrypt: (secret: string) => string;
  readonly decrypt: (stored: string) => string;
  /** Keyed hash of a recovery code of a person. */
  readonly hashOfRecovery: (userId: number, code: string) => string;
  /** Keyed hash of a code that was mailed for the sign-in of a session. */
  readonly hashOfMail: (sessionId: number, code: string) => string;
}

/** A table of these alone gives nothing away: the key is made of the shop's secret. */
export function createFactorSecrets({ blind }: Pick<SessionKeys, 'blind'>): FactorSecrets {
  const key = Buffer.from(blind('second-factor-key', ''), 'base64url');
  return {
    encrypt(secret) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce);
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    decrypt(stored) {
      const bytes = Buffer.from(stored, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    hashOfRecovery: (userId, code) => blind('second-factor-recovery', `${userId}\0${code}`),
    hashOfMail: (sessionId, code) => blind('second-factor-mail', `${sessionId}\0${code}`),
  };
}

/** Ten codes for whoever has lost the app, as they are compared. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () => generateSecret({ length: recoveryBytes }).slice(0, recoveryLength));

/** A code as it is read and typed: in two halves. */
export const spacedCode = (code: string): string =>
  `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;

/** A code of six digits for a mail. */
export const createMailCode = (): string => String(randomInt(codeBound)).padStart(codeLength, '0');
