import ipaddr from 'ipaddr.js';

/** How limits see where a request comes from. */
export interface AddressGroup {
  /** What counts as one address: an IPv4 address, or the /64 of an IPv6 address, which is one line at least. */
  readonly address: string;
  /** What one owner may hold as a whole: the /24 of an IPv4 address, the /48 of an IPv6 address. */
  readonly network: string;
}

const addressBits = 64;
const networkBits = { ipv4: 24, ipv6: 48 } as const;

/** An address that cannot be read stands for itself. */
export function addressGroupOf(address: string): AddressGroup {
  if (!ipaddr.isValid(address)) return { address, network: address };
  // An IPv4 address written as IPv6 is the same address.
  const parsed = ipaddr.process(address);
  const kind = parsed.kind();
  const within = (bits: number): string =>
    `${parsed
      .toByteArray()
      .slice(0, bits / 8)
      .join('.')}/${bits} (${kind})`;
  return {
    address: kind === 'ipv4' ? parsed.toString() : within(addressBits),
    network: within(networkBits[kind]),
  };
}
