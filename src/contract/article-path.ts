/** The shop's own article number: letters and digits only (docs/decisions/0006). */
export const articleNumberPattern = /^[A-Za-z0-9]{1,40}$/;

/** Address of an article's page, route articleByArticleNumber (S2.8). */
export function articlePath(article: { articleNumber: string; shopDepotId: number; slug: string }): string {
  return `/shop/article/${article.articleNumber}-${article.shopDepotId}/${article.slug}`;
}
