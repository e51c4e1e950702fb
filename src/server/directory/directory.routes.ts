import { directoryEndpoints } from '#contract/directory.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import type { DirectoryService } from './directory.service.ts';

/** Kinds of things and single ones of them. */
export function registerDirectoryRoutes(
  handle: Handle,
  { directory }: { readonly directory: DirectoryService },
): void {
  const calls = directoryEndpoints;
  handle(calls.manufacturers, () => directory.manufacturers());
  handle(calls.manufacturersTeaser, () => directory.teaser());
  handle(calls.manufacturer, (_call, { params }) => directory.manufacturer(params.slug));
  handle(calls.brands, () => directory.all('brand'));
  handle(calls.brand, (_call, { params }) => directory.one('brand', params.slug));
  handle(calls.assortments, () => directory.all('assortment'));
  handle(calls.assortment, (_call, { params }) => directory.one('assortment', params.slug));
  handle(calls.assortmentTypes, () => directory.all('assortmentType'));
  handle(calls.articleTypes, () => directory.all('articleType'));
  handle(calls.articleType, (_call, { params }) => directory.articleType(params.slug));
  handle(calls.articleTypeGroups, () => directory.all('articleTypeGroup'));
  handle(calls.articleTypeGroup, (_call, { params }) => directory.one('articleTypeGroup', params.slug));
  handle(calls.productTypes, () => directory.all('productType'));
  handle(calls.productType, (_call, { params }) => directory.one('productType', params.slug));
  handle(calls.productTypeGroups, () => directory.all('productTypeGroup'));
  handle(calls.productTypeGroup, (_call, { params }) => directory.one('productTypeGroup', params.slug));
  handle(calls.catalog, (_call, { query }) => directory.catalog(query.depth, query.slug ?? null));
  handle(calls.lastArticles, ({ visitor }) => directory.lastArticles(audienceOf(visitor)));
}
