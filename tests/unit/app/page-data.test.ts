import { isRouteErrorResponse } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hydrationStateOf, inlineJson, pageDataOf } from '#app/page-data.ts';

describe('page data', () => {
  it('[R54] JSON in the document cannot end its script element', () => {
    const text = inlineJson({ name: '</script><script>alert(1)</script>\u2028<!--' });
    expect(text).not.toContain('<');
    expect(text).not.toContain('\u2028');
    expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>\u2028<!--' });
  });

  it('[R63] tells only the status of a failed page, never what failed', () => {
    const data = pageDataOf({
      loaderData: {},
      errors: { article: new Error('select * from secret'), list: { status: 404, data: 'path' } },
      statusCode: 500,
    });
    expect(data).toEqual({ loaderData: {}, failed: { article: 500, list: 404 }, status: 500 });
  });

  it('tells where the visitor of a page that was not found may have meant to go', () => {
    const wayOn = { name: 'Toner', path: '/shop/catalog/toner' };
    const data = pageDataOf({
      loaderData: {},
      errors: { list: { status: 404, data: wayOn } },
      statusCode: 404,
    });
    expect(data).toEqual({ loaderData: {}, failed: { list: 404 }, status: 404, wayOn });
    expect(hydrationStateOf(data).errors?.['list']).toMatchObject({ status: 404, data: wayOn });
  });

  it('gives the router back what the server had', () => {
    const state = hydrationStateOf({
      loaderData: { home: { offers: [] } },
      failed: { article: 404 },
      status: 404,
    });
    expect(state.loaderData).toEqual({ home: { offers: [] } });
    expect(isRouteErrorResponse(state.errors?.['article'])).toBe(true);
    expect(hydrationStateOf({ loaderData: {}, failed: {}, status: 200 }).errors).toBe(null);
  });
});
