import { casesOf } from './name-cases.ts';
import type { NewFiles, Registration } from './write-new.ts';

/**
 * The files of a new screen that lists what a call gives: path → content. It compiles, opens and passes its test once it is
 * registered; until it has a call of its own it shows the makers of printers.
 * @throws Error when the name is not kebab-case.
 */
export function screenFiles(name: string): NewFiles {
  const { camel, pascal } = casesOf(name);
  const folder = `ui/screens/${name}`;
  const title = { de: 'Neue Seite', en: 'New page' };
  const sentences = (language: 'de' | 'en', type: string): string =>
    language === 'de'
      ? `/** Sentences of the page at /shop/${name}. */
export const ${camel} = {
  title: '${title.de}',
  emptyTitle: 'Hier ist noch nichts',
  emptyText: 'Sobald es etwas gibt, steht es hier.',
};
`
      : `/** English beside ../de/${name}.ts. */
export const ${camel}: ${type} = {
  title: '${title.en}',
  emptyTitle: 'Nothing here yet',
  emptyText: 'As soon as there is something it stands here.',
};
`;
  return {
    [`${folder}/${name}-data.ts`]: `/** What the page shows; replace it by what its call replies. */
export interface ${pascal}Data {
  readonly entries: readonly { readonly key: string; readonly title: string }[];
}
`,
    [`${folder}/${pascal}Screen.css.ts`]: `import { vars } from '#ui/theme/contract.css.ts';
import { screenStyle } from '#ui/theme/layered.ts';

export const screen = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
`,
    [`${folder}/${pascal}Screen.tsx`]: `import { useLoaderData } from 'react-router-dom';
import { useTexts } from '#ui/bindings/texts.ts';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import type { ${pascal}Data } from './${name}-data.ts';
import * as styles from './${pascal}Screen.css.ts';

/** Name the sections of the specification here. */
export function Component() {
  const { entries } = useLoaderData() as ${pascal}Data;
  const { ${camel}: words } = useTexts();
  return (
    <div className={styles.screen}>
      <h1>{words.title}</h1>
      {entries.length === 0 ? <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState> : null}
      <ul>
        {entries.map(({ key, title }) => (
          <li key={key}>{title}</li>
        ))}
      </ul>
    </div>
  );
}
`,
    [`src/texts/de/${name}.ts`]: sentences('de', ''),
    [`src/texts/en/${name}.ts`]: sentences('en', `typeof import('../de/${name}.ts').${camel}`),
    [`src/app/routes/${name}.loader.ts`]: `import { listingEndpoints } from '#contract/listing.ts';
import type { ${pascal}Data } from '#ui/screens/${name}/${name}-data.ts';
import { loadOrNotFound, type PageLoaderArguments } from '../load.ts';

/** Replace the call by the page's own. */
export async function load${pascal}(loading: PageLoaderArguments): Promise<${pascal}Data> {
  const { brandItems } = await loadOrNotFound(loading, listingEndpoints.supply, { query: {} });
  return { entries: brandItems.map(({ slug, name }) => ({ key: slug, title: name })) };
}
`,
    [`src/app/routes/${name}.route.ts`]: `import { page } from '../page-route.ts';

export const ${camel}Route = page({
  id: '${name}',
  path: '/shop/${name}',
  view: '${folder}/${pascal}Screen.tsx',
  lazy: () => import('#ui/screens/${name}/${pascal}Screen.tsx'),
  texts: ['${camel}'],
  loader: async (loading) => (await import('./${name}.loader.ts')).load${pascal}(loading),
  handle: { meta: ({ texts }) => ({ title: texts.${camel}.title }) },
});
`,
    [`tests/e2e/${name}.spec.ts`]: `import { texts } from '#texts/de.ts';
import { expect, test } from '#tests/support/shop-test.ts';
import { visit } from './models/visit.ts';

test('the page shows what its call gives @phone', async ({ page }) => {
  await visit(page, '/shop/${name}');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: texts.${camel}.title })).toBeVisible();
  await expect(main.getByRole('listitem').first()).toBeVisible();
});
`,
  };
}

/** Where a new screen is named: the list of pages and the list of areas of sentences. */
export function screenRegistrations(name: string): readonly Registration[] {
  const { camel } = casesOf(name);
  return [
    {
      file: 'src/app/routes.ts',
      imports: [`import { ${camel}Route } from './routes/${name}.route.ts';`],
      line: `  ${camel}Route,`,
      before: '  ...errorRoutes,',
    },
    {
      file: 'src/texts/areas.ts',
      imports: [
        `import { ${camel} as ${camel}De } from './de/${name}.ts';`,
        `import { ${camel} as ${camel}En } from './en/${name}.ts';`,
      ],
      line: `  ${camel}: area(${camel}De, ${camel}En),`,
      before: '};',
    },
  ];
}
