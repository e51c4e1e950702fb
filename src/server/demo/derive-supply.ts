import { factRows, supplyBody, supplyExcerpt } from './body.ts';
import type { DeriveContext, DerivedArticle } from './derived.ts';
import { roundName } from './derived.ts';
import type { SupplyFact } from './facts.ts';
import {
  Lots,
  charmPrice,
  labelEvidence,
  priceHistory,
  priceRungs,
  publishedOn,
  supplyPrice,
} from './lots.ts';
import { pickWeighted } from './random.ts';
import type { DeviceRow } from './rows.ts';
import { basisfarbeOf, rules } from './rules.ts';
import { slugOf } from '#server/catalogue/slug.ts';

interface SupplyInput {
  readonly fact: SupplyFact;
  readonly index: number;
  readonly id: number;
  readonly original: SupplyFact | null;
  readonly devices: readonly DeviceRow[];
}

function categorySlugOf(kind: string, basisfarbe: string | null): string {
  if (kind === 'bottle') return rules.inkCategory.bottle;
  if (kind === 'ink') return rules.inkCategory.cartridge;
  if (kind === 'toner')
    return basisfarbe === 'schwarz' ? rules.tonerCategory.schwarz : rules.tonerCategory.other;
  const slug = rules.categoryOfKind[kind];
  if (slug === undefined) throw new Error(`No category rule for the kind "${kind}".`);
  return slug;
}

/** Name without colour and fill: what the colours and sizes of one series have in common. */
function seriesOf(fact: SupplyFact): string | null {
  if (fact.colour === '') return null;
  const bare = fact.name
    .replace(/, kompatibel mit .*$/, '')
    .replace(fact.colour, '')
    .replace(/(\d)(XXL|XL|A|X|H)\b/g, '$1')
    .replace(/\b(XXL|XL)\b/g, '')
    .replace(/(?<=[\d-])(PGBK|BK|C|M|Y|K|LC|LM|PB|GY)\b/g, '');
  return /\d{6}/.test(bare) ? null : slugOf(bare);
}

