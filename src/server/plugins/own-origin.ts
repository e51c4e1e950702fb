import type { FastifyRequest } from 'fastify';
import { HttpFailure } from '#server/calls/failures.ts';

/**
 * Second layer beside the token: a browser says where a request comes from (Fetch Metadata, Origin).
 *
 * @throws HttpFailure 403 for a request of another site
 */
export function refuseOtherOrigins(request: FastifyRequest, publicUrl: string | null): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new HttpFailure(403, 'sent by another site');
  }
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = new Set([`http://${request.headers.host}`, `https://${request.headers.host}`]);
  if (publicUrl !== null) own.add(new URL(publicUrl).origin);
  if (!own.has(origin)) throw new HttpFailure(403, 'sent by another origin');
}
