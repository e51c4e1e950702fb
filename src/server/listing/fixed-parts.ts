import type { CatalogueTexts } from '#server/catalogue/facet-labels.ts';
import { union } from '#server/catalogue/row-set.ts';
import { catalogPart, wholeShop } from './category-parts.ts';
import { kindPart, linksTo } from './kind-parts.ts';
import { alone } from './list-part.ts';
import type { FindPart, ListPart, PartSources } from './list-part.ts';

type FixedKind =
  'maincatalog' | 'b-stock' | 'withbaseprice' | 'device' | 'printer' | 'furniture' | 'marketing';

/** Texts of a list, by what stands before `Title` and `Description`. */
type TextOf = 'bStock' | 'basePrice' | 'devices' | 'printers' | 'marketing';
const said = (texts: CatalogueTexts, text: TextOf) => ({
  title: texts[`${text}Title` as const],
  description: texts[`${text}Description` as const],
});

/** Articles of which a column says that they are it. */
const findFlagged =
  (kind: FixedKind, flag: 'bStock' | 'basePrice', marks: Pick<ListPart, 'isUnlisted'>): FindPart =>
  ({ view: { index }, today }) => ({
    kind,
    path: `/shop/${kind}`,
    rows: () => index.rowsOf(flag, 1, today),
    describe: (texts) => ({ ...said(texts, flag), ...alone }),
    ...marks,
  });

/** Articles of all of some types, which are what is below it; null where the catalogue has none of them. */
function typesPart(
  sources: PartSources,
  list: { readonly kind: FixedKind; readonly of: 'articletypename' | 'producttype'; readonly text: TextOf },
  slugs: readonly string[],
): ReturnType<FindPart> {
  const { index } = sources.view;
  const types = index.kind(list.of === 'producttype' ? 'productType' : 'articleType');
  const meant = slugs.flatMap((slug) => types.bySlug(slug) ?? []);
  if (meant.length === 0) return null;
  return {
    kind: list.kind,
    path: `/shop/${list.kind}`,
    rows: () =>
      union(
        meant.map((facts) => kindPart(sources, list.of, facts).rows()),
        index.count,
      ),
    describe: (texts) => ({
      ...said(texts, list.text),
      trail: [],
      children: () => linksTo(sources, list.of, meant),
    }),
    dependsOn: slugs.join(),
  };
}

/** By kind: what an address without a name means. What of it is the operator's to say stands in the settings. */
export const findFixed: Readonly<Record<FixedKind, FindPart>> = {
  async maincatalog({ view, settings }) {
    const { mainCatalogSlug: slug } = await settings();
    const category = view.index.categoryBySlug.get(slug);
    return category === undefined ? null : { ...catalogPart(view, category), dependsOn: slug };
  },

  'b-stock': findFlagged('b-stock', 'bStock', {}),
  withbaseprice: findFlagged('withbaseprice', 'basePrice', { isUnlisted: true }),

  async device(sources) {
    const { deviceProductTypes } = await sources.settings();
    return typesPart(sources, { kind: 'device', of: 'producttype', text: 'devices' }, deviceProductTypes);
  },

  async printer(sources) {
    const { printerArticleTypes } = await sources.settings();
    return typesPart(
      sources,
      { kind: 'printer', of: 'articletypename', text: 'printers' },
      printerArticleTypes,
    );
  },

  async furniture({ view, settings }) {
    const { furnitureCatalogSlug: slug } = await settings();
    const category = view.index.categoryBySlug.get(slug);
    if (category === undefined) return null;
    const part = catalogPart(view, category);
    return {
      ...part,
      kind: 'furniture',
      path: '/shop/furniture',
      describe: (texts, language) => ({
        ...part.describe(texts, language),
        title: texts.furnitureTitle,
        trail: [],
      }),
      dependsOn: slug,
    };
  },

  /** What is bought most, all there is where nobody has said what that is called; below it the assortments. */
  marketing(sources) {
    const { index } = sources.view;
    const popular = index.kind('attribute').all.find(({ rule }) => rule === 'popular');
    const whole = wholeShop(sources.view);
    return {
      kind: 'marketing',
      path: '/shop-marketing',
      rows: popular === undefined ? whole.rows : kindPart(sources, 'attribute', popular).rows,
      describe: (texts) => ({
        ...said(texts, 'marketing'),
        trail: [],
        children: () => linksTo(sources, 'assortment', index.kind('assortment').all),
      }),
    };
  },
};
