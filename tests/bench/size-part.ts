import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fileOfAreas } from '#app/text-files.ts';
import { readClientAssets } from '#server/pages/client-assets.ts';
import { pagesOf } from '#tests/architecture/route-pages.ts';
import { parseFile } from '#tests/architecture/syntax.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { frameAreas } from '#texts/texts.ts';
import type { MeasuredShop } from './measured-shop.ts';

export interface Weight {
  readonly rawBytes: number;
  readonly brotliBytes: number;
}

export interface SizeResult {
  readonly measuredAt: string;
  /** What a page loads of scripts to be live, by page. */
  readonly script: Readonly<Record<string, Weight & { readonly files: number }>>;
  /** What the first call fetches beside it, as soon as a page is live (`vite.config.ts`: the group `rest`). */
  readonly firstCall: Weight;
  /** The largest of the files of a list page, for finding what weighs. */
  readonly largestFiles: readonly (Weight & { readonly file: string })[];
  readonly style: Weight;
  /** A whole list with 24 tiles, style sheet and data included. */
  readonly listHtml: Weight & { readonly dataBytes: number; readonly styleBytes: number };
}

/** View and sentences of a page, as its route names them. */
const sourcesOf = (route: string, screen: string): readonly string[] => {
  const path = `src/app/routes/${route}.route.ts`;
  const page = pagesOf(parseFile(path, join(projectRoot, path))).find(({ view }) => view.includes(screen));
  if (page === undefined) throw new Error(`${path} has no page of ${screen}`);
  return [page.view, fileOfAreas('de', frameAreas), fileOfAreas('de', page.texts)];
};

const listSources = sourcesOf('listing', 'ListingScreen');
const sourcesOfPages: Readonly<Record<string, readonly string[]>> = {
  home: sourcesOf('home', 'HomeScreen'),
  list: listSources,
  article: sourcesOf('article', 'ArticleScreen'),
  basket: sourcesOf('basket', 'BasketScreen'),
  checkout: sourcesOf('checkout', 'checkout.page'),
};

const brotli11 = (content: string | Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const weigh = (content: string | Buffer): Weight => ({
  rawBytes: Buffer.byteLength(content),
  brotliBytes: brotli11(content),
});

const between = (html: string, from: RegExp, to: string): number => {
  const start = from.exec(html);
  if (start === null) return 0;
  return Buffer.byteLength(html.slice(start.index, html.indexOf(to, start.index)));
};

/** Weighs what the built client sends; `listPath` is a list with a full page of tiles. */
export async function measureSizes(shop: MeasuredShop, listPath: string): Promise<SizeResult> {
  const clientFolder = join(projectRoot, 'dist', 'client');
  const assets = readClientAssets(clientFolder, '');
  const weighed = new Map<string, Weight>();
  const weightOf = (file: string): Weight => {
    const known = weighed.get(file) ?? weigh(readFileSync(join(clientFolder, file)));
    weighed.set(file, known);
    return known;
  };
  const script = Object.fromEntries(
    Object.entries(sourcesOfPages).map(([page, sources]) => {
      const files = assets.of(sources).scripts;
      const sum = (part: keyof Weight): number =>
        files.reduce((total, file) => total + weightOf(file)[part], 0);
      return [page, { files: files.length, rawBytes: sum('rawBytes'), brotliBytes: sum('brotliBytes') }];
    }),
  );
  const largestFiles = assets
    .of(listSources)
    .scripts.map((file) => ({ file: file.replace(/^\/assets\//, ''), ...weightOf(file) }))
    .toSorted((left, right) => right.brotliBytes - left.brotliBytes)
    .slice(0, 12);
  // What is shared has no name of its own; the client alone sends the token by this header.
  const firstCall = readdirSync(join(clientFolder, 'assets')).find(
    (file) =>
      file.endsWith('.js') &&
      readFileSync(join(clientFolder, 'assets', file), 'utf8').includes('X-CSRF-TOKEN'),
  );
  if (firstCall === undefined) throw new Error('The build has no file for the first call.');
  const html = await (await fetch(`http://127.0.0.1:${shop.port}${listPath}`)).text();
  return {
    measuredAt: new Date().toISOString(),
    script,
    firstCall: weightOf(join('assets', firstCall)),
    largestFiles,
    style: weigh(assets.styleOf(html)),
    listHtml: {
      ...weigh(html),
      dataBytes: between(html, /<script[^>]*id="page-data"[^>]*>/, '</script>'),
      styleBytes: between(html, /<style[^>]*>/, '</style>'),
    },
  };
}
