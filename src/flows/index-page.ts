import type { FlowSummary } from '#contract/flows.ts';
import { summaryOf } from '#drawing/summary.ts';
import type { BuiltFlow } from './flow.ts';
import { bothSpans } from './outline.ts';
import { pageStyle } from './page-style.ts';
import { inBoth } from './wording.ts';

interface Row extends FlowSummary {
  readonly crossings: string;
}

function rowOf({ flow, drawings }: BuiltFlow): Row {
  const crossingsOf = (id: string): number | undefined =>
    drawings.find(({ variant }) => variant.id === id)?.legibility.crossings.length;
  const closed = crossingsOf('collapsed') ?? 0;
  return { ...summaryOf(flow), crossings: `${closed} / ${crossingsOf('open') ?? closed}` };
}

/** All flows as a page: titles, sizes, and the way to each. */
export function indexPage(flows: readonly BuiltFlow[], font: string): string {
  const word = (pick: (words: Parameters<Parameters<typeof inBoth>[0]>[0]['index']) => string): string =>
    bothSpans(inBoth(({ index }) => pick(index)));
  const number = (value: number | string): string => `<td class="number">${value}</td>`;
  const rows = flows
    .map(rowOf)
    .map(
      ({ machine, title, states, transitions, calls, clauses, crossings }) =>
        `<tr><td><a href="${machine}.html">${bothSpans(title)}</a></td><td><code>${machine}</code></td>${number(states)}${number(transitions)}${number(calls)}${number(clauses)}${number(crossings)}</tr>`,
    );
  return `<!doctype html>
<html lang="de" data-language="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Abläufe des Shops – Flows of the shop</title>
<link rel="icon" href="data:,">
<style>${font}${pageStyle}</style>
</head>
<body>
<main class="page">
<h1>${word(({ title }) => title)}</h1>
<p>${word(({ lead }) => lead)} <button type="button" id="language">Deutsch / English</button></p>
<table>
<thead><tr><th>${word(({ flow }) => flow)}</th><th>${word(({ machine }) => machine)}</th><th class="number">${word(({ states }) => states)}</th><th class="number">${word(({ transitions }) => transitions)}</th><th class="number">${word(({ calls }) => calls)}</th><th class="number">${word(({ clauses }) => clauses)}</th><th class="number">${word(({ crossings }) => crossings)}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
<script>document.querySelector('#language').addEventListener('click',()=>{const page=document.documentElement;const next=page.lang==='de'?'en':'de';page.lang=next;page.dataset.language=next})</script>
</body>
</html>
`;
}

/** The same table for readers of the repository. */
export function indexDocument(flows: readonly BuiltFlow[]): string {
  const rows = flows
    .map(rowOf)
    .map(
      ({ machine, title, states, transitions, calls, clauses, crossings }) =>
        `| [${title.de}](${machine}.svg) | ${title.en} | [\`${machine}\`](${machine}.html) | ${states} | ${transitions} | ${calls} | ${clauses} | ${crossings} |`,
    );
  return [
    '# Abläufe des Shops (flows of the shop)',
    '',
    'Written by `npm run flows` from `machines/`; do not edit. Each name leads to the drawing with everything open; the machine leads to',
    'a page of its own that opens in any browser, without a network: pan, zoom, expand, search, outline, German and English.',
    'Phases have a sign, a word and a colour; dashed lines are failures, dotted lines are time. What many states share, and what',
    'changes no state, is written inside the states. How to read all of it: [reading flows](../reading-flows.md).',
    '',
    '| Ablauf | Flow | Machine | States | Transitions | Calls | Clauses | Crossings closed / open |',
    '|---|---|---|---:|---:|---:|---:|---:|',
    ...rows,
    '',
  ].join('\n');
}
