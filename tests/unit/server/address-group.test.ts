import { expect, it } from 'vitest';
import { addressGroupOf } from '#server/address-group.ts';

const isSame = (left: string, right: string, part: 'address' | 'network'): boolean =>
  addressGroupOf(left)[part] === addressGroupOf(right)[part];

it('[R4][R66] sees an IPv6 /64 as one address and a /48 or /24 as one network', () => {
  expect(isSame('2001:db8:1:2::1', '2001:0db8:0001:0002:ffff:0:0:9', 'address')).toBe(true);
  expect(isSame('2001:db8:1:2::1', '2001:db8:1:3::1', 'address')).toBe(false);
  expect(isSame('2001:db8:1:2::1', '2001:db8:1:3::1', 'network')).toBe(true);
  expect(isSame('2001:db8:1:2::1', '2001:db8:2:2::1', 'network')).toBe(false);
  expect(isSame('203.0.113.7', '::ffff:203.0.113.7', 'address')).toBe(true);
  expect(isSame('203.0.113.7', '203.0.113.8', 'address')).toBe(false);
  expect(isSame('203.0.113.7', '203.0.113.8', 'network')).toBe(true);
  expect(isSame('203.0.113.7', '203.0.114.7', 'network')).toBe(false);
  expect(addressGroupOf('unknown')).toEqual({ address: 'unknown', network: 'unknown' });
});
