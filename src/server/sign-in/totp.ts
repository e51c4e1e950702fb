import { createGuardrails, generateSecret, generateURI, verifySync } from 'otplib';
import { isCodeOf } from '#domain/second-factor-code.ts';

/** Codes of an app (RFC 6238) as every app makes them: six digits, another each 30 seconds. */
const stepSeconds = 30;
/** A code is taken one step before and after its own: clocks differ, and typing takes time. */
const window = 1;
/** Apps and the demo hand out secrets of 80 bits, too. */
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });

/** A secret nobody guesses: 160 bits, Base32. */
export const createSecret = (): string => generateSecret();

/** The step of 30 seconds a moment lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/**
 * The step whose code this is, around now; null where it is none of them.
 *
 * @param usedStep the step whose code was used last: it and older ones count no more
 */
export function matchingStep(secret: string, code: string, now: Date, usedStep: number): number | null {
  const step = stepOf(now);
  // Such input the library takes for a mistake of its caller.
  if (!isCodeOf('app', code) || usedStep >= step + window) return null;
  const found = verifySync({
    secret,
    token: code,
    epoch: step * stepSeconds,
    epochTolerance: window * stepSeconds,
    afterTimeStep: usedStep,
    guardrails,
  });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

/** What apps read from the drawing. */
export const factorAddress = (secret: string, { shop, email }: { shop: string; email: string }): string =>
  generateURI({ issuer: shop, label: email, secret });
