/** Longest part of a path between two slashes, as it is written; nothing the shop names is longer. */
export const longestSegment = 1024;

export interface RequestTarget {
  /**
   * Path and query as routes, pages, limits and the log read them: begins with one slash, printable ASCII, every
   * percent sign of the path begins an encoded character. For a fault only the first segment, which tells the kind of
   * answer that is expected.
   */
  readonly address: string;
  /** What it is when this shop cannot have such an address: no address at all, or one of nothing. */
  readonly fault: 'noAddress' | 'nowhere' | null;
}

/** `http://host` before a path: proxies may ask so, and the shop heeds the host as little as that of the header (R8). */
const absoluteForm = /^https?:\/\/[^/?#@\\]+(?=[/?#]|$)/i;
const pathCharacters = /^\/[!"$-[\]-~]*$/;
const queryCharacters = /^[!"$-~]*$/;
const percentSigns = /(?:%[0-9a-f]{2})+|%/gi;

function isDecodable(encoded: string): boolean {
  try {
    // Compared, since the build leaves out a call whose result nobody reads.
    return decodeURIComponent(encoded) !== '';
  } catch {
    return false;
  }
}

/** Writes percent signs that encode nothing as themselves, so that every path can be decoded: `/100%` is `/100%25`. */
const decodable = (path: string): string =>
  path.replace(percentSigns, (run) => (isDecodable(run) ? run : run.replaceAll('%', '%25')));

/** Two slashes at the start name another host wherever the path is resolved; dot segments may leave them there. */
const namesHost = (path: string): boolean =>
  path.startsWith('//') ||
  (path.includes('//') && new URL(`http://shop.invalid${path}`).pathname.startsWith('//'));

const faulty = (path: string, fault: 'noAddress' | 'nowhere'): RequestTarget => ({
  address: /^\/[a-z]+(?=[/\\#]|$)/.exec(path)?.[0] ?? '/',
  fault,
});

/** What follows scheme and host; null when it does not begin with them as HTTP wants. */
function pathOfAbsolute(target: string): string | null {
  const host = absoluteForm.exec(target)?.[0];
  if (host === undefined || !URL.canParse(host)) return null;
  const rest = target.slice(host.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Reads the target of a request as it stands in its first line; the only place that does. Never fails: what cannot be an
 * address of this shop has a fault.
 */
export function readTarget(target: string): RequestTarget {
  const own = target.startsWith('/') ? target : pathOfAbsolute(target);
  if (own === null) return faulty('/', 'noAddress');
  const queryStart = own.indexOf('?');
  const path = queryStart === -1 ? own : own.slice(0, queryStart);
  const query = queryStart === -1 ? '' : own.slice(queryStart);
  const isWritten = pathCharacters.test(path) && queryCharacters.test(query);
  const isTooLong =
    path.length > longestSegment && path.split('/').some(({ length }) => length > longestSegment);
  if (!isWritten || isTooLong || namesHost(path)) return faulty(path, 'nowhere');
  return { address: path.includes('%') ? decodable(path) + query : own, fault: null };
}
