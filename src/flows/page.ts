import type { Flow, FlowSummary, FlowText } from '#contract/flows.ts';
import { inBoth } from './wording.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const json = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

interface PageParts {
  readonly title: FlowText;
  /** Id of the element that holds what the page shows, and the value in it. */
  readonly content: readonly [id: 'flow' | 'flows', value: unknown];
  /** Machines whose drawing is there for a browser without script. */
  readonly drawings: readonly { readonly machine: string; readonly title: FlowText }[];
}

/** A document that holds what it shows; script and style sheet stand beside it, the same for all pages. */
const pageOf = ({ title, content: [id, value], drawings }: PageParts): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title.de)} – ${escaped(title.en)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="viewer.css">
<script defer src="viewer.js"></script>
</head>
<body>
<div id="root"></div>
<noscript><ul>${drawings.map((drawing) => `<li><a href="${drawing.machine}.svg">${escaped(drawing.title.de)} – ${escaped(drawing.title.en)}</a></li>`).join('')}</ul></noscript>
<script type="application/json" id="${id}">${json(value)}</script>
</body>
</html>
`;

/** One flow as a page that opens from a file. */
export const flowPage = (flow: Flow): string =>
  pageOf({ title: flow.title, content: ['flow', flow], drawings: [flow] });

/** The table of all flows as such a page. */
export const indexPage = (items: readonly FlowSummary[]): string =>
  pageOf({ title: inBoth(({ index }) => index.title), content: ['flows', items], drawings: items });
