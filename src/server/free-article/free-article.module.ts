import type { Module } from '#server/calls/module.ts';
import { registerFreeArticleRoutes } from './free-article.routes.ts';
import { createFreeArticleService } from './free-article.service.ts';
import type { FreeArticleNeeds } from './free-article.service.ts';

/** Articles that are given with an order. */
export const freeArticleModule = (needs: FreeArticleNeeds) =>
  ({ service: createFreeArticleService(needs), routes: registerFreeArticleRoutes }) satisfies Module<
    unknown,
    never
  >;
