import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, PasskeyCreation, PasskeyQuestion, ShownPasskey } from '#contract/passkey.ts';
import { androidCertificates } from './android-attestation.ts';

const userPresent = 0x01;
const userVerified = 0x04;
const backupEligible = 0x08;
const backedUp = 0x10;
const holdsKey = 0x40;
const idBytes = 32;
const aaguidBytes = 16;

/** What an authenticator does otherwise than it should, so that a shop has something to refuse. */
export interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  /** Whose it says it is; null = it does not say. */
  readonly userHandle?: string | null;
  /** The name it says beside what it has made. */
  readonly id?: string;
  /** By what it says who has made it: its own signature, or certificates that name this address. */
  readonly attestation?: 'packed' | { readonly format: 'android-key' | 'packed'; readonly address: string };
}

/** An authenticator that holds one passkey, as a telephone or a key at the computer does. */
export interface SoftwareAuthenticator {
  readonly id: string;
  /** As often as it has signed. */
  counter: number;
  /** The same passkey in other hands, as it stands now. */
  readonly copy: () => SoftwareAuthenticator;
  readonly make: (options: PasskeyCreation, misbehaviour?: Misbehaviour) => MadePasskey;
  readonly show: (options: PasskeyQuestion, misbehaviour?: Misbehaviour) => ShownPasskey;
}

const encode = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const hashOf = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const bigEndian = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};
/** Bytes as CBOR writes them. */
const cborBytes = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0x59]), bigEndian(bytes.length, 2), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

type Keys = Pick<ReturnType<typeof newKeys>, 'publicKey' | 'privateKey'>;
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An attestation statement: {alg: -7, sig}, and {x5c} where there are certificates. */
function statementOf(signature: Buffer, certificates: readonly Buffer[] | null): Buffer {
  return Buffer.concat([
    Buffer.from([certificates === null ? 0xa2 : 0xa3]),
    cborText('alg'),
    Buffer.from([0x26]),
    cborText('sig'),
    cborBytes(signature),
    ...(certificates === null
      ? []
      : [cborText('x5c'), Buffer.from([0x80 + certificates.length]), ...certificates.map(cborBytes)]),
  ]);
}

/** A public key on P-256 as COSE writes it: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseOf({ publicKey }: Keys): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (label: number, value: string): Buffer =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)]);
}

interface Held {
  readonly id: Buffer;
  readonly keys: Keys;
  readonly origin: string;
  counter: number;
  userHandle: string;
}

function holding(held: Held): SoftwareAuthenticator {
  const { id, keys } = held;
  const clientData = (type: string, challenge: string, { origin = held.origin }: Misbehaviour): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (
    rpId: string,
    { isUserVerified = true, counter = held.counter }: Misbehaviour,
    key: Buffer | null,
  ): Buffer => {
    const flags =
      userPresent + backupEligible + backedUp + (isUserVerified ? userVerified : 0) + (key ? holdsKey : 0);
    return Buffer.concat([
      hashOf(rpId),
      Buffer.from([flags]),
      bigEndian(counter, 4),
      ...(key ? [Buffer.alloc(aaguidBytes), bigEndian(id.length, 2), id, key] : []),
    ]);
  };
  const attested = (data: Buffer, clientHash: Buffer, { attestation }: Misbehaviour): Buffer[] => {
    const said = (format: string, statement: Buffer) => [
      cborText('fmt'),
      cborText(format),
      cborText('attStmt'),
      statement,
    ];
    if (attestation === undefined) return said('none', Buffer.from([0xa0]));
    const signature = sign('sha256', Buffer.concat([data, clientHash]), keys.privateKey);
    if (attestation === 'packed') return said('packed', statementOf(signature, null));
    const chain = androidCertificates(keys.publicKey, clientHash, attestation.address);
    return said(attestation.format, statementOf(signature, chain));
  };
  return {
    id: encode(id),
    get counter() {
      return held.counter;
    },
    set counter(counter) {
      held.counter = counter;
    },
    copy: () => holding({ ...held }),
    make(options, wrong = {}) {
      held.userHandle = options.user.id;
      const client = clientData('webauthn.create', wrong.challenge ?? options.challenge, wrong);
      const data = authenticatorData(wrong.rpId ?? options.rp.id, wrong, coseOf(keys));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...attested(data, hashOf(client), wrong),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        id: wrong.id ?? encode(id),
        clientDataJSON: encode(client),
        attestationObject: encode(attestation),
        transports: ['internal'],
      };
    },
    show(options, wrong = {}) {
      held.counter += 1;
      const client = clientData('webauthn.get', wrong.challenge ?? options.challenge, wrong);
      const data = authenticatorData(wrong.rpId ?? options.rpId, wrong, null);
      return {
        id: encode(id),
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, hashOf(client)]), keys.privateKey)),
        ...(wrong.userHandle === null ? {} : { userHandle: wrong.userHandle ?? held.userHandle }),
      };
    },
  };
}

/** An authenticator of a browser that is at a page of this origin. */
export const softwareAuthenticator = (origin: string): SoftwareAuthenticator =>
  holding({
    id: randomBytes(idBytes),
    keys: newKeys(),
    origin,
    counter: 0,
    // Until it has made a passkey here, it holds one of another shop.
    userHandle: encode(randomBytes(idBytes)),
  });
