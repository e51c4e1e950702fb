import { pickWeighted, share } from './random.ts';
import type { PriceHistoryRow, PriceRow, UnsortedArticleRow } from './rows.ts';
import { rules } from './rules.ts';

const dayMs = 86_400_000;

/** Every chance an article has, drawn by its own number. */
export class Lots {
  readonly #seed: number;
  readonly #number: string;

  constructor(seed: number, articleNumber: string) {
    this.#seed = seed;
    this.#number = articleNumber;
  }

  draw(purpose: string): number {
    return share(this.#seed, this.#number, purpose);
  }

  hits(purpose: keyof typeof rules.share): boolean {
    return this.draw(purpose) < rules.share[purpose];
  }

  deliveryState(isBulky: boolean): number {
    return pickWeighted(this.draw('deliveryState'), isBulky ? rules.deliveryStateBulky : rules.deliveryState);
  }

  stock(deliveryState: number): number {
    const lot = this.draw('stock');
    if (deliveryState === 3 || deliveryState === 4) return Math.floor(lot * rules.stock.mostOfShortTerm);
    if (deliveryState !== 1 || this.draw('soldOut') < rules.stock.soldOutShare) return 0;
    return 1 + Math.floor(lot ** rules.stock.exponent * rules.stock.most);
  }
}

/** Ends an amount in 9 cents of the next ten, as shop prices do. */
export const charmPrice = (cents: number): number => Math.max(19, Math.round(cents / 10) * 10 - 1);

/** Net price of a printing supply from kind, yield, content and brand, in cents. */
export function supplyPrice(
  lots: Lots,
  supply: {
    kind: string;
    brand: string;
    yieldPages: number | null;
    contentMl: number | null;
    isColourToner: boolean;
  },
): number {
  const rule = rules.price[supply.kind];
  if (rule === undefined) throw new Error(`No price rule for the kind "${supply.kind}".`);
  const byYield = supply.yieldPages === null ? 0 : rule.factor * supply.yieldPages ** rule.exponent;
  const byContent = supply.contentMl === null ? 0 : rule.perMl * supply.contentMl;
  const size = byYield > 0 ? byYield : byContent;
  const plain = size > 0 ? rule.base + size : rule.plain;
  const colourFactor = supply.isColourToner ? rules.colourTonerFactor : 1;
  const jitter = 0.94 + lots.draw('price') * 0.12;
  return charmPrice(plain * colourFactor * (rules.brandFactor[supply.brand] ?? 1) * jitter);
}

/** Rungs above the first; each is cheaper than the one before. */
export function priceRungs(
  id: number,
  net: number | null,
  minimum: number,
  maximum: number,
  lots: Lots,
): PriceRow[] {
  if (net === null || net > rules.scalePricesBelowCents || !lots.hits('scalePrices')) return [];
  const rows: PriceRow[] = [];
  let last = net;
  for (const { multiple, factor } of rules.scalePrices) {
    const quantity = Math.max(2, minimum * multiple);
    const cents = Math.round(net * factor);
    if (quantity > maximum || cents >= last) continue;
    rows.push({ article_id: id, quantity_lower_bound: quantity, net_price_cents: cents });
    last = cents;
  }
  return rows;
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Price of 90 days ago and, for some, a change within the last 30 days. */
export function priceHistory(id: number, net: number | null, today: string, lots: Lots): PriceHistoryRow[] {
  if (net === null) return [];
  const now = Date.parse(today);
  if (!lots.hits('priceChanged'))
    return [{ article_id: id, valid_from: isoDay(now - 90 * dayMs), net_price_cents: net }];
  const before = charmPrice(net * (0.92 + lots.draw('priceBefore') * 0.18));
  const daysAgo = 1 + Math.floor(lots.draw('priceDay') * 28);
  return [
    { article_id: id, valid_from: isoDay(now - 90 * dayMs), net_price_cents: before },
    { article_id: id, valid_from: isoDay(now - daysAgo * dayMs), net_price_cents: net },
  ];
}

/**
 * What proves an eco label: its licence and the last day of it; for some nothing is known.
 *
 * @param label null = the article has none
 */
export function labelEvidence(
  label: string | null,
  articleNumber: string,
  today: string,
  lots: Lots,
): Pick<UnsortedArticleRow, 'begreen_licence' | 'begreen_valid_until'> {
  if (label === null || lots.hits('labelWithoutLicence'))
    return { begreen_licence: null, begreen_valid_until: null };
  const years = lots.hits('labelLapsed')
    ? -1
    : 1 + Math.floor(lots.draw('licenceYears') * rules.licenceYears);
  return {
    begreen_licence: rules.licence(label, articleNumber),
    begreen_valid_until: `${Number(today.slice(0, 4)) + years}-12-31`,
  };
}

/** Day an article came into the catalogue, within the last three years. */
export const publishedOn = (today: string, lots: Lots): string =>
  isoDay(Date.parse(today) - Math.floor(lots.draw('published') ** 1.5 * 1095) * dayMs);
