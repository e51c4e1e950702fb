import { matchRoutes, type RouteObject } from 'react-router-dom';
import { listPages } from '#contract/list-pages.ts';

/** Paths of pages, as routes write them; those of lists stand in their own table. */
const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children }) => [
    ...(path === undefined || path.endsWith('*') ? [] : [path]),
    ...pathsOf(children ?? []),
  ]);

/** What is looked at more closely: capitals, and a slash behind something. */
const otherwise = /[A-Z]|[^/]\/+$/;

/**
 * Leads from a path that has capitals where the shop writes none, or a slash at its end, to the one that is meant. What
 * stands in a path for a name stays as it is: a list under another spelling of its name leads on by itself
 * (docs/decisions/0145).
 *
 * @returns gives null for a path that is written as the shop writes it, and where the shop has no such page
 */
export function createRespelling(routes: readonly RouteObject[]): (pathname: string) => string | null {
  const pages = [...pathsOf(routes), ...listPages.map(({ path }) => path)].map((path) => ({ path }));
  return (pathname) => {
    if (!otherwise.test(pathname)) return null;
    const written = matchRoutes(pages, pathname)?.at(-1)?.route.path.split('/') ?? [];
    const parts = pathname.split('/').filter((part, place) => part !== '' || place === 0);
    const respelled = parts
      .map((part, place) => (written[place]?.startsWith(':') === true ? part : part.toLowerCase()))
      .join('/');
    return written.length === 0 || respelled === pathname ? null : respelled;
  };
}
