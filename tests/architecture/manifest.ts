import { fileOfAreas } from '#app/text-files.ts';
import { frameAreas } from '#texts/texts.ts';

/** An entry of Vite's manifest, as far as the test reads it. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Chunk file → source files in it. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

/** Areas of the product that a shopper never downloads (docs/architecture.md, docs/decisions/0010). */
export const forbiddenAreas: Readonly<Record<string, RegExp>> = {
  admin: /^ui\/(?:screens\/admin|sections\/firm\/)/,
  account:
    /^ui\/(?:screens\/(?:account|bought-articles|offer-request|orders|own-budgets|shopping-lists)|sections\/(?:order\/OrderDetail|shopping-list\/))/,
  flows: /^(?:ui\/screens\/flows|src\/drawing|src\/flows|src\/paths)\//,
  'content editor': /^ui\/screens\/content\//,
  'style switcher': /^ui\/(?:frame|screens)\/style-?switcher/i,
  server: /^src\/server\//,
  'words and samples of charts': /^machines\/.+\.(?:words|catalog|samples)\.ts$/,
  tests: /^tests\//,
};

const fullZod = /(?:^|\/)node_modules\/zod\/v(?:3\/|4\/(?:classic|locales)\/)/;

/** Files of the chunks that load by static imports from `starts`. */
export function staticFiles(manifest: Manifest, starts: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const enter = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no chunk for ${key}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) enter(imported);
  };
  starts.forEach(enter);
  return files;
}

/** What a page is made of beside the entry: its view, and the areas of sentences that come with its route. */
export interface PageParts {
  readonly view: string;
  readonly texts: readonly string[];
  /** File of its route, which has a chunk of its own where it comes on the way. */
  readonly route?: string;
}

/** Files a page loads before any gesture: the entry, the route where it comes on the way, its own lazy view and German sentences of frame and route. */
export function filesOfPage(manifest: Manifest, { view, texts, route = '' }: PageParts): ReadonlySet<string> {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry === true);
  if (entries.length === 0) throw new Error('The manifest has no entry.');
  const sentences = [frameAreas, texts]
    .filter((areas) => areas.length > 0)
    .map((areas) => fileOfAreas('de', areas));
  const ofRoute = manifest[route] === undefined ? [] : [route];
  const starts = [...entries.map(([key]) => key), ...ofRoute, view, ...sentences];
  return staticFiles(manifest, starts);
}

/** Sentences for every forbidden file that a page of `view` downloads. */
export function forbiddenIn(manifest: Manifest, modules: ChunkModules, page: PageParts): readonly string[] {
  const { view } = page;
  return [...filesOfPage(manifest, page)].flatMap((file) => {
    const contained = modules[file];
    if (contained === undefined) return [`${file}: not known which files are in it; build again`];
    return contained.flatMap((path) =>
      Object.entries(forbiddenAreas)
        .filter(([, pattern]) => pattern.test(path) && path !== view)
        .map(([area]) => `${view} downloads ${area}: ${path} in ${file}`),
    );
  });
}

/** Sentences for every file of full zod in any chunk; the browser gets zod/mini (docs/decisions/0010). */
export function fullZodIn(modules: ChunkModules): readonly string[] {
  return Object.entries(modules).flatMap(([file, paths]) =>
    paths.filter((path) => fullZod.test(path)).map((path) => `${file} holds full zod: ${path}`),
  );
}
