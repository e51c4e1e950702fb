import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { passkeyFields, passkeyNameFields } from './forms/passkey.ts';
import { provenPasswordFields } from './forms/second-factor.ts';
import { Identity } from './session.ts';
import { line, text } from './text.ts';

const mostTransports = 8;
/** Far beyond what an authenticator makes; keys after quantum computers take some thousand characters. */
const longestPart = 20_000;

/** Bytes as WebAuthn writes them into JSON: base64url without padding. */
const bytes = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[A-Za-z0-9_-]+$/));
const CredentialId = bytes(1400);
const Transports = z
  .array(z.string().check(z.maxLength(20), z.regex(/^[a-z-]+$/)))
  .check(z.maxLength(mostTransports));
const Known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});
const kind = z.literal('public-key');

/** A passkey as the account shows it; never its key. */
export const Passkey = z.object({
  id: z.number(),
  name: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Null until it signs in. */
  usedAt: z.nullable(z.string()),
  /** `Firefox, Windows`, where it was set up; empty where that is not known. */
  browser: z.string(),
  network: z.string(),
  /** Outlives the device that made it. */
  isBackedUp: z.boolean(),
  /** False after a new password, until it was shown beside that once. */
  standsAlone: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What an authenticator is asked to make, as WebAuthn writes it into JSON. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: kind, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What an authenticator is asked to sign; without a list it may be any passkey of this shop. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Known),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;

/** What an authenticator has made. */
export const MadePasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes(longestPart),
  attestationObject: bytes(longestPart),
  transports: Transports,
});
export type MadePasskey = z.infer<typeof MadePasskey>;

/** What an authenticator has signed. */
export const ShownPasskey = z.strictObject({
  id: CredentialId,
  clientDataJSON: bytes(longestPart),
  authenticatorData: bytes(longestPart),
  signature: bytes(longestPart),
  /** Whose it is, as the authenticator knows it; left out where it does not say. */
  userHandle: z.optional(bytes(200)),
});
export type ShownPasskey = z.infer<typeof ShownPasskey>;

const done = z.object({ success: z.literal(true) });
const id = z.number().check(z.int(), z.minimum(1));
const creation = z.object({ success: z.literal(true), options: PasskeyCreation });
const question = z.object({ success: z.literal(true), options: PasskeyQuestion });
const signedIn = z.extend(Identity, { redirectTo: z.string(), isBasketMerged: z.boolean() });

export const passkeyEndpoints = {
  list: get({
    name: 'passkey.list',
    path: '/my/passkeys',
    access: 'user',
    summary: 'The passkeys of the person, the newest first, and how many recovery codes are left.',
    spec: ['S2.1-11'],
    reply: z.object({ passkeys: z.array(Passkey), codesLeft: z.number() }),
  }),
  begin: post({
    name: 'passkey.begin',
    path: '/my/passkeys/begin',
    access: 'user',
    weight: 10,
    summary: 'Says what an authenticator is to make, by the password; good once and for a few minutes.',
    spec: ['S2.1-11'],
    body: bodyOf(provenPasswordFields),
    reply: creation,
  }),
  confirm: post({
    name: 'passkey.confirm',
    path: '/my/passkeys/confirm',
    access: 'user',
    summary: 'Keeps what an authenticator has made; the first second factor gives ten recovery codes, once.',
    spec: ['S2.1-11'],
    body: z.strictObject({ passkey: MadePasskey, name: line(passkeyFields.name.longest) }),
    reply: z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) }),
  }),
  rename: post({
    name: 'passkey.rename',
    path: '/my/passkeys/rename',
    access: 'user',
    summary: 'Gives a passkey another name.',
    spec: ['S2.1-11'],
    body: z.extend(bodyOf(passkeyNameFields), { id }),
    reply: done,
  }),
  beginSignIn: post({
    name: 'passkey.beginSignIn',
    path: '/login/passkey/begin',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Says what a passkey is to sign; the same for everybody, whoever it may be.',
    spec: ['S7.2-05'],
    reply: question,
  }),
  signIn: post({
    name: 'passkey.signIn',
    path: '/login/passkey',
    access: 'everybody',
    weight: 10,
    mayBeginAnew: true,
    summary: 'Signs in with a passkey: password and second factor in one. The guest basket is merged once.',
    spec: ['S7.2-05', 'S4.2-06'],
    body: z.strictObject({ passkey: ShownPasskey, redirectTo: z.optional(text(1000)) }),
    reply: signedIn,
  }),
  beginSecondFactor: post({
    name: 'passkey.beginSecondFactor',
    path: '/two-factor-authentication/passkey/begin',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Says what a passkey of the person is to sign whose password was right.',
    spec: ['S2.1-11'],
    reply: question,
  }),
  verifySecondFactor: post({
    name: 'passkey.verifySecondFactor',
    path: '/two-factor-authentication/passkey',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Signs in with a passkey instead of a code after the right password.',
    spec: ['S7.2-06', 'S2.1-11'],
    body: z.strictObject({ passkey: ShownPasskey, isBrowserTrusted: z.boolean() }),
    reply: signedIn,
  }),
  remove: post({
    name: 'passkey.remove',
    path: '/my/passkeys/remove',
    access: 'user',
    weight: 10,
    summary: 'Forgets a passkey, by the password; without any second factor the password is enough again.',
    spec: ['S2.1-11'],
    body: z.extend(bodyOf(provenPasswordFields), { id }),
    reply: done,
  }),
};
