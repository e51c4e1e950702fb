import * as z from 'zod/mini';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { staffRefusalFields } from './forms/staff-refusal.ts';

/** Somebody who has registered, and waits. */
export const WaitingRegistration = z.object({
  id: z.number(),
  kind: z.enum(['company', 'private']),
  company: z.string(),
  vatId: z.string(),
  name: z.string(),
  email: z.string(),
  customerNumber: z.string(),
  registeredAt: z.string(),
  /** Customer number of an account that has the same VAT number already; empty where none has. */
  knownAs: z.string(),
});
export type WaitingRegistration = z.infer<typeof WaitingRegistration>;

const id = z.number().check(z.int(), z.minimum(1));
const reply = z.object({ success: z.literal(true) });

/** What the shop's staff do with registrations, where each is looked at (`approveRegistration`, S6-08). */
export const waitingRegistrationEndpoints = {
  list: get({
    name: 'waitingRegistrations.list',
    path: '/registrations',
    access: 'backend',
    weight: 2,
    summary: 'Registrations that wait for the shop, the oldest first.',
    spec: ['S6-08'],
    reply: z.object({ items: z.array(WaitingRegistration) }),
  }),
  approve: post({
    name: 'waitingRegistrations.approve',
    path: '/registrations/approve',
    access: 'backend',
    summary: 'Lets somebody who has registered in, and tells them by mail.',
    spec: ['S6-08'],
    body: z.strictObject({ id }),
    reply,
  }),
  refuse: post({
    name: 'waitingRegistrations.refuse',
    path: '/registrations/refuse',
    access: 'backend',
    summary: 'Deletes the account of somebody who has registered, and tells them by mail why.',
    spec: ['S6-08'],
    body: z.extend(bodyOf(staffRefusalFields), { id }),
    reply,
  }),
};
