import pg from 'pg';
import { isHost } from '#server/runtime/host-name.ts';

const form = /^postgres(?:ql)?:\/\/[^/?#\s]*\/[^/?#\s]+(?:\?\S*)?$/;
const brokenPercent = /%(?![0-9a-f]{2})/i;
const givenPort = /[?&]port=([^&]*)/;
const largestPort = 65_535;

/**
 * What is wrong with an address of a PostgreSQL database, or null: it is read as the driver will read it, so that no
 * part of it fails only when somebody connects. The sentence holds nothing of the address, which may carry a password.
 */
export function faultOfDatabaseUrl(url: string): string | null {
  if (!form.test(url)) return 'must be an address such as postgres://user:password@host:5432/shop';
  if (brokenPercent.test(url)) return 'has a % that is not followed by two hexadecimal digits';
  try {
    const { host, port } = new pg.Client({ connectionString: url });
    const isPort = Number.isInteger(port) && port > 0 && port <= largestPort;
    if (!isPort || /\D/.test(givenPort.exec(url)?.[1] ?? '')) return 'needs a port from 1 to 65535';
    return host.startsWith('/') || isHost(host)
      ? null
      : 'needs a host, or a folder as in ?host=/var/run/postgresql';
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'ENOENT' || code === 'EACCES'
      ? 'names a file of a certificate or key that cannot be read'
      : 'cannot be read: a port above 65535, a host that cannot be one, or a sign that must be written as %XX';
  }
}
