import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What a page must name of the built client. */
export interface ClientAssets {
  /** The whole style sheet; it stands in the document so that the first paint waits for nothing else. */
  readonly style: string;
  /** Entry script and every chunk a page with this view and language needs, entry first. */
  readonly scriptsOf: (view: string, language: string) => readonly string[];
  readonly release: string;
}

const entry = 'src/app/entry-browser.tsx';

/** Reads the manifest of the client build once at start. */
export function readClientAssets(clientFolder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, ManifestChunk>
  >;
  const styleFiles = [...new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))];
  const standalone = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.css'));
  const style = [...new Set([...styleFiles, ...standalone])]
    .map((file) => readFileSync(join(clientFolder, file), 'utf8'))
    .join('\n');

  const reach = (key: string, reached: Set<string>): void => {
    const chunk = manifest[key];
    if (chunk === undefined || reached.has(chunk.file)) return;
    reached.add(chunk.file);
    for (const imported of chunk.imports ?? []) reach(imported, reached);
  };
  const remembered = new Map<string, readonly string[]>();
  return {
    style,
    scriptsOf(view, language) {
      const key = `${view}|${language}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const reached = new Set<string>();
      for (const start of [entry, view, `src/texts/${language}.ts`]) reach(start, reached);
      const files = [...reached].map((file) => `/${file}`);
      remembered.set(key, files);
      return files;
    },
    release: manifest[entry]?.file.replace(/\W+/g, '-') ?? 'none',
  };
}
