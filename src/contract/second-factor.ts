import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { provenPasswordFields, secondFactorFields } from './forms/second-factor.ts';
import { secondFactorWays } from './second-factor-way.ts';
import { Identity } from './session.ts';

/** A sign-in whose password was right and that waits for the second factor. */
export const PendingFactor = z.object({
  /** Milliseconds until it has to begin anew. */
  remainingMs: z.number(),
  /** Where a code can be mailed to, all but hidden. */
  maskedEmail: z.string(),
  /** An app is set up that makes codes. */
  hasApp: z.boolean(),
  /** A passkey is set up that can be shown instead of a code. */
  hasPasskey: z.boolean(),
  /** The person is signed in already, and shows it for something that cannot be undone. */
  isSignedIn: z.boolean(),
});
export type PendingFactor = z.infer<typeof PendingFactor>;

/** What an account shows of its second factor; never the secret. */
export const SecondFactorState = z.object({
  /** An app makes its codes. */
  isOn: z.boolean(),
  /** Recovery codes that were not used. */
  codesLeft: z.number(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** What an app has to learn; told once, while the second factor is being set up. */
export const FactorSecret = z.object({
  /** Base32, for whoever types it. */
  secret: z.string(),
  /** The same as a drawing: side in modules, and the path that fills the dark ones. */
  drawing: z.object({ size: z.number(), path: z.string() }),
});
export type FactorSecret = z.infer<typeof FactorSecret>;

const done = z.object({ success: z.literal(true) });
const recoveryCodes = z.object({ success: z.literal(true), recoveryCodes: z.array(z.string()) });

export const secondFactorEndpoints = {
  pending: get({
    name: 'secondFactor.pending',
    path: '/two-factor-authentication/pending',
    access: 'everybody',
    summary: 'Whether a sign-in of this session waits for the second factor.',
    spec: ['S2.1-11'],
    reply: z.object({ pending: z.nullable(PendingFactor) }),
  }),
  verify: post({
    name: 'secondFactor.verify',
    path: '/two-factor-authentication',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Signs in with the second factor after the right password; a code is good once.',
    spec: ['S7.2-06', 'S2.1-11'],
    body: z.extend(bodyOf(secondFactorFields), {
      way: z.enum(secondFactorWays),
      isBrowserTrusted: z.boolean(),
    }),
    reply: z.extend(Identity, { redirectTo: z.string(), isBasketMerged: z.boolean() }),
  }),
  sendCode: post({
    name: 'secondFactor.sendCode',
    path: '/two-factor-authentication/mail',
    access: 'everybody',
    mayBeginAnew: true,
    summary: 'Mails a code to the address of the account whose password was right.',
    spec: ['S2.1-11'],
    reply: done,
  }),
  state: get({
    name: 'secondFactor.state',
    path: '/my/second-factor',
    access: 'user',
    summary: 'Whether the person signs in with a second factor.',
    spec: ['S2.1-11'],
    reply: SecondFactorState,
  }),
  begin: post({
    name: 'secondFactor.begin',
    path: '/my/second-factor/begin',
    access: 'user',
    weight: 10,
    summary: 'Makes a secret for an app, by the password; nothing is asked for until it is confirmed.',
    spec: ['S2.1-11'],
    body: bodyOf(provenPasswordFields),
    reply: z.extend(FactorSecret, { success: z.literal(true) }),
  }),
  confirm: post({
    name: 'secondFactor.confirm',
    path: '/my/second-factor/confirm',
    access: 'user',
    summary: 'Turns the second factor on by a code of the app; gives ten recovery codes, once.',
    spec: ['S2.1-11'],
    body: bodyOf(secondFactorFields),
    reply: recoveryCodes,
  }),
  renewCodes: post({
    name: 'secondFactor.renewCodes',
    path: '/my/second-factor/recovery-codes',
    access: 'user',
    weight: 10,
    summary: 'Gives ten new recovery codes, by the password; the ones from before are worthless.',
    spec: ['S2.1-11'],
    body: bodyOf(provenPasswordFields),
    reply: recoveryCodes,
  }),
  end: post({
    name: 'secondFactor.end',
    path: '/my/second-factor/end',
    access: 'user',
    weight: 10,
    summary: 'Turns the second factor off, by the password.',
    spec: ['S2.1-11'],
    body: bodyOf(provenPasswordFields),
    reply: done,
  }),
};
