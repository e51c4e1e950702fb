import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { loadContext, type Load, type PageLoaderArguments } from './load.ts';
import { handleOf } from './page-route.ts';
import { isOnTheWay, routesOnTheWay } from './routes-on-the-way.ts';

interface PrefetchFrom {
  readonly routes: RouteObject[];
  /** Loads ahead, which takes nothing but the token from an answer. */
  readonly load: Load;
  readonly origin: string;
}

/**
 * Fetches chunk and data of a page when a visitor is about to go there (pointer over a link, focus, first touch). Pages of
 * one visitor (basket, checkout) only fetch their chunk: their data must be fresh when they open.
 */
export function prefetch(path: string, { routes, load, origin }: PrefetchFrom): void {
  void routesOnTheWay(path).catch(() => undefined);
  const match = matchRoutes(routes, new URL(path, origin))?.at(-1);
  // Nobody means to go to a page that does not exist: its routes are on their way. So are those of what is no list.
  if (match === undefined || match.route.path === '/*') return;
  if (match.route.path === '/shop/*' && isOnTheWay(path)) return;
  const { route, params } = match;
  if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined);
  if (typeof route.loader !== 'function' || handleOf(route)?.isPersonal === true) return;
  const context = new RouterContextProvider();
  context.set(loadContext, load);
  const loader = route.loader as (given: PageLoaderArguments) => unknown;
  const request = new Request(new URL(path, origin));
  void Promise.resolve(loader({ request, params, context })).catch(() => undefined);
}
