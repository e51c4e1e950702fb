import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { registrationConfirmFields, registrationFields } from './forms/registration.ts';
import { MailedLink } from './mailed-link.ts';
import { line } from './text.ts';

/** What comes next, the same for every mail address: a mail, or a mail and a look of the shop's staff. */
export const RegistrationStep = z.enum(['awaitingMail', 'awaitingApproval', 'registered']);
export type RegistrationStep = z.infer<typeof RegistrationStep>;

const Registration = bodyOf(registrationFields);
export type TypedRegistration = z.infer<typeof Registration>;

export const registrationEndpoints = {
  register: post({
    name: 'registration.register',
    path: '/register',
    access: 'everybody',
    weight: 10,
    mayBeginAnew: true,
    summary: 'Asks for an account; answered alike whether there is one of that mail address or not.',
    spec: ['S7.2-07', 'S5-03', 'S5-07'],
    body: Registration,
    reply: z.object({ success: z.literal(true), next: RegistrationStep }),
  }),
  showLink: get({
    name: 'registration.showLink',
    path: '/register/confirm',
    access: 'everybody',
    summary:
      'Whether what was mailed still makes an account; answered alike whether it was used, has run out or never was.',
    spec: ['S7.2-07'],
    query: z.strictObject({ token: line(100) }),
    reply: MailedLink,
  }),
  confirm: post({
    name: 'registration.confirm',
    path: '/register/confirm',
    access: 'everybody',
    weight: 10,
    mayBeginAnew: true,
    summary: 'Makes the account by what was mailed and the password that was chosen, once.',
    spec: ['S7.2-07'],
    body: z.extend(bodyOf(registrationConfirmFields), { token: line(100) }),
    // Only who knows the mail's key and the password is told the mail address.
    reply: z.object({ success: z.literal(true), next: RegistrationStep, email: z.string() }),
  }),
};
