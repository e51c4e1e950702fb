import type { PageLoaderArguments } from '../load.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A page under what can be no uuid is not found; whether there is such a basket, the page asks itself. */
export function requireUuid({ params }: PageLoaderArguments): null {
  if (!uuid.test(params['uuid'] ?? '')) throw new Response(null, { status: 404 });
  return null;
}
