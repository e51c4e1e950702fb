import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fileOfAreas } from '../app/text-files.ts';
import { frameAreas } from '../texts/texts.ts';

const root = resolve(import.meta.dirname, '../..');
const routesFolder = join(root, 'src/app/routes');
const textsFolder = join(root, 'src/texts');
const languages = ['de', 'en'] as const;
type Language = (typeof languages)[number];

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

/** The module that fetches a language: what stands around every page, and the way to the other sets. */
function loaderOfLanguages(): string {
  const entries = languages.map(
    (language) => `${language}: () => import('${root}/${fileOfAreas(language, frameAreas)}')`,
  );
  return `const languages = { ${entries.join(', ')} };
export const loadLanguage = async (language) => {
  const { bring, ...frame } = await languages[language]();
  return { frame, bring };
};`;
}

/** The sets of a language beside that of the frame, by their names; they stand with the frame's, so no browser has those of the other. */
function waysToSets(language: Language): string {
  const [, ...sets] = areasOfRoutes(routesFolder);
  // Their whole names would be a third of the file.
  const short = (names: readonly string[]): string => names.map((name) => name[0]! + name.length).join('');
  if (new Set(sets.map(short)).size < sets.length) throw new Error('Two sets of areas have one short name');
  const entries = sets.map(
    (names) => `${short(names)}: () => import('${root}/${fileOfAreas(language, names)}')`,
  );
  return `const files = { ${entries.join(', ')} };
export const bring = (areas) => files[areas.map((name) => name[0] + name.length).join('')]();`;
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
      if (loader.test(id)) return loaderOfLanguages();
      const [, language = '', key = ''] = fileOfSet.exec(id) ?? [];
      if (key === '') return null;
      const areas = key
        .split('-')
        .map(
          (name) => `export { ${name} } from '${textsFolder}/${language}/${kebabCase(name)}.ts?in=${key}';`,
        );
      const ways = key === frameAreas.join('-') ? [waysToSets(language as Language)] : [];
      return [...areas, ...ways].join('\n');
    },
  };
}
