import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fileOfAreas } from '../app/text-files.ts';
import { frameAreas } from '../texts/texts.ts';

const root = resolve(import.meta.dirname, '../..');
const routesFolder = join(root, 'src/app/routes');
const textsFolder = join(root, 'src/texts');
const languages = ['de', 'en'] as const;

/** The module whose browser's form is written here. */
const loader = /\/src\/app\/load-texts\.ts$/;
/** A file that stands nowhere: all areas a route names, in one language. */
const fileOfSet = /\/src\/texts\/(de|en)\/areas-([A-Za-z-]+)\.ts$/;

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

/** The sets of areas that the routes of a folder name, each once, and that of the frame. */
export function areasOfRoutes(folder: string): readonly (readonly string[])[] {
  const sets = new Map<string, readonly string[]>([[frameAreas.join('-'), frameAreas]]);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.route.ts')))
    for (const [, list = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/\btexts: \[([^\]]*)\]/g)) {
      const names = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
      if (names.length > 0) sets.set(names.join('-'), names);
    }
  return [...sets.values()];
}

/** Asks for the file of a set by its language and its names. */
function loaderOf(sets: readonly (readonly string[])[]): string {
  const entries = languages.flatMap((language) =>
    sets.map((names) => {
      const key = names.join('-');
      return `'${language}-${key}': () => import('${root}/${fileOfAreas(language, names)}')`;
    }),
  );
  return `const files = { ${entries.join(', ')} };
export const loadAreas = async (language, areas) => files[language + '-' + areas.join('-')]();`;
}

/**
 * Gives a browser the sentences of one language and of the areas its page's route names, as one file for each set of areas.
 * An area that several sets hold is in each of their files: a first page asks for one file of its own, whatever others need.
 */
export function textsByRoute(): Plugin {
  return {
    name: 'texts-by-route',
    enforce: 'pre',
    apply: (_config, { isSsrBuild, command }) => command === 'build' && isSsrBuild !== true,
    resolveId: (source) => (fileOfSet.test(source) ? source : null),
    load(id) {
      if (loader.test(id)) return loaderOf(areasOfRoutes(routesFolder));
      const [, language = '', key = ''] = fileOfSet.exec(id) ?? [];
      if (key === '') return null;
      return key
        .split('-')
        .map(
          (name) => `export { ${name} } from '${textsFolder}/${language}/${kebabCase(name)}.ts?in=${key}';`,
        )
        .join('\n');
    },
  };
}
