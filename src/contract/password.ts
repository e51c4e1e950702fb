import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { passwordRequestFields, passwordResetFields } from './forms/password-reset.ts';
import { MailedLink } from './mailed-link.ts';
import { line } from './text.ts';

const done = z.object({ success: z.literal(true) });

/** What the link of a mail holds. */
const Link = { resetUsername: line(160), token: line(100) };

export const passwordEndpoints = {
  request: post({
    name: 'password.request',
    path: '/password/request',
    access: 'everybody',
    mayBeginAnew: true,
    summary:
      'Asks for a mail that leads to a new password; answered alike whether there is an account or not.',
    spec: ['S7.2-08'],
    body: bodyOf(passwordRequestFields),
    reply: done,
  }),
  showLink: get({
    name: 'password.showLink',
    path: '/password/reset',
    access: 'everybody',
    summary:
      'Whether what was mailed still sets a new password; answered alike whether it was used, has run out or never was.',
    spec: ['S3.1-10'],
    query: z.strictObject(Link),
    reply: MailedLink,
  }),
  reset: post({
    name: 'password.reset',
    path: '/password/reset',
    access: 'everybody',
    weight: 10,
    mayBeginAnew: true,
    summary: 'Sets a new password by what was mailed, once; every session of the account ends.',
    spec: ['S7.2-08', 'S3.1-10'],
    body: z.extend(bodyOf(passwordResetFields), Link),
    reply: done,
  }),
};
