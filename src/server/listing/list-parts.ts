import type { ListKind } from '#contract/list-pages.ts';
import { notFound } from '#server/calls/failures.ts';
import { notInIndex } from '#server/catalogue/not-in-index.ts';
import { findCategory } from './category-parts.ts';
import { findFixed } from './fixed-parts.ts';
import { findNamed } from './kind-parts.ts';
import { alone } from './list-part.ts';
import type { FindPart, ListPart, PartSources } from './list-part.ts';
import type { MatchedList } from './list-path.ts';

/** By kind: finds what names stand for; null where nothing has them. A kind without a row here does not compile. */
const findPart: Readonly<Record<ListKind, FindPart>> = {
  catalog: findCategory,
  ...findNamed,
  ...findFixed,

  supplyBrand({ view: { index }, today }, [slug = '']) {
    const brand = index.brandBySlug.get(slug);
    if (brand === undefined) return null;
    return {
      kind: 'supplyBrand',
      path: `/shop/supply/brand/${slug}`,
      rows: () => index.rowsOf('brand', brand.id, today),
      describe: (texts) => ({
        title: brand.name,
        description: texts.brandDescription({ brand: brand.name }),
        ...alone,
      }),
    };
  },

  async supplyDevice({ view: { index }, printer }, [slug = '', brandSlug = null]) {
    const device = await printer(slug, brandSlug);
    if (device === null) return null;
    return {
      kind: 'supplyDevice',
      path: `/shop/supply/brand/${device.brandSlug}/device/${device.slug}`,
      rows: () => ({
        kind: 'rows',
        rows: device.articleIds
          .map((id) => index.rowOf(id))
          .filter((row) => row !== -1)
          .sort(),
      }),
      describe: (texts) => ({
        title: texts.deviceTitle({ device: device.fullName }),
        description: texts.deviceDescription({ device: device.fullName }),
        ...alone,
      }),
      device,
    };
  },
};

/**
 * What the names of an address stand for, in the order of its page.
 *
 * @throws HttpFailure 404 where nothing has one of them
 */
export async function findParts({ page, names }: MatchedList, sources: PartSources): Promise<ListPart[]> {
  const parts: ListPart[] = [];
  for (const [kind, ofKind] of Object.entries(page.narrowedBy)) {
    const part = await findPart[kind as ListKind](
      sources,
      ofKind.map((name) => names[name]!),
    );
    // Printers are not in the index.
    const lacking = kind === 'supplyDevice' ? notFound : notInIndex;
    parts.push(part ?? lacking(`no such ${kind}`));
  }
  return parts;
}
