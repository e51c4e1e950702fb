import { describe, expect, it } from 'vitest';
import { pageRoutes } from '#app/routes.ts';
import { allRoutesOnTheWay } from '#app/routes-on-the-way.ts';
import { safeRedirect } from '#domain/redirect.ts';
import { pageRights } from '#tests/server/session-user/page-rights.ts';

/** Pages to which nobody is sent back after signing in, by the first segment of their address, and why. */
const nowhereBack: Readonly<Record<string, string>> = {
  login: 'It is the sign-in.',
  kundenlogin: 'It is the sign-in.',
  businesslogin: 'It is the sign-in.',
  logout: 'Whoever comes back is signed out again.',
  register: 'Whoever has an account needs no other.',
  password: 'Whoever is signed in knows the password.',
  '503': 'It tells an error, which is over.',
  'http-error': 'It tells an error, which is over.',
};

const paths = [...pageRoutes, ...(await allRoutesOnTheWay())].map(({ path = '' }) => path);
const firstSegment = (path: string): string => path.split('/')[1] ?? '';
const isBack = (path: string): boolean => !(firstSegment(path) in nowhereBack);
const catchAll = '/*';
const pages = paths.filter((path) => path !== catchAll);

describe('the way back after signing in', () => {
  it('[R60] leads to each page of the shop whose first segment is not named with a reason', () => {
    const addresses = pages.filter(isBack).map((path) => pageRights[path]?.address ?? path);
    expect(addresses.map(safeRedirect)).toEqual(addresses);
  });

  it('[R60] leads to no page of signing in, no error, and nowhere where no page is', () => {
    const addresses = [...pages.filter((path) => !isBack(path)), catchAll].map(
      (path) => pageRights[path]?.address ?? path,
    );
    expect(addresses.map(safeRedirect)).toEqual(addresses.map(() => '/'));
  });

  it('names no first segment that no page has', () => {
    const segments = new Set(pages.map(firstSegment));
    expect(Object.keys(nowhereBack).filter((segment) => !segments.has(segment))).toEqual([]);
  });
});
