import type { articleEndpoints } from '#contract/article.ts';
import type { ReplyOf } from '#contract/endpoint.ts';

export type ArticleData = ReplyOf<typeof articleEndpoints.bySlug>;
