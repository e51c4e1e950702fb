import { createHmac, randomBytes } from 'node:crypto';

/** Codes of an app (RFC 6238) as every app makes them: six digits, another each 30 seconds, by HMAC-SHA-1 (RFC 4226). */
const stepSeconds = 30;
const digits = 6;
const secretBytes = 20;
/** A code is taken this many steps before and after its own: clocks differ, and typing takes time. */
const window = 1;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bitsOfLetter = 5;
const bitsOfByte = 8;

const bitsOf = (numbers: readonly number[], width: number): string =>
  numbers.map((number) => number.toString(2).padStart(width, '0')).join('');

/** Bytes in the letters of Base32 (RFC 4648), whose number of bits has to be one of five. */
export const base32Of = (bytes: Uint8Array): string =>
  (bitsOf([...bytes], bitsOfByte).match(/.{5}/g) ?? [])
    .map((bits) => letters[Number.parseInt(bits, 2)])
    .join('');

const bytesOf = (base32: string): Uint8Array =>
  Uint8Array.from(
    bitsOf(
      [...base32].map((letter) => letters.indexOf(letter)),
      bitsOfLetter,
    ).match(/.{8}/g) ?? [],
    (bits) => Number.parseInt(bits, 2),
  );

/** A secret nobody guesses, Base32. */
export const createSecret = (): string => base32Of(randomBytes(secretBytes));

/** The step of 30 seconds a moment lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/** The code of a step. */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(bitsOfByte);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The step whose code this is, around now; null where it is none of them.
 *
 * @param usedStep the step whose code was used last: it and older ones count no more
 */
export function matchingStep(secret: string, code: string, now: Date, usedStep: number): number | null {
  const current = stepOf(now);
  const steps = Array.from({ length: 2 * window + 1 }, (_, index) => current - window + index);
  return steps.find((step) => step > usedStep && codeOf(secret, step) === code) ?? null;
}

/** What apps read from the drawing. */
export function factorAddress(secret: string, { shop, email }: { shop: string; email: string }): string {
  const label = `${encodeURIComponent(shop)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(shop)}`;
}
