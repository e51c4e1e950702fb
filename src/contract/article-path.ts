/** Address of an article's page, route articleByArticleNumber (S2.8). */
export function articlePath(article: { articleNumber: string; shopDepotId: number; slug: string }): string {
  return `/shop/article/${article.articleNumber}-${article.shopDepotId}/${article.slug}`;
}
