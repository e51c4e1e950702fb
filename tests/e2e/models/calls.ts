import type { Page } from '@playwright/test';

/** Paths with queries that this page asks `/rest` for from now on, in their order. */
export function listenToCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/rest/')) asked.push(`${request.method()} ${pathname.slice(5)}${search}`);
  });
  return asked;
}
