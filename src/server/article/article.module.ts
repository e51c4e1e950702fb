import type { Module } from '#server/calls/module.ts';
import { registerArticleRoutes } from './article.routes.ts';
import { createArticleService } from './article.service.ts';
import type { ArticleNeeds } from './article.service.ts';

/** An article's own page. */
export const articleModule = (needs: ArticleNeeds) =>
  ({ service: createArticleService(needs), routes: registerArticleRoutes }) satisfies Module<unknown, never>;
