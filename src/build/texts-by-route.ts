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

/** What a page declares of its sentences. */
const declaredTexts = /\btexts: \[([^\]]*)\]/g;

const namesIn = (list: string): readonly string[] =>
  [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/** Files of routes that come with the first way to one of their pages. */
const onTheWay: ReadonlySet<string> = new Set(
  [
    ...readFileSync(join(root, 'src/app/routes-on-the-way.ts'), 'utf8').matchAll(
      /import\('\.\/routes\/([\w-]+\.route\.ts)'\)/g,
    ),
  ].map(([, file = '']) => file),
);

/**
 * The sets of areas that the routes of a folder name, each once, and that of the frame.
 *
 * @param isMeant which of its files count; default: all
 */
export function areasOfRoutes(
  folder: string,
  isMeant: (file: string) => boolean = () => true,
): readonly (readonly string[])[] {
  const sets = new Map<string, readonly string[]>([[frameAreas.join('-'), frameAreas]]);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.route.ts') && isMeant(name)))
    for (const [, list = ''] of readFileSync(join(folder, file), 'utf8').matchAll(declaredTexts)) {
      const names = namesIn(list);
      if (names.length > 0) sets.set(names.join('-'), names);
    }
  return [...sets.values()];
}

/** A file of routes that come on the way, each with the way to its sentences: no page of a shopper holds the list of them. */
const withWays = (code: string): string =>
  code.replace(declaredTexts, (declared, list: string) => {
    const names = namesIn(list);
    if (names.length === 0) return declared;
    const ways = languages.map(
      (language) => `${language}: () => import('${root}/${fileOfAreas(language, names)}')`,
    );
    return `${declared}, bringTexts: { ${ways.join(', ')} }`;
  });

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

/** The sets that the first routes name beside that of the frame, by their names, in one language; they stand with the frame's, so no browser has those of the other. */
function waysToSets(language: Language): string {
  const [, ...sets] = areasOfRoutes(routesFolder, (file) => !onTheWay.has(file));
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
    transform(code, id) {
      const [, file = ''] = /\/src\/app\/routes\/([\w-]+\.route\.ts)$/.exec(id) ?? [];
      return onTheWay.has(file) ? { code: withWays(code), map: null } : null;
    },
  };
}
