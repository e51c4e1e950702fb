import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { emailChangeFields } from './forms/email-change.ts';
import { passwordChangeFields } from './forms/password-change.ts';
import { MailedLink } from './mailed-link.ts';
import { Identity } from './session.ts';
import { line } from './text.ts';

/** Somebody signed in with the account, somewhere. */
export const OwnSession = z.object({
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** ISO 8601. */
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** A browser the account knows: strangers who guess the password never slow it down. */
export const KnownBrowser = z.object({
  id: z.number(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** Whether somebody is signed in with it now. */
  isSignedIn: z.boolean(),
  /** `Firefox, Windows`; empty where it is not known. */
  name: z.string(),
  /** The networks it signed in from first and last, as far as they are known: no single line, and no street. */
  network: z.string(),
  /** Empty where it is the first. */
  lastNetwork: z.string(),
  /** Its first and its last sign-in, ISO 8601. */
  knownSince: z.string(),
  seenAt: z.string(),
  /** Signs in without the second factor. */
  isTrusted: z.boolean(),
});
export type KnownBrowser = z.infer<typeof KnownBrowser>;

const done = z.object({ success: z.literal(true) });

/** How a customer comes into the account, and from where. */
export const accountAccessEndpoints = {
  list: get({
    name: 'accountAccess.list',
    path: '/my/sessions',
    access: 'user',
    summary: 'Where the person is signed in, and which browsers the account knows; newest first.',
    spec: ['S2.3-12'],
    reply: z.object({ sessions: z.array(OwnSession), browsers: z.array(KnownBrowser) }),
  }),
  endOtherSessions: post({
    name: 'accountAccess.endOtherSessions',
    path: '/my/sessions/end-others',
    access: 'user',
    summary: 'Signs the person out everywhere else.',
    spec: ['S2.3-12'],
    reply: done,
  }),
  changePassword: post({
    name: 'accountAccess.changePassword',
    path: '/my/password/reset',
    access: 'user',
    weight: 10,
    summary:
      'Changes the password by the current one, signs the person out everywhere else and forgets the other browsers; this session gets another name.',
    spec: ['S7.2-09', 'S5-06', 'S5-07'],
    body: bodyOf(passwordChangeFields),
    reply: z.object({ success: z.literal(true), token: z.string() }),
  }),
  askEmail: post({
    name: 'accountAccess.askEmail',
    path: '/my/email/change',
    access: 'user',
    weight: 10,
    summary:
      'Asks for another mail address by the password and the second factor where there is one; a link goes to the new one, and the present one is told. Answered alike whether somebody has it.',
    spec: ['S2.3-11'],
    body: bodyOf(emailChangeFields),
    reply: done,
  }),
  showEmailLink: get({
    name: 'accountAccess.showEmailLink',
    path: '/my/email/confirm',
    access: 'user',
    summary:
      "Whether what was mailed still changes the person's address; answered alike whether it was used, has run out, is somebody else's or never was.",
    spec: ['S2.3-11'],
    query: z.strictObject({ token: line(100) }),
    reply: MailedLink,
  }),
  confirmEmail: post({
    name: 'accountAccess.confirmEmail',
    path: '/my/email/confirm',
    access: 'user',
    summary:
      'Makes a mailed address the one the person signs in with, once; signs them out everywhere else, and this session gets another name.',
    spec: ['S2.3-11'],
    body: z.strictObject({ token: line(100) }),
    reply: Identity,
  }),
  removeBrowser: post({
    name: 'accountAccess.removeBrowser',
    path: '/my/password/browser-token-remove',
    access: 'user',
    summary:
      'Forgets a known browser, or without a number all of them, and signs out whoever uses it elsewhere.',
    spec: ['S7.2-10'],
    body: z.strictObject({ id: z.optional(z.number().check(z.int(), z.minimum(1))) }),
    reply: done,
  }),
};
