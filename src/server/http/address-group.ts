import ipaddr from 'ipaddr.js';

const groupBits = 16;
/** Bits of an IPv6 address that a provider gives to one line, and to one owner as a whole. */
const ipv6Bits = { line: 64, owner: 48 } as const;

/** Some proxies name the client's port, too, which is another one with each connection. */
const withPort = /^(?:(?<v4>\d+\.\d+\.\d+\.\d+):\d+|\[(?<v6>[^\]]+)\](?::\d+)?)$/;

/** The address as one of its kind; an IPv4 address written as IPv6 is the IPv4 address. Null for what is no address. */
function parse(written: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const { v4, v6 } = withPort.exec(written)?.groups ?? {};
  const address = v4 ?? v6 ?? written;
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

function leadingBits(address: ipaddr.IPv6, bits: number): string {
  const groups = address.parts.slice(0, bits / groupBits).map((part) => part.toString(16));
  return `${groups.join(':')}::/${bits}`;
}

/**
 * What counts as one address for limits: an IPv4 address, also when written as IPv6, or the /64 network of an IPv6
 * address, since whoever has one address of it has all. What is no address stands for itself.
 */
export function addressGroupOf(address: string): string {
  // Asked for with every request: what is no IPv6 address is in its one form already.
  const parsed = address.includes(':') ? parse(address) : null;
  if (parsed === null) return address;
  return parsed instanceof ipaddr.IPv6 ? leadingBits(parsed, ipv6Bits.line) : parsed.toString();
}

/** What one owner may hold as a whole: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return address;
  if (parsed instanceof ipaddr.IPv6) return leadingBits(parsed, ipv6Bits.owner);
  return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
}
