import type { DeviceFact, Facts } from './facts.ts';
import type { DeriveContext, DerivedArticle } from './derived.ts';
import { deriveOffice } from './derive-office.ts';
import { deriveSupply } from './derive-supply.ts';
import type { Kinds } from './kinds.ts';
import { Memberships } from './memberships.ts';
import type { AliasRow, CatalogueRound, DeviceRow, FitRow, StockRow, UnsortedArticleRow } from './rows.ts';
import { SlugRegister, slugOf } from '#server/catalogue/slug.ts';

export interface DeriveOptions {
  readonly seed: number;
  /** ISO day that ages and price histories count back from. */
  readonly today: string;
  /** Articles wanted; null = each fact once. */
  readonly articleCount: number | null;
}

/** Sum of articles of one round. */
export const articlesPerRound = (facts: Facts): number => facts.supplies.length + facts.office.length;

function deriveDevices(context: DeriveContext, slugs: SlugRegister, firstId: number): Map<string, DeviceRow> {
  const rows = new Map<string, DeviceRow>();
  context.facts.devices.forEach((fact: DeviceFact, index) => {
    const model = `${fact.model}${context.round === 0 ? '' : ` S${context.round + 1}`}`;
    const fullName = `${fact.brand} ${model}`;
    rows.set(`${fact.brand}\u0001${fact.model}`, {
      id: firstId + index,
      brand_id: context.brandIds.get(fact.brand)!,
      slug: slugs.register(slugOf(fullName), fullName),
      series: fact.series,
      model,
      full_name: fullName,
      kind: fact.kind,
    });
  });
  return rows;
}

/** Kinds of which one takes the place of another where it fits the same printer; tapes and rolls differ in width, too. */
const succeedingKinds = new Set(['ink', 'bottle', 'toner', 'drum', 'waste-toner']);

/** How many of these printers an article fits. */
const sharedCount = (printers: ReadonlySet<number>, { source }: DerivedArticle): number =>
  source.devices.filter(({ id }) => printers.has(id)).length;

const canSucceed = ({ article, stock }: DerivedArticle): boolean =>
  !(article.delivery_state === 1 && stock <= 0) &&
  ![2, 5, 6].includes(article.delivery_state) &&
  article.is_online &&
  !article.is_hidden &&
  !article.is_b_stock &&
  article.net_price_cents !== null;

const isSameGood = (one: UnsortedArticleRow, other: UnsortedArticleRow): boolean =>
  one.id !== other.id &&
  one.kind === other.kind &&
  one.make === other.make &&
  one.brand_id === other.brand_id &&
  one.colour === other.colour;

/**
 * A discontinued article of printer supplies points at the one of its maker that can be ordered and fits most of its printers,
 * of these at the one with the most similar yield; at none when no other fits any.
 */
function linkSuccessors(derived: readonly DerivedArticle[]): void {
  for (const { article, source } of derived) {
    if (article.delivery_state !== 5 || !succeedingKinds.has(article.kind)) continue;
    const printers = new Set(source.devices.map(({ id }) => id));
    const [best] = derived
      .filter((other) => isSameGood(article, other.article) && canSucceed(other))
      .map((other) => ({
        id: other.article.id,
        shared: sharedCount(printers, other),
        away: Math.abs((other.article.yield_pages ?? 0) - (article.yield_pages ?? 0)),
      }))
      .filter(({ shared }) => shared > 0)
      .sort((one, other) => other.shared - one.shared || one.away - other.away || one.id - other.id);
    article.successor_id = best?.id ?? null;
  }
}

function collect(
  devices: readonly DeviceRow[],
  derived: readonly DerivedArticle[],
  memberships: Memberships,
): CatalogueRound {
  linkSuccessors(derived);
  const aliases: AliasRow[] = [];
  const fits: FitRow[] = [];
  const stock: StockRow[] = [];
  for (const one of derived) {
    const id = one.article.id;
    for (const alias of new Set(one.aliases)) aliases.push({ article_id: id, alias });
    for (const device of one.source.devices) fits.push({ article_id: id, device_id: device.id });
    stock.push({ article_id: id, stock: one.stock });
  }
  const prices = derived.flatMap((one) => one.prices);
  const history = derived.flatMap((one) => one.history);
  return { devices, prices, history, aliases, fits, stock, ...memberships.sort(derived) };
}

/**
 * Turns facts into the rows of a catalogue, round by round; the same options give the same rows (docs/decisions/0013).
 *
 * @throws Error when two things get the same slug
 */
export function* deriveRounds(facts: Facts, kinds: Kinds, options: DeriveOptions): Generator<CatalogueRound> {
  const categories = kinds.category;
  const memberships = new Memberships(facts, kinds, options.seed);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const brandIds = new Map(kinds.brand.map((brand) => [brand.name, brand.id]));
  const categoryOf: DeriveContext['categoryOf'] = (slug) => {
    const category = bySlug.get(slug);
    if (category === undefined) throw new Error(`There is no category "${slug}".`);
    let root = category;
    while (root.parent_id !== null) root = byId.get(root.parent_id)!;
    return { id: category.id, name: category.name, rootSlug: root.slug };
  };
  const articleSlugs = new SlugRegister();
  const deviceSlugs = new SlugRegister();
  const perRound = articlesPerRound(facts);
  const wanted = options.articleCount ?? perRound;
  for (let round = 0, made = 0; made < wanted; round += 1) {
    const context: DeriveContext = {
      seed: options.seed,
      today: options.today,
      round,
      facts,
      brandIds,
      categoryOf,
    };
    const devices = deriveDevices(context, deviceSlugs, 1 + round * facts.devices.length);
    const all = [
      ...deriveSupplies(context, devices, 1 + round * perRound),
      ...facts.office.map((fact, index) =>
        deriveOffice(context, fact, index, 1 + round * perRound + facts.supplies.length + index),
      ),
    ];
    const kept = evenly(all, Math.min(perRound, wanted - made));
    for (const { article } of kept) articleSlugs.register(article.slug, article.name);
    made += kept.length;
    yield collect([...devices.values()], kept, memberships);
  }
}

/** The same mix of goods in a part of a round: every n-th article. */
function evenly<Item>(items: readonly Item[], count: number): Item[] {
  return items.filter(
    (_item, index) =>
      Math.floor(((index + 1) * count) / items.length) > Math.floor((index * count) / items.length),
  );
}

function deriveSupplies(
  context: DeriveContext,
  devices: Map<string, DeviceRow>,
  firstId: number,
): DerivedArticle[] {
  const originals = new Map(context.facts.supplies.map((fact) => [fact.oem_number, fact]));
  const fits = new Map<string, DeviceRow[]>();
  for (const pair of context.facts.pairs) {
    const device = devices.get(`${pair.brand}\u0001${pair.model}`);
    if (device === undefined)
      throw new Error(`The device "${pair.brand} ${pair.model}" of ${pair.oem_number} is unknown.`);
    const known = fits.get(pair.oem_number) ?? [];
    known.push(device);
    fits.set(pair.oem_number, known);
  }
  return context.facts.supplies.map((fact, index) =>
    deriveSupply(context, {
      fact,
      index,
      id: firstId + index,
      original: originals.get(fact.compatible_with_oem) ?? null,
      devices: fits.get(fact.oem_number) ?? [],
    }),
  );
}
