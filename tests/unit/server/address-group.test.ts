import { describe, expect, it } from 'vitest';
import { addressGroupOf, networkOf } from '#server/address-group.ts';

describe('where a request comes from', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.8', '203.0.113.8', '203.0.113.0/24'],
    ['203.0.114.7', '203.0.114.7', '203.0.114.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
    ['2001:db8:2:2::1', '2001:db8:2:2::/64', '2001:db8:2::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['not:an:address', 'not:an:address', 'not:an:address'],
    ['unix:', 'unix:', 'unix:'],
    ['unknown', 'unknown', 'unknown'],
  ])('[R4][R66] %s counts as %s of %s', (address, group, network) => {
    expect(addressGroupOf(address)).toBe(group);
    expect(networkOf(address)).toBe(network);
  });
});
