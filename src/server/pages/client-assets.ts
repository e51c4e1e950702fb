import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPageStyle, type StyleOf } from './page-style.ts';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** What one page needs of the built client. */
export interface PageAssets {
  /** Entry script and every chunk of the page, entry first. */
  readonly scripts: readonly string[];
}

export interface ClientAssets {
  /** Assets of a page by the source files of its view and its texts. */
  readonly of: (sources: readonly string[]) => PageAssets;
  /** Address of the shop's style sheet. */
  readonly styleSheet: string;
  /** What a page's markup needs of it; it stands in the document so that the first paint waits for nothing else. */
  readonly styleOf: StyleOf;
  readonly release: string;
}

const entry = 'src/app/entry-browser.tsx';

/** Reads the manifest of the client build once at start; `cascadeOrder` stands before the styles of every page. */
export function readClientAssets(clientFolder: string, cascadeOrder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, ManifestChunk>
  >;
  const reach = (key: string, reached: Set<ManifestChunk>): void => {
    const chunk = manifest[key];
    if (chunk === undefined || reached.has(chunk)) return;
    reached.add(chunk);
    for (const imported of chunk.imports ?? []) reach(imported, reached);
  };
  const collect = (sources: readonly string[]): PageAssets => {
    const reached = new Set<ManifestChunk>();
    for (const start of [entry, ...sources]) reach(start, reached);
    return { scripts: [...reached].map(({ file }) => `/${file}`) };
  };
  const styleSheet = manifest['style.css']?.file;
  if (styleSheet === undefined) throw new Error('The client build has no style sheet');
  const remembered = new Map<string, PageAssets>();
  return {
    of(sources) {
      const key = sources.join();
      const known = remembered.get(key) ?? collect(sources);
      remembered.set(key, known);
      return known;
    },
    styleSheet: `/${styleSheet}`,
    styleOf: createPageStyle(`${cascadeOrder}${readFileSync(join(clientFolder, styleSheet), 'utf8')}`),
    release: manifest[entry]?.file.replace(/\W+/g, '-') ?? 'none',
  };
}
