import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Flow, FlowVariant } from '#contract/flows.ts';
import { viewer as words } from '#texts/de/chart-words.ts';
import { bothSpans, outline } from './outline.ts';
import { pageStyle } from './page-style.ts';
import { drawVariant, escaped, svgStyle } from './svg.ts';

/** Bundles the script of the pages into one classic script, so that it runs from a file. */
export async function viewerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '../..'),
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, 'viewer/viewer.ts'), formats: ['iife'], name: 'flowViewer' },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error('The script of the flow pages was not built');
  return chunk.code.replaceAll('</script', String.raw`<\/script`).trim();
}

/** The font as part of the page; without it a page opened from a file would fall back to another. */
export function fontRule(): string {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/roboto-condensed/files/roboto-condensed-latin-wght-normal.woff2',
  );
  return `@font-face{font-family:'Roboto Condensed Variable';font-weight:100 900;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format('woff2')}`;
}

export interface PageParts {
  readonly script: string;
  readonly font: string;
}

const tool = (id: string, word: keyof typeof words, sign?: string): string =>
  sign === undefined
    ? `<button type="button" id="${id}" data-word="${word}">${words[word]}</button>`
    : `<button type="button" id="${id}" data-label="${word}" aria-label="${words[word]}">${sign}</button>`;

const viewOption = (flow: Flow, { id }: FlowVariant): string => {
  const name =
    id === 'collapsed' || id === 'open'
      ? words[id]
      : `${words.expand}: ${flow.nodes.find((node) => node.id === id)?.title.de ?? id}`;
  return `<option value="${escaped(id)}">${escaped(name)}</option>`;
};

const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** One machine as a page that needs nothing but itself; without script it shows the drawing and the outline. */
export function flowPage(flow: Flow, { script, font }: PageParts): string {
  const [first] = flow.variants;
  if (first === undefined) throw new Error(`${flow.machine} has no drawing`);
  const size = `width="${first.width}" height="${first.height}" viewBox="0 0 ${first.width} ${first.height}"`;
  return `<!doctype html>
<html lang="de" data-language="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(flow.title.de)} – ${escaped(flow.title.en)}</title>
<link rel="icon" href="data:,">
<style id="font">${font}</style>
<style>${svgStyle}${pageStyle}</style>
</head>
<body>
<header>
<a href="index.html" data-word="allFlows">${words.allFlows}</a>
<h1>${bothSpans(flow.title)}</h1>
<div role="toolbar" data-label="toolbar" aria-label="${words.toolbar}">
<span class="found"><input type="search" id="search" data-label="search" aria-label="${words.search}" placeholder="${words.search}"><span id="hits" hidden></span></span>
<label><span data-word="view">${words.view}</span> <select id="view">${flow.variants.map((variant) => viewOption(flow, variant)).join('')}</select></label>
${tool('zoom-out', 'zoomOut', '−')}${tool('zoom-in', 'zoomIn', '+')}${tool('fit', 'fit')}
<button type="button" id="as-diagram" aria-pressed="true" data-word="diagram">${words.diagram}</button><button type="button" id="as-outline" aria-pressed="false" data-word="outline">${words.outline}</button>
<button type="button" id="save-svg">SVG</button><button type="button" id="save-png">PNG</button>${tool('print', 'print')}
${tool('language', 'language')}
</div>
</header>
<main>
<section id="stage" tabindex="0" data-label="stage" aria-label="${words.stage}"><svg xmlns="http://www.w3.org/2000/svg" ${size} role="group">${drawVariant(flow, first, 'de')}</svg></section>
<section id="outline" data-label="outline" aria-label="${words.outline}">${outline(flow)}</section>
<aside id="panel" data-label="details" aria-label="${words.details}" aria-live="polite"></aside>
</main>
<script type="application/json" id="flow">${json(flow)}</script>
<script>${script}</script>
</body>
</html>
`;
}
