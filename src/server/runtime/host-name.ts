import { isIP } from 'node:net';

const longestName = 253;
const label = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/i;
/** A name that ends so is read as an IPv4 address, and is a wrong one, or `isIP` would have known it. */
const number = /^(?:\d+|0x[0-9a-f]*)$/i;

/** Can this be a host: an IP address, or a name as DNS and the machine's own list know them? Nothing is looked up. */
export function isHost(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const name = text.replace(/\.$/, '');
  const labels = name.split('.');
  return (
    name.length <= longestName && labels.every((one) => label.test(one)) && !number.test(labels.at(-1) ?? '')
  );
}
