import * as z from 'zod/mini';
import { Address } from './address.ts';
import { get, post } from './endpoint.ts';
import { FirmPerson } from './firm.ts';
import { bodyOf, longestPasted } from './form-body.ts';
import { addressFields } from './forms/address.ts';
import { userAddressFields } from './forms/user-address.ts';

/** How many addresses a firm may keep for all its people. */
export const mostFirmAddresses = 200;

/** An address somebody of a firm keeps. */
export const PersonAddress = z.extend(Address, { person: FirmPerson });
export type PersonAddress = z.infer<typeof PersonAddress>;

const id = z.number().check(z.int(), z.minimum(1));
const address = bodyOf(addressFields, longestPasted);
const reply = z.object({ success: z.literal(true) });

/** What admins do with the addresses of their firm. */
export const adminAddressEndpoints = {
  list: get({
    name: 'adminAddresses.list',
    path: '/my/admin-addresses',
    access: 'admin',
    summary: 'Addresses of the firm, which all its people choose in the checkout.',
    spec: ['S7.1-41'],
    reply: z.object({ items: z.array(Address) }),
  }),
  create: post({
    name: 'adminAddresses.create',
    path: '/my/admin-addresses/create',
    access: 'admin',
    summary: 'Keeps an address for all people of the firm.',
    spec: ['S7.2-15'],
    body: address,
    reply,
  }),
  update: post({
    name: 'adminAddresses.update',
    path: '/my/admin-addresses/update',
    access: 'admin',
    summary: 'Changes an address of the firm; orders keep what they were placed with.',
    spec: ['S7.2-15'],
    body: z.extend(address, { id }),
    reply,
  }),
  remove: post({
    name: 'adminAddresses.remove',
    path: '/my/admin-addresses/delete',
    access: 'admin',
    summary: 'Deletes an address of the firm.',
    spec: ['S7.2-15'],
    body: z.strictObject({ id }),
    reply,
  }),
};

/** What admins do with the addresses that people of their firm keep. */
export const adminUserAddressEndpoints = {
  list: get({
    name: 'adminUserAddresses.list',
    path: '/my/admin-user-addresses',
    access: 'admin',
    weight: 2,
    summary: 'Addresses the people of the firm keep, and for whom one may be kept.',
    spec: ['S7.1-41'],
    reply: z.object({ items: z.array(PersonAddress), people: z.array(FirmPerson) }),
  }),
  create: post({
    name: 'adminUserAddresses.create',
    path: '/my/admin-user-addresses/create',
    access: 'admin',
    summary: 'Keeps an address for somebody of the firm; the first one is their default.',
    spec: ['S7.2-16'],
    body: bodyOf(userAddressFields, longestPasted),
    reply,
  }),
  update: post({
    name: 'adminUserAddresses.update',
    path: '/my/admin-user-addresses/update',
    access: 'admin',
    summary: 'Changes an address somebody of the firm keeps.',
    spec: ['S7.2-16'],
    body: z.extend(address, { id, person: id }),
    reply,
  }),
  remove: post({
    name: 'adminUserAddresses.remove',
    path: '/my/admin-user-addresses/delete',
    access: 'admin',
    summary: 'Deletes an address somebody of the firm keeps.',
    spec: ['S7.2-16'],
    body: z.strictObject({ id, person: id }),
    reply,
  }),
};
