/** Upper limits of the price bands in cents; a price on a limit belongs to the band above. */
export const priceLimitsCents = [1_000, 2_500, 5_000, 10_000, 20_000] as const;
/** Upper limits of the yield bands in pages. */
export const yieldLimits = [500, 1_500, 3_000, 6_000, 12_000] as const;

/** Band of an article without a price. */
export const priceOnRequestBand = priceLimitsCents.length + 1;
/** Band of an article without a yield: no value of the facet. */
export const noYieldBand = yieldLimits.length + 1;

function bandOf(value: number, limits: readonly number[]): number {
  let band = 0;
  while (band < limits.length && value >= limits[band]!) band += 1;
  return band;
}

export const priceBandOf = (cents: number | null): number =>
  cents === null ? priceOnRequestBand : bandOf(cents, priceLimitsCents);

export const yieldBandOf = (pages: number | null): number =>
  pages === null ? noYieldBand : bandOf(pages, yieldLimits);

/** Values of the facets as they stand in an address: `0-10`, `10-25`, …, `200` and `request`. */
export const priceBandValues: readonly string[] = [
  ...priceLimitsCents.map((limit, band) => `${(priceLimitsCents[band - 1] ?? 0) / 100}-${limit / 100}`),
  `${priceLimitsCents[priceLimitsCents.length - 1]! / 100}`,
  'request',
];

/** `0-500`, `500-1500`, …, `12000`. */
export const yieldBandValues: readonly string[] = [
  ...yieldLimits.map((limit, band) => `${yieldLimits[band - 1] ?? 0}-${limit}`),
  `${yieldLimits[yieldLimits.length - 1]!}`,
];
