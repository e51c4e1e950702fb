import { summaryOf } from '#drawing/summary.ts';
import type { BuiltFlow } from './flow.ts';

function rowOf({ flow, drawings }: BuiltFlow): string {
  const { machine, title, states, transitions, calls, clauses } = summaryOf(flow);
  const crossingsOf = (id: string): number | undefined =>
    drawings.find(({ variant }) => variant.id === id)?.legibility.crossings.length;
  const closed = crossingsOf('collapsed') ?? 0;
  const crossings = `${closed} / ${crossingsOf('open') ?? closed}`;
  return `| [${title.de}](${machine}.svg) | ${title.en} | [\`${machine}\`](${machine}.html) | ${states} | ${transitions} | ${calls} | ${clauses} | ${crossings} |`;
}

/** The table of all flows for readers of the repository. */
export const indexDocument = (flows: readonly BuiltFlow[]): string =>
  [
    '# Abläufe des Shops (flows of the shop)',
    '',
    'Written by `npm run flows` from `machines/`; do not edit. Each name leads to the drawing with everything open; the machine leads to',
    'a page of its own that opens in any browser, without a network: pan, zoom, expand, search, outline, test paths, coverage, German and',
    'English. It is the view the staff have at `/flows`; its script and style sheet are `viewer.js` and `viewer.css`.',
    'Phases have a sign, a word and a colour; dashed lines are failures, dotted lines are time. What many states share, and what',
    'changes no state, is written inside the states. How to read all of it: [reading flows](../reading-flows.md).',
    '',
    '| Ablauf | Flow | Machine | States | Transitions | Calls | Clauses | Crossings closed / open |',
    '|---|---|---|---:|---:|---:|---:|---:|',
    ...flows.map(rowOf),
    '',
  ].join('\n');
