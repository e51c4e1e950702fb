import ipaddr from 'ipaddr.js';

/** Leading groups of an IPv6 address that a provider gives to one connection: 64 bits. */
const networkGroups = 4;

/**
 * What counts as one address for limits: an IPv4 address, also when written as IPv6, or the /64 network of an IPv6
 * address, since whoever has one address of it has all. What is no address stands for itself.
 */
export function addressGroupOf(address: string): string {
  if (!address.includes(':')) return address;
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts
    .slice(0, networkGroups)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
