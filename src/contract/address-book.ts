import * as z from 'zod/mini';
import { post } from './endpoint.ts';
import { bodyOf, longestPasted } from './form-body.ts';
import { addressFields } from './forms/address.ts';

/** How many addresses a person may keep. */
export const mostAddresses = 50;

const id = z.number().check(z.int(), z.minimum(1));
const address = bodyOf(addressFields, longestPasted);
const reply = z.object({ success: z.literal(true) });

/** What a customer does with kept addresses; reading them is part of ordering (address.ts). */
export const addressBookEndpoints = {
  create: post({
    name: 'addressBook.create',
    path: '/addresses/user/create',
    access: 'user',
    summary: 'Keeps an address; the first one is the default.',
    spec: ['S7.2-02'],
    body: address,
    reply,
  }),
  update: post({
    name: 'addressBook.update',
    path: '/addresses/user/update',
    access: 'user',
    summary: 'Changes a kept address.',
    spec: ['S7.2-02'],
    body: z.extend(address, { id }),
    reply,
  }),
  remove: post({
    name: 'addressBook.remove',
    path: '/addresses/user/delete',
    access: 'user',
    summary: 'Deletes a kept address; where it was the default, the oldest one becomes it.',
    spec: ['S7.2-02'],
    body: z.strictObject({ id }),
    reply,
  }),
  setDefault: post({
    name: 'addressBook.setDefault',
    path: '/addresses/user/set-default',
    access: 'user',
    summary: 'Makes a kept address the one that is offered first.',
    spec: ['S7.2-03'],
    body: z.strictObject({ id }),
    reply,
  }),
};
