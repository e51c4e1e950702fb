import type { RouteObject } from 'react-router-dom';

/** Routes that come with the first way to one of their pages: no first page of a shopper pays for them. */
interface RoutesOnTheWay {
  readonly paths: RegExp;
  /** File of the routes, so that the document of a page of theirs names its chunk; no browser needs it. */
  readonly source: string;
  readonly load: () => Promise<{ readonly routes: readonly RouteObject[] }>;
}

/** The first that fits counts: what a firm's admins see is no part of everybody's account. */
const groups: readonly RoutesOnTheWay[] = [
  {
    paths: /^\/my\/admin\b/,
    source: 'src/app/routes/admin.route.ts',
    load: () => import('./routes/admin.route.ts'),
  },
  {
    paths: /^\/(?:my|order|offerrequest|stock-notice)\b/,
    source: 'src/app/routes/account.route.ts',
    load: () => import('./routes/account.route.ts'),
  },
  {
    paths: /^\/(?:\w*login|logout|register|password)\b/,
    source: 'src/app/routes/session.route.ts',
    load: () => import('./routes/session.route.ts'),
  },
  {
    paths: /^\/(?:page|cookie-config)\b/,
    source: 'src/app/routes/content.route.ts',
    load: () => import('./routes/content.route.ts'),
  },
  {
    paths: /^\/shop\/(?:basket\/.|comp|ext|quick_)/,
    source: 'src/app/routes/aside.route.ts',
    load: () => import('./routes/aside.route.ts'),
  },
  {
    paths: /^\/shop\/supply\/(?:brand|device)\//,
    source: 'src/app/routes/finder.route.ts',
    load: () => import('./routes/finder.route.ts'),
  },
  {
    // Of lists of one thing those of categories alone are a shopper’s first.
    paths: /^\/shop(?:-m|\/(?:supply|printer|index|\w+s\b(?!\/)|(?!article\/|c)\w+\/[^/]+\/?$))/,
    source: 'src/app/routes/supply.route.ts',
    load: () => import('./routes/supply.route.ts'),
  },
  {
    paths: /^\/(?:flows|ratings|registrations|search-steering)\b/,
    source: 'src/app/routes/staff.route.ts',
    load: () => import('./routes/staff.route.ts'),
  },
];

const arrived = new Map<RoutesOnTheWay, ReturnType<RoutesOnTheWay['load']>>();

const groupOf = (path: string): RoutesOnTheWay | undefined => groups.find(({ paths }) => paths.test(path));

/** Whether a path belongs to routes that come on the way. */
export const isOnTheWay = (path: string): boolean => groupOf(path) !== undefined;

/** Source files of the routes a path belongs to, where these come on the way. */
export function sourcesOnTheWay(path: string): readonly string[] {
  const group = groupOf(path);
  return group === undefined ? [] : [group.source];
}

/** The routes a path belongs to that are no part of the first ones; none where it belongs to those. */
export async function routesOnTheWay(path: string): Promise<readonly RouteObject[]> {
  const group = groupOf(path);
  if (group === undefined) return [];
  const coming = arrived.get(group) ?? group.load();
  arrived.set(group, coming);
  // What did not come is asked for again by the next way there.
  coming.catch(() => arrived.delete(group));
  return (await coming).routes;
}

/** All of them, for who draws every page. */
export const allRoutesOnTheWay = async (): Promise<readonly RouteObject[]> =>
  (await Promise.all(groups.map(({ load }) => load()))).flatMap(({ routes }) => routes);
