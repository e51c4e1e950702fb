import { secondFactorPath } from '#contract/second-factor-path.ts';

interface ParsedAddress {
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The URL parser of browser and Node, typed here because machines are compiled without the DOM library. */
const { URL: AddressParser } = globalThis as unknown as {
  URL: new (address: string, base: string) => ParsedAddress;
};

const ownOrigin = 'https://shop.invalid';
const maximumLength = 1000;

/** First segments of the addresses a visitor may be sent back to. */
const knownSegments: ReadonlySet<string> = new Set([
  '',
  'shop',
  'shop-marketing',
  'artnr',
  'my',
  'order',
  'stock-notice',
  'offerrequest',
  'page',
  'blog',
  'albums',
  'album',
  'galleries',
  'gallery',
  'teams',
  'team',
  'faqs',
  'downloads',
  'download',
  'links',
  'slug',
  'livebooks',
  'livebook',
  'videos',
  'video',
  'installations',
  'installation',
  'cookie-config',
  'flows',
  'registrations',
  'ratings',
  'search-steering',
]);

const controlOrBackslash = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;
const encodedTrick = /%(?:2f|5c|25|[01][0-9a-f]|7f)/i;

/**
 * Reads an address as a path on the shop's own origin, resolved by the URL parser.
 *
 * @returns path with query and fragment; null for another origin, another scheme, backslashes, control characters,
 *   double or encoded slashes
 */
export function sameOriginPath(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > maximumLength) return null;
  if (!address.startsWith('/') || controlOrBackslash.test(address)) return null;
  try {
    const parsed = new AddressParser(address, ownOrigin);
    const isOwn = parsed.origin === ownOrigin;
    const isPlain = !parsed.pathname.includes('//') && !encodedTrick.test(parsed.pathname);
    const asWritten = address.split(/[?#]/, 1)[0] ?? '';
    if (!isOwn || !isPlain || asWritten.includes('//') || encodedTrick.test(asWritten)) return null;
    return parsed.pathname + parsed.search + parsed.hash;
  } catch {
    return null;
  }
}

/**
 * Where a visitor goes after signing in or out (S4.2, R60): a path of this shop with a known first segment. Pages of
 * signing in and error pages are none of them, so there is no loop.
 *
 * @returns `/` for everything else
 */
export function safeRedirect(address: unknown): string {
  const path = sameOriginPath(address);
  if (path === null) return '/';
  const segment = path.slice(1).split(/[/?#]/, 1)[0] ?? '';
  return knownSegments.has(segment) ? path : '/';
}

/**
 * Where an answer leads a visitor: to the sign-in with a way back, to where the second factor is shown, or to a page of this shop.
 *
 * @param redirectTo address the answer carried; whatever it says, it stays on the shop's own origin
 * @param here path with query of the page the visitor is on
 * @returns null for what is no page of this shop: then the answer leads nowhere, instead of taking the visitor home
 */
export function followedPath(redirectTo: unknown, here: string): string | null {
  const path = sameOriginPath(redirectTo);
  if (path === null) return null;
  if (path.split(/[?#]/, 1)[0] === '/login') return loginPath(here);
  return path === secondFactorPath || safeRedirect(path) === path ? path : null;
}

/** The sign-in page that leads back to an address afterwards. */
export function loginPath(returnTo: string): string {
  const target = safeRedirect(returnTo);
  return target === '/' ? '/login' : `/login?redirectTo=${encodeURIComponent(target)}`;
}
