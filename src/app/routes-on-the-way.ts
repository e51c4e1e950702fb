import type { RouteObject } from 'react-router-dom';

/** Routes that come with the first way to one of their pages: no first page of a shopper pays for them. */
interface RoutesOnTheWay {
  /** First parts of their paths. */
  readonly below: readonly string[];
  readonly load: () => Promise<readonly RouteObject[]>;
}

const groups: readonly RoutesOnTheWay[] = [
  {
    below: ['my', 'order', 'stock-notice'],
    load: async () => (await import('./routes/account.route.ts')).accountRoutes,
  },
  { below: ['login', 'logout'], load: async () => (await import('./routes/session.route.ts')).sessionRoutes },
  {
    below: ['page', 'cookie-config'],
    load: async () => (await import('./routes/content.route.ts')).contentRoutes,
  },
  { below: ['flows'], load: async () => [(await import('./routes/flows.route.ts')).flowsRoute] },
];

const arrived = new Map<RoutesOnTheWay, Promise<readonly RouteObject[]>>();

/** The routes a path belongs to that are no part of the first ones; none where it belongs to those. */
export async function routesOnTheWay(path: string): Promise<readonly RouteObject[]> {
  const [, first = ''] = path.split(/[/?#]/);
  const group = groups.find(({ below }) => below.includes(first));
  if (group === undefined) return [];
  const coming = arrived.get(group) ?? group.load();
  arrived.set(group, coming);
  // What did not come is asked for again by the next way there.
  coming.catch(() => arrived.delete(group));
  return coming;
}

/** All of them, for who draws every page. */
export const allRoutesOnTheWay = async (): Promise<readonly RouteObject[]> =>
  (await Promise.all(groups.map(({ load }) => load()))).flat();
