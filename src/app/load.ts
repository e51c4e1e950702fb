import type { Answer, Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { Refusal } from '#contract/refusal.ts';
import { handOverPagePath } from '#contract/external-catalog-path.ts';
import type { StoragePort } from './persistence/storage.ts';
import { followedPath } from '#domain/redirect.ts';
import { createContext, redirect, type RouterContextProvider } from 'react-router-dom';

/**
 * How a page's loader asks the back end (docs/decisions/0007): in the browser the client's call, on the server the endpoint
 * in-process, with `REST_BACKEND_URL` an HTTP call that passes the cookie on.
 */
export type Load = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: { readonly signal?: AbortSignal },
) => Promise<Answer<E>>;

export const loadContext = createContext<Load>();

/** What the visitor's tab keeps; on the server and while prefetching nothing. */
export const tabStorageContext = createContext<StoragePort>({ read: () => null, write: () => undefined });

/** Whether the visitor is signed in; while prefetching nobody is. */
export const memberContext = createContext(false);

/** What every loader receives that belongs to this router. */
export interface PageLoaderArguments {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly context: Readonly<RouterContextProvider>;
}

interface AskedParts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Whether what an address names can exist: what the contract refuses is asked of nobody. */
const canExist = ({ params, query }: Endpoint, asked: AskedParts): boolean =>
  params.safeParse(asked.params ?? {}).success && query.safeParse(asked.query ?? {}).success;

/**
 * Loads a reply or answers the page with 404; for pages that do not exist without their data. An address that names what
 * cannot exist is not found, like one whose thing does not exist; a refusal that leads elsewhere is followed, and pages of the
 * account lead a visit of a procurement system to the page where it ends.
 */
export async function loadOrNotFound<E extends Endpoint>(
  { context, request }: PageLoaderArguments,
  endpoint: E,
  endpointRequest: RequestOf<E>,
): Promise<ReplyOf<E>> {
  if (!canExist(endpoint, endpointRequest as AskedParts)) throw new Response(null, { status: 404 });
  const { signal } = request;
  const answer = await context.get(loadContext)(endpoint, endpointRequest, { signal });
  if (answer.outcome === 'ok') return answer.reply;
  const { code, redirectTo } = answer.refusal as Refusal;
  // Whoever came from a procurement system finds there what this visit is for.
  if (code === 'externalCatalog.notAllowed') throw redirect(handOverPagePath);
  const { pathname, search } = new URL(request.url);
  const path = followedPath(redirectTo, `${pathname}${search}`);
  throw path === null ? new Response(null, { status: 404 }) : redirect(path);
}
