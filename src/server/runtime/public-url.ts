import type { Environment } from './environment.ts';

/** Address of the shop as people open it; the host of a request is never used (R8). */
export function publicUrlOf({ publicUrl, host, port }: Environment): string {
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  // The zone of a link-local address (fe80::1%eth0) has no place in an address of the web.
  return (
    publicUrl ??
    `http://${shownHost.includes(':') ? `[${shownHost.replace(/%.*$/, '')}]` : shownHost}:${port}`
  );
}
