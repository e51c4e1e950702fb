import { isIP } from 'node:net';
import proxyAddress from '@fastify/proxy-addr';
import { z } from 'zod';
import { isHost } from './host-name.ts';
import { faultOfDatabaseUrl } from '#server/database/database-url.ts';

/** A whole number that need not be given. */
export const optionalCount = (minimum = 1, maximum = 10_000_000) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(minimum).max(maximum))
    .optional();

/** A whole number. */
export const count = (fallback: number, minimum?: number, maximum?: number) =>
  optionalCount(minimum, maximum).default(fallback);

/** Address or name to listen on. */
export const host = z
  .string()
  .refine(isHost, 'must be an address such as 0.0.0.0, or the name of a host, without a port');

/** Address of a PostgreSQL database. */
export const databaseUrl = z.string().superRefine((url, context) => {
  const fault = faultOfDatabaseUrl(url);
  if (fault !== null) context.addIssue({ code: 'custom', message: fault });
});

interface AddressOptions {
  readonly protocols: readonly string[];
  readonly example: string;
  /** What may stand there beside protocol, host and port. */
  readonly parts: readonly ('credentials' | 'path' | 'query')[];
}

function isDecodable(text: string): boolean {
  try {
    // The result is looked at: the bundler takes a call without use for one without effect and leaves it out.
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

function readAddress(text: string, { protocols, parts }: AddressOptions): URL | null {
  const [, authority = '', rest = ''] = /^[a-z]+:\/\/([^/?#\s]+)(\S*)$/i.exec(text) ?? [];
  if (authority === '' || !URL.canParse(text) || !isDecodable(text)) return null;
  const url = new URL(text);
  const isAllowed =
    protocols.includes(url.protocol) &&
    url.port !== '0' &&
    isHost(url.hostname.replace(/^\[(.*)\]$/, '$1')) &&
    (parts.includes('credentials') || !authority.includes('@')) &&
    (parts.includes('path') || /^\/*$/.test(url.pathname)) &&
    (parts.includes('query') || !rest.includes('?')) &&
    !rest.includes('#');
  return isAllowed ? url : null;
}

/** Address of another server, or of this one as others see it. */
export const address = (options: AddressOptions) =>
  z.string().transform((text, context) => {
    const url = readAddress(text, options);
    if (url !== null) return url;
    const extras = options.parts.length === 0 ? ' without path, user and query' : '';
    context.addIssue({ code: 'custom', message: `must be an address such as ${options.example}${extras}` });
    return z.NEVER;
  });

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

function isProxy(entry: string): boolean {
  if (proxyNames.includes(entry)) return true;
  const [start = '', range = '', ...more] = entry.split('/');
  const isRange = /^\d{1,3}$/.test(range) || isIP(range) === 4 || !entry.includes('/');
  if (isIP(start) === 0 || !isRange || more.length > 0) return false;
  try {
    // What the server does with the entry when it starts; it also reads much that is no address, such as 1.2.3.
    proxyAddress.compile(entry);
    return true;
  } catch {
    return false;
  }
}

/** Addresses of proxies, separated by commas. */
export const proxies = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every(isProxy),
    'must be the addresses of the proxies, separated by commas, e.g. loopback, 10.0.0.0/8',
  );
