import type { ListKind } from '#contract/list-pages.ts';
import type { ListSubject } from '#contract/listing.ts';
import type { DeliveryStateNumber } from '#domain/delivery.ts';
import type { CategoryFacts } from '#server/catalogue/catalogue-facts.ts';
import type { CatalogueView } from '#server/catalogue/catalogue-store.ts';
import type { CatalogueTexts } from '#server/catalogue/facet-labels.ts';
import type { RowSet } from '#server/catalogue/row-set.ts';
import type { DeviceWithArticles } from '#server/printer/device.ts';
import type { Language } from '#server/session/visitor.ts';
import type { ShopSettings } from '#server/settings/settings.service.ts';

/** What a list says of a part: what it is called, and what stands above and below it. */
export interface DescribedPart {
  readonly title: string;
  readonly description: string;
  /** Without the part itself. */
  readonly trail: ListSubject['trail'];
  /** Lists below it, none of them empty; reckoned only where they are shown. */
  readonly children: () => ListSubject['children'];
}

/** Something that a list is narrowed to, looked up in one version of the catalogue. */
export interface ListPart {
  readonly kind: ListKind | 'all';
  /** Where the list of it alone stands; the whole shop's where it only narrows others. */
  readonly path: string;
  /** Its articles; reckoned only for a list that is not kept. */
  readonly rows: () => RowSet;
  readonly describe: (texts: CatalogueTexts, language: Language) => DescribedPart;
  /** What its articles depend on beside its name and the version of the catalogue: a day, a setting. */
  readonly dependsOn?: string;
  /** Somebody who makes goods: of goods and their maker the title is one phrase. */
  readonly isMaker?: true;
  /** Its page is not listed by search engines. */
  readonly isUnlisted?: true;
  readonly deliveryState?: DeliveryStateNumber;
  /** What the facet of categories offers the children of. */
  readonly category?: CategoryFacts;
  /** What all of it fits. */
  readonly device?: DeviceWithArticles;
}

/** Where parts are looked up. */
export interface PartSources {
  readonly view: CatalogueView;
  /** Days since 2000, which say what is new. */
  readonly today: number;
  /** The day on which the licence of an eco label must stand; null for businesses. */
  readonly provenOn: number | null;
  /** Which goods the shop means by lists without a name in their address. */
  readonly settings: () => Promise<ShopSettings>;
  /**
   * A printer with what the list of it shows.
   *
   * @param brandSlug the printer must be of it; null for any brand
   */
  readonly printer: (slug: string, brandSlug: string | null) => Promise<DeviceWithArticles | null>;
}

/** Finds what names stand for; null where nothing has them. */
export type FindPart = (
  sources: PartSources,
  names: readonly string[],
) => ListPart | null | Promise<ListPart | null>;

/** Where everything stands. */
export const wholePath = '/shop';

/** Nothing above and below. */
export const alone: Pick<DescribedPart, 'trail' | 'children'> = { trail: [], children: () => [] };
