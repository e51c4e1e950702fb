import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { firmChanges, firmMemberStates } from './firm-roles.ts';
import { bodyOf } from './form-body.ts';
import { firmMemberFields, invitationFields } from './forms/firm-people.ts';
import { passwordResetFields } from './forms/password-reset.ts';
import { MailedLink } from './mailed-link.ts';
import { line } from './text.ts';

/** How many people a firm may have, those who were invited among them. */
export const mostFirmPeople = 2000;
/** So many changes are told, the last first. */
export const mostFirmChanges = 50;

/** Somebody of a firm, or whom it has invited, as its admins see them. */
export const FirmMember = z.object({
  id: z.number(),
  isInvitation: z.boolean(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  /** Decides about orders when the admins do not. */
  isDeputy: z.boolean(),
  mayOrder: z.boolean(),
  /** Those they are responsible for, by number. */
  costCenters: z.array(z.object({ id: z.number(), number: z.string(), name: z.string() })),
  state: z.enum(firmMemberStates),
  /** Null = never. */
  signedInAt: z.nullable(z.string()),
  /** Until when an invitation is good; null for who has joined. */
  invitedUntil: z.nullable(z.string()),
});
export type FirmMember = z.infer<typeof FirmMember>;

/** A change about somebody of a firm: who made it, when, and what. */
export const FirmChange = z.object({
  id: z.number(),
  happenedAt: z.string(),
  what: z.enum(firmChanges),
  personName: z.string(),
  byName: z.string(),
});
export type FirmChange = z.infer<typeof FirmChange>;

const id = z.number().check(z.int(), z.minimum(1));
const one = z.strictObject({ id });
const done = z.object({ success: z.literal(true) });

/** What admins do with the people of their firm. */
export const adminUserEndpoints = {
  list: get({
    name: 'adminUsers.list',
    path: '/my/admin-users',
    access: 'admin',
    weight: 2,
    summary: 'People of the firm and whom it has invited, with what they may.',
    spec: ['S2.4-05'],
    reply: z.object({ items: z.array(FirmMember) }),
  }),
  history: get({
    name: 'adminUsers.history',
    path: '/my/admin-users/history',
    access: 'admin',
    summary: 'Changes about the people of the firm, or about one of them, the last first.',
    spec: ['S2.4-05'],
    query: z.strictObject({ id: z.optional(z.coerce.number().check(z.int(), z.minimum(1))) }),
    reply: z.object({ items: z.array(FirmChange) }),
  }),
  invite: post({
    name: 'adminUsers.invite',
    path: '/my/admin-users/invite',
    access: 'admin',
    weight: 2,
    summary: 'Asks somebody to join the firm by a link that is mailed, good once and for a week.',
    spec: ['S2.4-05'],
    body: bodyOf(invitationFields),
    reply: z.extend(done, { id: z.number() }),
  }),
  inviteAgain: post({
    name: 'adminUsers.inviteAgain',
    path: '/my/admin-users/invite-again',
    access: 'admin',
    summary: 'Mails another link to whoever was invited; the one before is worthless from then on.',
    spec: ['S2.4-05'],
    body: one,
    reply: done,
  }),
  withdraw: post({
    name: 'adminUsers.withdraw',
    path: '/my/admin-users/withdraw',
    access: 'admin',
    summary: 'Withdraws an invitation: its link is worthless.',
    spec: ['S2.4-05'],
    body: one,
    reply: done,
  }),
  update: post({
    name: 'adminUsers.update',
    path: '/my/admin-users/update',
    access: 'admin',
    summary: 'Says what somebody of the firm may; nobody changes whether they are admin themselves.',
    spec: ['S2.4-05'],
    body: z.extend(bodyOf(firmMemberFields), { id }),
    reply: done,
  }),
  deactivate: post({
    name: 'adminUsers.deactivate',
    path: '/my/admin-users/deactivate',
    access: 'admin',
    summary: 'Keeps somebody of the firm from signing in; what they are signed in with ends at once.',
    spec: ['S2.4-05'],
    body: one,
    reply: done,
  }),
  reactivate: post({
    name: 'adminUsers.reactivate',
    path: '/my/admin-users/reactivate',
    access: 'admin',
    summary: 'Lets somebody of the firm sign in again.',
    spec: ['S2.4-05'],
    body: one,
    reply: done,
  }),
};

/** What the link of an invitation holds. */
const Link = { invitedEmail: line(160), token: line(100) };

/** What whoever was invited does. */
export const invitationEndpoints = {
  showLink: get({
    name: 'invitation.showLink',
    path: '/register/invitation',
    access: 'everybody',
    summary:
      'Whether what was mailed still leads into a firm; answered alike whether it was used, was withdrawn, has run out or never was.',
    spec: ['S2.4-05'],
    query: z.strictObject(Link),
    reply: MailedLink,
  }),
  accept: post({
    name: 'invitation.accept',
    path: '/register/invitation',
    access: 'everybody',
    weight: 10,
    mayBeginAnew: true,
    summary: 'Joins a firm by what was mailed, with the password that is chosen, once.',
    spec: ['S2.4-05', 'S5-07'],
    body: z.extend(bodyOf(passwordResetFields), Link),
    reply: done,
  }),
};
