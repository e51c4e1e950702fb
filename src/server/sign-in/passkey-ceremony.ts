import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { MadePasskey, PasskeyCreation, PasskeyQuestion, ShownPasskey } from '#contract/passkey.ts';
import type { Environment } from '#server/runtime/environment.ts';
import { publicUrlOf } from '#server/runtime/public-url.ts';
import type { SessionKeys } from '#server/session/session-cookie.ts';

/** What an authenticator was asked can be answered this long. */
export const challengeKeptMs = 5 * 60_000;
const challengeBytes = 32;

/** An authenticator's name of a passkey, and by which roads it is reached. */
interface KnownCredential {
  readonly id: string;
  readonly transports: readonly string[];
}

interface Owner {
  readonly userHandle: string;
  readonly email: string;
  readonly shop: string;
  /** What the person has already: no authenticator makes a second one. */
  readonly known: readonly KnownCredential[];
}

/** A key as it is stored, with what its authenticator counted last. */
interface StoredKey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
}

export interface PasskeyCeremony {
  readonly askToMake: (challenge: string, owner: Owner) => Promise<PasskeyCreation>;
  readonly askToShow: (challenge: string, known: readonly KnownCredential[]) => Promise<PasskeyQuestion>;
  /** The key an authenticator has made for a challenge; null where anything about it is not as it was asked. */
  readonly readMade: (
    made: MadePasskey,
    challenge: string,
  ) => Promise<(StoredKey & { readonly isBackedUp: boolean }) | null>;
  /**
   * What was signed with a key, after whoever holds it was verified; null where anything about it is not as it was asked.
   *
   * @param key the stored one; null = nobody's, which takes the same time (R3)
   */
  readonly readShown: (
    shown: ShownPasskey,
    challenge: string,
    key: StoredKey | null,
  ) => Promise<{ readonly counter: number; readonly isBackedUp: boolean } | null>;
}

export const createChallenge = (): string => randomBytes(challengeBytes).toString('base64url');

/** The name of a person for authenticators, which says nothing about them; the same at all of theirs. */
export const userHandleOf = ({ blind }: Pick<SessionKeys, 'blind'>, userId: number): string =>
  blind('passkey-user', String(userId));

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const decode = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Some key on P-256, its base point: whatever is checked with it is refused. */
const keyOfNobody: StoredKey = {
  credentialId: '',
  publicKey: encode(
    Buffer.from(
      'a5010203262001215820' +
        '6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296' +
        '225820' +
        '4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
      'hex',
    ),
  ),
  counter: 0,
};

const described = (known: readonly KnownCredential[]) =>
  known.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: [...transports] }));

/** Which challenge an answer says it answers; an empty text, which is none, where it cannot be read. */
export function answeredChallenge({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return /^[\w-]+$/.test(challenge) ? challenge : '';
  } catch {
    return '';
  }
}

/** Whatever cannot be read was not made by an authenticator that was asked by this shop. */
const orNull = <Read>(reading: Promise<Read>): Promise<Read | null> => reading.catch(() => null);

/**
 * Whether what was made says by no certificates who has made it. None are asked for, and to check any, addresses that whoever
 * sends them has chosen would be called.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const object = decodeAttestationObject(decode(attestationObject));
  const format = object.get('fmt');
  return format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined);
}

/**
 * What is asked of authenticators (WebAuthn), and what of their answers holds. Name and origin of the shop are the configured
 * address, never the host of a request (R8).
 */
export function createPasskeyCeremony(environment: Environment): PasskeyCeremony {
  const { origin, hostname } = new URL(publicUrlOf(environment));
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  });
  return {
    async askToMake(challenge, { userHandle, email, shop, known }) {
      const options = await generateRegistrationOptions({
        rpName: shop,
        rpID: hostname,
        userName: email,
        userDisplayName: email,
        userID: decode(userHandle),
        challenge: decode(challenge),
        timeout: challengeKeptMs,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return {
        challenge: options.challenge,
        rp: { id: hostname, name: shop },
        user: options.user,
        pubKeyCredParams: options.pubKeyCredParams,
        timeout: challengeKeptMs,
        attestation: 'none',
        excludeCredentials: described(known),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    async askToShow(challenge, known) {
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        challenge: decode(challenge),
        timeout: challengeKeptMs,
        userVerification: 'required',
      });
      return {
        challenge: options.challenge,
        rpId: hostname,
        timeout: challengeKeptMs,
        userVerification: 'required',
        allowCredentials: described(known),
      };
    },

    async readMade({ id, clientDataJSON, attestationObject }, challenge) {
      const verify = async () =>
        isWithoutCertificates(attestationObject)
          ? verifyRegistrationResponse({
              ...expected(challenge),
              response: {
                id,
                rawId: id,
                type: 'public-key',
                clientExtensionResults: {},
                response: { clientDataJSON, attestationObject },
              },
            })
          : null;
      const read = await orNull(verify());
      if (read === null || !read.verified) return null;
      const { credential, credentialBackedUp } = read.registrationInfo;
      // The name in the request is bounded, and the one in what was made is the same.
      if (credential.id !== id) return null;
      return {
        credentialId: credential.id,
        publicKey: encode(credential.publicKey),
        counter: credential.counter,
        isBackedUp: credentialBackedUp,
      };
    },

    async readShown({ id, clientDataJSON, authenticatorData, signature }, challenge, key) {
      const { publicKey, counter } = key ?? keyOfNobody;
      const read = await orNull(
        verifyAuthenticationResponse({
          ...expected(challenge),
          response: {
            id,
            rawId: id,
            type: 'public-key',
            clientExtensionResults: {},
            response: { clientDataJSON, authenticatorData, signature },
          },
          credential: { id: key?.credentialId ?? id, publicKey: decode(publicKey), counter },
        }),
      );
      if (key === null || read === null || !read.verified) return null;
      const { newCounter, credentialBackedUp } = read.authenticationInfo;
      return { counter: newCounter, isBackedUp: credentialBackedUp };
    },
  };
}
