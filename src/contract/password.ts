import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { passwordRequestFields, passwordResetFields } from './forms/password-reset.ts';
import { line } from './text.ts';

const done = z.object({ success: z.literal(true) });

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
  reset: post({
    name: 'password.reset',
    path: '/password/reset',
    access: 'everybody',
    weight: 10,
    mayBeginAnew: true,
    summary: 'Sets a new password by what was mailed, once; every session of the account ends.',
    spec: ['S7.2-08', 'S3.1-10'],
    body: z.extend(bodyOf(passwordResetFields), { resetUsername: line(160), token: line(100) }),
    reply: done,
  }),
};
