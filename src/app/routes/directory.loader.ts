import { directoryEndpoints } from '#contract/directory.ts';
import type { CatalogReply, DirectoryEntry, DirectoryReply } from '#contract/directory.ts';
import { byInitial } from '#domain/initials.ts';
import type { DirectoryData, DirectoryName } from '#ui/screens/directory/directory-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

type Sections = DirectoryData['sections'];
type Entry = Sections[number]['entries'][number];

const shown = ({ name, path, count }: DirectoryEntry): Entry => ({ name, path, count });

const byLetter = (entries: readonly Entry[]): Sections =>
  [...byInitial(entries)].map(([name, own]) => ({ name, path: null, entries: own }));

/** Things with what is of them. */
const byGroup = ({ items }: DirectoryReply): Sections =>
  items.map(({ name, path, members }) => ({ name, path, entries: members.map(shown) }));

/** Categories with those below them; one without stands for itself. */
const byParent = ({ items }: CatalogReply): Sections =>
  items.map(({ children, ...parent }) => ({
    name: parent.name,
    path: parent.path,
    entries: (children.length === 0 ? [parent] : children).map(shown),
  }));

/** Everything named, each with what it is. */
async function indexOf(loading: PageLoaderArguments): Promise<Sections> {
  const calls = directoryEndpoints;
  const [makers, brands, assortments, articleTypes, productTypes, catalog] = await Promise.all([
    loadOrNotFound(loading, calls.manufacturers, {}),
    loadOrNotFound(loading, calls.brands, {}),
    loadOrNotFound(loading, calls.assortments, {}),
    loadOrNotFound(loading, calls.articleTypes, {}),
    loadOrNotFound(loading, calls.productTypes, {}),
    loadOrNotFound(loading, calls.catalog, { query: {} }),
  ]);
  const named = (kind: NonNullable<Entry['kind']>, entries: readonly DirectoryEntry[]): Entry[] =>
    entries.map((entry) => ({ ...shown(entry), kind }));
  return byLetter([
    ...named('manufacturer', makers.brandItems),
    ...named('brand', brands.items),
    ...named('assortment', assortments.items),
    ...named('articleType', articleTypes.items),
    ...named('productType', productTypes.items),
    ...named(
      'category',
      catalog.items.flatMap(({ children, ...parent }) => [parent, ...children]),
    ),
  ]);
}

/** By page: what it shows. */
const sectionsOf: Readonly<Record<DirectoryName, (loading: PageLoaderArguments) => Promise<Sections>>> = {
  catalogs: async (loading) =>
    byParent(await loadOrNotFound(loading, directoryEndpoints.catalog, { query: {} })),
  manufacturers: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.manufacturers, {})).brandItems.map(shown)),
  brands: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.brands, {})).items.map(shown)),
  assortments: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.assortments, {})).items.map(shown)),
  assortmentTypes: async (loading) =>
    byGroup(await loadOrNotFound(loading, directoryEndpoints.assortmentTypes, {})),
  articleTypes: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.articleTypes, {})).items.map(shown)),
  articleTypeGroups: async (loading) =>
    byGroup(await loadOrNotFound(loading, directoryEndpoints.articleTypeGroups, {})),
  productTypes: async (loading) =>
    byLetter((await loadOrNotFound(loading, directoryEndpoints.productTypes, {})).items.map(shown)),
  productTypeGroups: async (loading) =>
    byGroup(await loadOrNotFound(loading, directoryEndpoints.productTypeGroups, {})),
  index: indexOf,
};

/** What a page shows that leads to lists. */
export const loadDirectory = async (
  loading: PageLoaderArguments,
  name: DirectoryName,
): Promise<DirectoryData> => ({ name, sections: await sectionsOf[name](loading) });
