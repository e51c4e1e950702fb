import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { MadePasskey, PasskeyCreation, PasskeyQuestion, ShownPasskey } from '#contract/passkey.ts';
import type { AuthenticatorOutcome } from '#machines/authenticator-outcome.ts';

/** Why an authenticator did not answer, by the names browsers have for it; everything else counts as not possible here. */
const unanswered: Readonly<Record<string, 'cancelled' | 'known'>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

async function askedIn<Answer>(
  signal: AbortSignal,
  asking: () => Promise<Answer>,
): Promise<AuthenticatorOutcome<Answer>> {
  if (!browserSupportsWebAuthn()) return { kind: 'unsupported' };
  const cancel = (): void => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', cancel);
  try {
    return { kind: 'answered', answer: await asking() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { kind: unanswered[name] ?? 'unsupported' };
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** Has the browser ask an authenticator to make a passkey. */
export const makePasskey = (
  optionsJSON: PasskeyCreation,
  signal: AbortSignal,
): Promise<AuthenticatorOutcome<MadePasskey>> =>
  askedIn(signal, async () => {
    const { id, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, clientDataJSON, attestationObject, transports };
  });

/** Has the browser ask for a passkey. */
export const showPasskey = (
  optionsJSON: PasskeyQuestion,
  signal: AbortSignal,
): Promise<AuthenticatorOutcome<ShownPasskey>> =>
  askedIn(signal, async () => {
    const { id, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      id,
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    };
  });
