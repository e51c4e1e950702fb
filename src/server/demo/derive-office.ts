import { factRows } from './body.ts';
import type { DeriveContext, DerivedArticle } from './derived.ts';
import { roundName } from './derived.ts';
import type { OfficeFact } from './facts.ts';
import { Lots, labelEvidence, priceHistory, priceRungs, publishedOn } from './lots.ts';
import { basisfarbeOf, rules } from './rules.ts';
import { slugOf } from '#server/catalogue/slug.ts';

/** Metres, litres, kilograms or sheets a base price is due for; null where none is (docs/decisions/0013). */
function comparable(fact: OfficeFact): { amount: number; per: string } | null {
  const units = rules.basePrice[fact.category_slug];
  if (units === undefined || !units.includes(fact.content_unit) || fact.content === null) return null;
  if (rules.noBasePriceName.test(fact.name)) return null;
  if (fact.content_unit === 'Rollen') {
    const metres = /x (\d+) m\b/.exec(fact.name)?.[1];
    return metres === undefined ? null : { amount: fact.content * Number(metres), per: 'm' };
  }
  const unit = rules.comparativeUnit[fact.content_unit];
  return unit === undefined ? null : { amount: fact.content / unit.amount, per: unit.per };
}

function depositOf(fact: OfficeFact): number {
  if (fact.category_slug !== rules.depositCategory) return 0;
  const perBottle = rules.deposits.find((deposit) => deposit.name.test(fact.name))?.cents ?? 0;
  const bottles = Number(/(\d+) (?:Flaschen|Dosen)/.exec(fact.name)?.[1] ?? '1');
  return perBottle * bottles;
}

/** One office article; the facts hold its price, the rest is drawn by its own number. */
export function deriveOffice(
  context: DeriveContext,
  fact: OfficeFact,
  index: number,
  id: number,
): DerivedArticle {
  const number = rules.ownNumber.office;
  const articleNumber =
    context.round === 0
      ? fact.article_number
      : `${number.letter}${number.first + context.round * number.round + index}`;
  const lots = new Lots(context.seed, articleNumber);
  const category = context.categoryOf(fact.category_slug);
  const isBulky = (rules.bulkyRoots as readonly string[]).includes(category.rootSlug);
  const brand = fact.name.startsWith(rules.houseBrand) ? rules.houseBrand : rules.plainBrand;
  const isSupply = category.rootSlug === 'druckerverbrauch';
  const make = !isSupply
    ? 'none'
    : /wiederaufbereitet/i.test(`${fact.name} ${fact.description}`)
      ? 'rebuilt'
      : 'compatible';
  const deliveryState = lots.deliveryState(isBulky);
  const net = lots.hits('withoutPrice') ? null : Math.round(fact.net_price_eur * 100);
  const maximumWish = isBulky ? rules.orderMaximum.bulky : rules.orderMaximum.usual;
  const maximum = Math.max(fact.min_order, Math.floor(maximumWish / fact.step_order) * fact.step_order);
  const base = comparable(fact);
  const label = fact.begreen_label === '' ? null : fact.begreen_label;
  const isBestPrice = lots.hits('bestPrice') && net !== null;
  const videoCount = lots.hits('video') ? 1 : 0;
  const kind = rules.motif[fact.category_slug] ?? rules.motif[category.rootSlug] ?? 'box';
  const motif = kind === 'battery' && !/batterie|akku/i.test(fact.name) ? 'cable' : kind;
  const yieldPages =
    fact.content_unit === 'Seiten'
      ? fact.content
      : Number(/ca\. ([\d.]+) Seiten/.exec(fact.description)?.[1]?.replaceAll('.', '') ?? 0) || null;
  const name = `${fact.name}${roundName(context.round)}`;
  const isElectric = (rules.electricCategories as readonly string[]).includes(fact.category_slug);
  return {
    article: {
      id,
      article_number: articleNumber,
      shop_depot_id: rules.depot.id,
      slug: slugOf(name),
      name,
      partner_name: null,
      excerpt: fact.description,
      body: `${name}. ${fact.description}`,
      brand_id: context.brandIds.get(brand)!,
      category_id: category.id,
      kind: motif,
      make,
      manufacturer_number: articleNumber,
      colour: fact.colour === '' ? null : fact.colour,
      basisfarbe: basisfarbeOf(fact.colour),
      is_high_yield: / X{1,2}L\b/.test(fact.name) && isSupply,
      yield_pages: isSupply ? yieldPages : null,
      yield_norm: /ISO\/IEC \d+/.exec(fact.description)?.[0] ?? null,
      content: fact.content,
      content_unit: fact.content_unit,
      content_net: base?.amount ?? null,
      comparative_price_unit: base?.per ?? null,
      unit: fact.unit,
      net_price_cents: net,
      tax_rate: fact.tax_rate,
      is_best_price: isBestPrice,
      order_minimum: fact.min_order,
      order_maximum: maximum,
      order_step: fact.step_order,
      delivery_state: deliveryState,
      successor_id: null,
      is_online: !lots.hits('offline'),
      is_hidden: lots.hits('hidden'),
      is_collectable: !isBulky && lots.hits('collectable'),
      is_b_stock: false,
      begreen_label: label,
      ...labelEvidence(label, articleNumber, context.today, lots),
      weee_number: isElectric ? rules.weeeNumber(context.brandIds.get(brand)!) : null,
      flags: [
        label === null ? '' : 'begreen',
        isBestPrice ? 'best-price' : '',
        videoCount > 0 ? 'video' : '',
      ].filter((flag) => flag !== ''),
      warnings: rules.warnings[motif] ?? [],
      facts: factRows({
        brand,
        manufacturerNumber: articleNumber,
        make,
        colour: fact.colour,
        yieldPages: isSupply ? yieldPages : null,
        yieldNorm: null,
        content: fact.content,
        contentUnit: fact.content_unit,
        originalNumber: null,
        begreenLabel: label,
        weightGrams: fact.weight_g,
        unit: fact.unit,
        orderStep: fact.step_order,
        depositCents: depositOf(fact),
      }),
      video_count: videoCount,
      weight_grams: fact.weight_g,
      series_key: null,
      popularity: Math.round(lots.draw('popularity') ** 2 * 8_000) + (brand === rules.houseBrand ? 800 : 0),
      boost: brand === rules.houseBrand ? 1.1 : 1,
      published_on: publishedOn(context.today, lots),
      keywords: `${fact.keywords.join(' ')} ${category.name}`,
      search_words: brand,
    },
    source: {
      categorySlug: fact.category_slug,
      rootSlug: category.rootSlug,
      keywords: fact.keywords,
      devices: [],
    },
    aliases: [],
    prices: priceRungs(id, net, fact.min_order, maximum, lots),
    history: priceHistory(id, net, context.today, lots),
    stock: lots.stock(deliveryState),
  };
}
