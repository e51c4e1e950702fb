/** An article as analytics may know it: never with anything about the buyer. */
export interface TrackedArticle {
  readonly articleNumber: string;
  readonly displayName: string;
  readonly category: string;
  /** Net price of one unit in integer cents; null for 'Preis auf Anfrage'. */
  readonly unitNet: number | null;
}

export interface TrackedItem extends TrackedArticle {
  readonly quantity: number;
}

/** An article in a list: it came into view, or somebody went to its page from there (S7.3-08). */
export interface ListEvent {
  readonly kind: 'listImpression' | 'listClick';
  /** Which list, by what names it in an address; never words that somebody typed. */
  readonly list: string;
  readonly articleNumber: string;
  /** From 1, counted over all pages of the list. */
  readonly position: number;
}

/** Everything the shop reports to analytics (S7.3, S2.11). */
export type TrackingEvent =
  | ListEvent
  | { readonly kind: 'pageView' }
  | { readonly kind: 'articleView'; readonly article: TrackedArticle }
  | { readonly kind: 'cartAdd'; readonly item: TrackedItem }
  | { readonly kind: 'cartRemove'; readonly item: TrackedItem }
  | { readonly kind: 'listAdd'; readonly item: TrackedItem }
  | {
      readonly kind: 'order';
      /** A random value made for this event; never the order number, which leads to a person (R70). */
      readonly reference: string;
      readonly items: readonly TrackedItem[];
      /** Integer cents. */
      readonly totalNet: number;
      readonly totalTax: number;
      readonly shippingNet: number;
    }
  /** `resultCount` is null where nobody saw a list of results. */
  | { readonly kind: 'siteSearch'; readonly term: string; readonly resultCount: number | null };

/** Where an event happened. */
export interface TrackingContext {
  readonly siteId: string;
  /** Origin of the shop, e.g. `https://shop.example`. */
  readonly origin: string;
  /** Path with query as the router has it. */
  readonly path: string;
}

const removed = '(entfernt)';
const personalPatterns: readonly RegExp[] = [
  /\S+@\S+/,
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,}/i,
  /(?:\+|00)\d[\d\s/()-]{7,}/,
  /\b0\d{2,5}[\s/-]+\d{4,}/,
];

/** A search term without what points to a person: mail addresses, IBANs and telephone numbers are taken out whole (R70). */
export function scrubTerm(term: string): string {
  return personalPatterns.some((pattern) => pattern.test(term)) ? removed : term;
}

/** Paths whose further segments or queries can hold personal data; what is reported instead. */
const scrubbedPaths: readonly (readonly [pattern: RegExp, path: string])[] = [
  [/^\/password(?:\/|$)/, '/password'],
  [/^\/my(?:\/|$)/, '/my'],
  [/^\/order(?:\/|$)/, '/order'],
  [/^\/(?:login|logout|register)(?:\/|$)/, '/login'],
  [/^\/(?:kundenlogin|businesslogin)(?:\/|$)/, '/login'],
  [/^\/shop\/checkout(?:\/|$)/, '/shop/checkout'],
  [/^\/shop\/basket(?:\/|$)/, '/shop/basket'],
  [/^\/offerrequest(?:\/|$)/, '/offerrequest'],
];

const reportedParameters: ReadonlySet<string> = new Set([
  'page',
  'limit',
  'paginate',
  'sortBy',
  'sortDirection',
  'filter',
  'isBGS',
]);

/**
 * A path as analytics may see it (R70): reset, account, sign-in, basket and checkout pages without anything behind them,
 * other pages with their list parameters only.
 */
export function scrubPath(path: string): string {
  const [withoutFragment = ''] = path.split('#', 1);
  const [pathname = '', query = ''] = withoutFragment.split('?', 2);
  for (const [pattern, replacement] of scrubbedPaths) if (pattern.test(pathname)) return replacement;
  const kept = query.split('&').filter((pair) => reportedParameters.has(pair.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`;
}

const euros = (cents: number): string => (cents / 100).toFixed(2);

const ecommerceItems = (items: readonly TrackedItem[]): string =>
  JSON.stringify(
    items.map((item) => [
      item.articleNumber,
      item.displayName,
      item.category,
      Number(euros(item.unitNet ?? 0)),
      item.quantity,
    ]),
  );

function parametersOf(event: TrackingEvent): Record<string, string> {
  switch (event.kind) {
    case 'pageView':
      return {};
    case 'articleView':
      return {
        _pks: event.article.articleNumber,
        _pkn: event.article.displayName,
        _pkc: event.article.category,
        ...(event.article.unitNet === null ? {} : { _pkp: euros(event.article.unitNet) }),
      };
    case 'cartAdd':
    case 'cartRemove':
      return {
        e_c: 'cart',
        e_a: event.kind === 'cartAdd' ? 'add' : 'remove',
        e_n: event.item.articleNumber,
        e_v: String(event.item.quantity),
        ca: '1',
      };
    case 'listAdd':
      return {
        e_c: 'list',
        e_a: 'add',
        e_n: event.item.articleNumber,
        e_v: String(event.item.quantity),
      };
    // A content block and its piece: what analytics counts views and clicks of.
    case 'listImpression':
      return { c_n: event.list, c_p: event.articleNumber, ca: '1' };
    case 'listClick':
      return { c_n: event.list, c_p: event.articleNumber, c_i: `click ${event.position}`, ca: '1' };
    case 'order':
      return {
        idgoal: '0',
        ec_id: event.reference,
        revenue: euros(event.totalNet + event.totalTax),
        ec_st: euros(event.totalNet - event.shippingNet),
        ec_tx: euros(event.totalTax),
        ec_sh: euros(event.shippingNet),
        ec_items: ecommerceItems(event.items),
      };
    case 'siteSearch':
      return {
        search: scrubTerm(event.term),
        ...(event.resultCount === null ? {} : { search_count: String(event.resultCount) }),
      };
  }
}

/**
 * The parameters of one request to Matomo's HTTP tracking interface. Holds nothing about the person: no visitor id, no
 * user id, no order number, a scrubbed address, and it asks for no cookie.
 */
export function matomoParameters(event: TrackingEvent, context: TrackingContext): Record<string, string> {
  return {
    idsite: context.siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: `${context.origin}${scrubPath(context.path)}`,
    ...parametersOf(event),
  };
}
