import { createGuardrails, generateSync } from 'otplib';

const stepSeconds = 30;
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });

/** The code an app shows in a step of 30 seconds. */
export const codeOf = (secret: string, step: number): string =>
  generateSync({ secret, epoch: step * stepSeconds, guardrails });
