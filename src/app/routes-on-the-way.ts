import type { RouteObject } from 'react-router-dom';

/** Routes that come with the first way to one of their pages: no first page of a shopper pays for them. */
interface RoutesOnTheWay {
  readonly paths: RegExp;
  readonly load: () => Promise<{ readonly routes: readonly RouteObject[] }>;
}

/** The first that fits counts: what a firm's admins see is no part of everybody's account. */
const groups: readonly RoutesOnTheWay[] = [
  { paths: /^\/my\/admin\b/, load: () => import('./routes/admin.route.ts') },
  { paths: /^\/(?:my|order|stock-notice)\b/, load: () => import('./routes/account.route.ts') },
  { paths: /^\/(?:\w*login|logout|register|password)\b/, load: () => import('./routes/session.route.ts') },
  { paths: /^\/(?:page|cookie-config)\b/, load: () => import('./routes/content.route.ts') },
  { paths: /^\/shop\/supply(?:\/(?:brands|devices))?$/, load: () => import('./routes/supply.route.ts') },
  { paths: /^\/shop\/(?:basket\/.|external-catalog)/, load: () => import('./routes/handover.route.ts') },
  { paths: /^\/(?:flows|registrations)\b/, load: () => import('./routes/staff.route.ts') },
];

const arrived = new Map<RoutesOnTheWay, ReturnType<RoutesOnTheWay['load']>>();

/** The routes a path belongs to that are no part of the first ones; none where it belongs to those. */
export async function routesOnTheWay(path: string): Promise<readonly RouteObject[]> {
  const group = groups.find(({ paths }) => paths.test(path));
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
