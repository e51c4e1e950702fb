import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { handleOf } from '#app/page-route.ts';
import { createRouteTree } from '#app/route-tree.tsx';
import { allRoutesOnTheWay } from '#app/routes-on-the-way.ts';
import { pageRights } from '#tests/server/session-user/page-rights.ts';

const tree = createRouteTree(await allRoutesOnTheWay());
const routes = tree.flatMap(({ children = [] }) => children);

describe('the table of who may open which page', () => {
  it('[R20] lists every route of the shop, each with an address of its own', () => {
    expect(routes.map(({ path = '' }) => path).toSorted()).toEqual(Object.keys(pageRights).toSorted());
    for (const [path, { address }] of Object.entries(pageRights))
      expect(matchRoutes(tree, address)?.at(-1)?.route.path, address).toBe(path);
  });

  it('[R20] has one outcome for all where a page is none of one visitor, as such pages are kept for everybody', () => {
    const open = routes.filter((route) => handleOf(route)?.isPersonal !== true);
    for (const { path = '' } of open)
      expect(new Set(Object.values(pageRights[path]?.outcomes ?? {})).size, path).toBe(1);
  });
});
