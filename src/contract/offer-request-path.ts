/** The page on which people ask for an offer (S2.9). */
export const offerRequestPath = '/offerrequest';

interface AskedArticle {
  readonly articleNumber: string;
  readonly shopDepotId: number;
}

/** The article the address of that page names, as links of articles write it; null for none, and for what cannot be one. */
export function articleAskedFor(search: URLSearchParams): AskedArticle | null {
  const [, articleNumber, depot] =
    /^([A-Za-z0-9]{1,40})-([1-9]\d{0,3})$/.exec(search.get('article') ?? '') ?? [];
  return articleNumber === undefined ? null : { articleNumber, shopDepotId: Number(depot) };
}
