import { isIPv6 } from 'node:net';

const hextets = 8;
const networkHextets = 4;
const mappedPrefix = [0, 0, 0, 0, 0, 0xffff].join(':');

/** The eight numbers of an IPv6 address; a dotted end counts as two of them. */
function expand(address: string): number[] {
  const plain = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...parts: string[]) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = parts.slice(0, 4).map(Number);
    return `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const numbers = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((hextet) => Number.parseInt(hextet, 16));
  const before = numbers(head);
  const after = tail === undefined ? [] : numbers(tail);
  const gap = tail === undefined ? 0 : hextets - before.length - after.length;
  return [...before, ...Array.from({ length: gap }, () => 0), ...after];
}

/**
 * What one line to the internet is known by: an IPv4 address, or the /64 network of an IPv6 address, of which every line
 * has as many addresses as it likes. An IPv4 address in the shape of an IPv6 one counts as itself.
 *
 * @returns the text unchanged when it is no address
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const numbers = expand(plain);
  if (numbers.slice(0, 6).join(':') === mappedPrefix) {
    const [high = 0, low = 0] = numbers.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${numbers
    .slice(0, networkHextets)
    .map((hextet) => hextet.toString(16))
    .join(':')}::/64`;
}