/** One printing supply with everything its facts leave open, drawn by its own number. */
export function deriveSupply(
  context: DeriveContext,
  { fact, index, id, original, devices }: SupplyInput,
): DerivedArticle {
  const number = rules.ownNumber.supply;
  const articleNumber = `${number.letter}${number.first + context.round * number.round + index}`;
  const lots = new Lots(context.seed, articleNumber);
  const suffix = context.round === 0 ? '' : `-${context.round + 1}`;
  const kind = fact.kind === 'ink' && rules.bottleName.test(fact.name) ? 'bottle' : fact.kind;
  const basisfarbe = basisfarbeOf(fact.colour);
  const categorySlug = categorySlugOf(kind, basisfarbe);
  const category = context.categoryOf(categorySlug);
  const isHouseBrand = fact.brand === rules.houseBrand;
  const isRebuilt =
    isHouseBrand &&
    ((kind === 'toner' && lots.hits('rebuiltToner')) || (kind === 'ink' && lots.hits('rebuiltInk')));
  const make = isHouseBrand ? (isRebuilt ? 'rebuilt' : 'compatible') : 'original';
  const isBStock = !isHouseBrand && lots.hits('bStock');
  const deliveryState = isBStock ? 1 : lots.deliveryState(false);
  const label =
    isRebuilt && lots.hits('rebuiltLabel')
      ? pickWeighted(
          lots.draw('label'),
          rules.rebuiltBegreenLabels.map((name) => [name, 1] as const),
        )
      : null;
  const isBestPrice = lots.hits('bestPrice');
  const regular = supplyPrice(lots, {
    kind,
    brand: fact.brand,
    yieldPages: fact.yield_pages,
    contentMl: fact.content_ml,
    isColourToner: kind === 'toner' && basisfarbe !== 'schwarz',
  });
  const factor = (isBStock ? rules.bStockFactor : 1) * (isRebuilt ? rules.rebuiltFactor : 1);
  const net =
    lots.hits('withoutPrice') && !isBStock ? null : factor === 1 ? regular : charmPrice(regular * factor);
  const name = `${fact.name}${roundName(context.round)}${isBStock ? ' (B-Ware)' : ''}`;
  const manufacturerNumber = `${fact.oem_number}${suffix}`;
  const maximum =
    kind === 'toner' && !isHouseBrand ? rules.orderMaximum.originalToner : rules.orderMaximum.usual;
  const weight = Math.round(
    (rules.weightGrams[kind] ?? 100) * (0.85 + lots.draw('weight') * 0.3) + (fact.yield_pages ?? 0) / 40,
  );
  const originalNumber = original === null ? null : `${original.oem_number}${suffix}`;
  const described = {
    name,
    brand: fact.brand,
    kindName: rules.kindName[kind] ?? kind,
    make,
    colour: fact.colour,
    yieldPages: fact.yield_pages,
    yieldNorm: fact.norm === '' ? null : fact.norm,
    contentMl: fact.content_ml,
    originalNumber,
    originalBrand: original?.brand ?? null,
    devices: devices.map((device) => device.full_name),
    isBStock,
  };
  const owesBasePrice =
    (rules.basePrice[slugOfCategory(kind)] ?? []).includes('ml') && fact.content_ml !== null;
  const series = seriesOf(fact);
  const aliases = [
    ...fact.alias_numbers,
    ...(original === null ? [] : [original.oem_number, ...original.alias_numbers]),
  ].map((alias) => `${alias}${suffix}`);
  const hasChip = (rules.chipKinds as readonly string[]).includes(kind);
  const videoCount = lots.hits('video') ? 1 : 0;
  const publishedDay = publishedOn(context.today, lots);
  return {
    article: {
      id,
      article_number: articleNumber,
      shop_depot_id: rules.depot.id,
      slug: slugOf(name.includes(fact.oem_number) ? name : `${name} ${fact.oem_number}`),
      name,
      partner_name: null,
      excerpt: supplyExcerpt(described),
      body: supplyBody(described),
      brand_id: context.brandIds.get(fact.brand)!,
      category_id: category.id,
      kind,
      make,
      manufacturer_number: manufacturerNumber,
      colour: fact.colour === '' ? null : fact.colour,
      basisfarbe,
      is_high_yield: fact.high_yield,
      yield_pages: fact.yield_pages,
      yield_norm: described.yieldNorm,
      content: fact.content_ml ?? 1,
      content_unit: fact.content_ml === null ? 'Stück' : 'ml',
      content_net: owesBasePrice ? (fact.content_ml ?? 0) / 1000 : null,
      comparative_price_unit: owesBasePrice ? 'l' : null,
      unit: 'Stück',
      net_price_cents: net,
      tax_rate: 19,
      is_best_price: isBestPrice && net !== null,
      order_minimum: 1,
      order_maximum: maximum,
      order_step: 1,
      delivery_state: deliveryState,
      successor_id: null,
      is_online: !lots.hits('offline'),
      is_hidden: lots.hits('hidden'),
      is_collectable: lots.hits('collectable'),
      is_b_stock: isBStock,
      begreen_label: label,
      ...labelEvidence(label, articleNumber, context.today, lots),
      weee_number: hasChip ? rules.weeeNumber(context.brandIds.get(fact.brand)!) : null,
      flags: [
        label === null ? '' : 'begreen',
        isBStock ? 'b-stock' : '',
        isBestPrice ? 'best-price' : '',
        videoCount > 0 ? 'video' : '',
      ].filter((flag) => flag !== ''),
      warnings: rules.warnings[kind] ?? [],
      facts: factRows({
        ...described,
        manufacturerNumber,
        content: fact.content_ml,
        contentUnit: 'ml',
        begreenLabel: label,
        weightGrams: weight,
        unit: 'Stück',
        orderStep: 1,
        depositCents: 0,
      }),
      video_count: videoCount,
      weight_grams: weight,
      series_key: series === null ? null : `${series}${suffix}`,
      popularity:
        Math.round(lots.draw('popularity') ** 2 * 9_000) + (isHouseBrand ? 1_500 : 0) + devices.length * 10,
      boost: isHouseBrand ? 1.2 : 1,
      published_on: publishedDay,
      keywords: `${rules.searchWordsOfKind[kind] ?? ''} ${category.name}`,
      search_words: [fact.brand, described.kindName, ...aliases].join(' '),
    },
    source: { categorySlug, rootSlug: category.rootSlug, keywords: [], devices },
    aliases,
    prices: priceRungs(id, net, 1, maximum, lots),
    history: priceHistory(id, net, context.today, lots),
    stock: lots.stock(deliveryState),
  };
}

const slugOfCategory = (kind: string): string => (kind === 'bottle' ? rules.inkCategory.bottle : '');
