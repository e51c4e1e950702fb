import type { ApiResult, MeasuredUnit } from './api-part.ts';
import type { PageResult } from './page-part.ts';
import { reasons } from './reasons.ts';
import type { SearchResult } from './search-part.ts';
import { everyClass } from './search-part.ts';
import type { SizeResult } from './size-part.ts';

/** Everything measured so far; a run of one part keeps the others. */
export interface BenchResults {
  readonly api: Readonly<Record<string, ApiResult>>;
  readonly size: SizeResult | null;
  readonly pages: PageResult | null;
  readonly search: SearchResult | null;
}

interface Row {
  readonly key: string;
  readonly title: string;
  readonly target: string;
  readonly figure: string;
  /** How far from the target: below 1 is short for rates, above 1 for times and weights. */
  readonly ratio: number | null;
  readonly isReached: boolean;
}

const number = (value: number, digits = 0): string => value.toFixed(digits);

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ title, target, figure, ratio, isReached }) =>
      `| ${title} | ${figure} | ${target} | ${ratio === null ? '–' : number(ratio, 2)} | ${target === 'none' ? 'no target' : isReached ? 'pass' : '**short**'} |`,
  );
  return ['| | measured | target | ratio | |', '|---|---|---|---|---|', ...lines].join('\n');
}

function reasonList(rows: readonly Row[]): string {
  const short = rows.filter((row) => !row.isReached);
  if (short.length === 0) return 'Every target of this part is reached.';
  return short.map((row) => `- ${row.title}: ${reasons[row.key] ?? 'not examined yet.'}`).join('\n');
}

const atMost = (
  key: string,
  title: string,
  figure: number,
  limit: number,
  unit: string,
  digits = 0,
): Row => ({
  key,
  title,
  figure: `${number(figure, digits)} ${unit}`,
  target: `≤ ${limit} ${unit}`,
  ratio: figure / limit,
  isReached: figure <= limit,
});

interface RateTarget {
  readonly name: string;
  readonly title: string;
  readonly perSecond: number | null;
  readonly p95Ms: number | null;
}

const rateTargets: readonly RateTarget[] = [
  { name: 'list', title: 'List with facet counts', perSecond: 1500, p95Ms: 12 },
  { name: 'search', title: 'Search with typing errors and facets', perSecond: 800, p95Ms: 15 },
  { name: 'suggest', title: 'Suggestion while typing', perSecond: null, p95Ms: null },
  { name: 'listAlone', title: 'List, one after another', perSecond: null, p95Ms: 12 },
  { name: 'searchAlone', title: 'Search, one after another', perSecond: null, p95Ms: 15 },
  { name: 'suggestAlone', title: 'Suggestion, one after another', perSecond: null, p95Ms: 15 },
  { name: 'articlePage', title: 'Article page as HTML, uncached', perSecond: 500, p95Ms: 30 },
  { name: 'listPageCached', title: 'List page as HTML, guest, cached', perSecond: null, p95Ms: null },
  { name: 'listPage', title: 'List page as HTML, uncached', perSecond: null, p95Ms: null },
  { name: 'basketAdd', title: 'New basket + article', perSecond: 1000, p95Ms: 20 },
  { name: 'checkout', title: 'Whole checkout (8 calls) → order', perSecond: 300, p95Ms: 80 },
];

function rateRow({ name, title, perSecond, p95Ms }: RateTarget, unit: MeasuredUnit): Row {
  const isReached =
    unit.badCount === 0 &&
    (perSecond === null || unit.perSecond >= perSecond) &&
    (p95Ms === null || unit.p95Ms <= p95Ms);
  const figure =
    `${number(unit.perSecond)}/s, p50 ${unit.p50Ms}, p95 ${unit.p95Ms}, p99 ${unit.p99Ms} ms, ${unit.badCount} bad; ` +
    `CPU ${unit.shopMsPerUnit} + ${unit.databaseMsPerUnit} ms`;
  const targets = [
    ...(perSecond === null ? [] : [`≥ ${perSecond}/s`]),
    ...(p95Ms === null ? [] : [`p95 ≤ ${p95Ms} ms`]),
  ];
  const target = targets.length === 0 ? 'none' : targets.join(', ');
  const timeRatio = p95Ms === null ? null : unit.p95Ms / p95Ms;
  return {
    key: name,
    title,
    target,
    figure,
    ratio: perSecond === null ? timeRatio : unit.perSecond / perSecond,
    isReached,
  };
}

function apiSection(result: ApiResult): string {
  const rows: Row[] = rateTargets.flatMap((target) => {
    const unit = result.measured[target.name];
    return unit === undefined ? [] : [rateRow(target, unit)];
  });
  const audit = (name: string, title: string, found: ApiResult['checkoutAudit']): Row[] =>
    found === null
      ? []
      : [
          {
            key: name,
            title,
            figure: `${found.placed} orders: ${found.lost} lost, ${found.duplicate} duplicate, ${found.oversold} oversold`,
            target: '0, 0, 0',
            ratio: null,
            isReached: found.lost + found.duplicate + found.oversold === 0,
          },
        ];
  rows.push(...audit('checkoutAudit', 'Orders of the checkout, from the database', result.checkoutAudit));
  const last = result.lastPiecesAudit;
  if (last !== null)
    rows.push(
      ...audit('lastPieces', `Ten buyers for the last ${last.stock} pieces (${last.refused} refused)`, last),
    );
  rows.push(
    atMost(
      'memory',
      'Memory after the load, PSS of all processes',
      result.memoryAfter.pssMegabytes,
      300,
      'MB',
    ),
  );
  rows.push(atMost('start', 'Start to first page, filled database', result.startMs, 1500, 'ms'));
  const limits = Object.entries(result.limits).map(([name, value]) => `${name}=${value}`);
  const backlog = result.checkoutAudit?.backlog;
  return `## Calls and pages, ${result.articleCount} articles

${result.measuredAt}; ${result.connections} connections from as many addresses, ${result.seconds} s each after 2 s of warm-up, closed loop, load
generator on the same machine. Floors in the same run: plain HTTP ${number(result.floors.http.perSecond)}/s (p95 ${result.floors.http.p95Ms} ms), durable
transactions ${result.floors.transactionsPerSecond}/s. CPU = processor time of the Node process + of PostgreSQL per unit.
Limits set by the environment: ${limits.join(', ')}. Confirmations not yet written or sent when the checkout ended: ${backlog ?? '–'}.
Memory before the load: ${result.memoryBefore.pssMegabytes} MB.

${table(rows)}

What falls short, and why:

${reasonList(rows)}
`;
}

function sizeSection(size: SizeResult): string {
  const kilobytes = (bytes: number): number => bytes / 1000;
  const rows: Row[] = [
    ...Object.entries(size.script).map(([page, weight]) =>
      atMost(
        `script-${page}`,
        `First-load JavaScript, ${page}, brotli 11`,
        kilobytes(weight.brotliBytes),
        130,
        'kB',
        1,
      ),
    ),
    atMost('listHtml', 'List with 24 tiles, HTML raw', kilobytes(size.listHtml.rawBytes), 80, 'kB', 1),
    atMost(
      'listHtmlBrotli',
      'List with 24 tiles, HTML brotli 11',
      kilobytes(size.listHtml.brotliBytes),
      10,
      'kB',
      1,
    ),
  ];
  const firstCall = number(kilobytes(size.firstCall.brotliBytes), 1);
  const files = size.largestFiles.map(
    ({ file, rawBytes, brotliBytes }) =>
      `| ${file} | ${number(kilobytes(rawBytes), 1)} | ${number(kilobytes(brotliBytes), 1)} |`,
  );
  return `## Sizes

${size.measuredAt}. The list's HTML holds ${number(kilobytes(size.listHtml.styleBytes), 1)} kB of styles (brotli ${number(kilobytes(size.style.brotliBytes), 1)} kB)
and ${number(kilobytes(size.listHtml.dataBytes), 1)} kB of data. First load is what a page needs to be live; the first call, made right
after, fetches another ${firstCall} kB (the client with the contract's schemas).

${table(rows)}

What falls short, and why:

${reasonList(rows)}

Largest scripts of a list page:

| file | raw kB | brotli kB |
|---|---|---|
${files.join('\n')}
`;
}

function pageSection(result: PageResult): string {
  const { floor, pages, softThrottled, softLocal, add } = result;
  const header =
    '| | requests | kB | script kB | FCP ms | LCP ms | TBT ms | CLS | settled ms |\n|---|---|---|---|---|---|---|---|---|';
  const lines = Object.entries({ floor, ...pages }).map(
    ([name, page]) =>
      `| ${name} | ${page.requests} | ${page.kilobytes} | ${page.scriptKilobytes} | ${page.fcpMs} (${number(page.fcpMs / floor.fcpMs, 2)}) | ` +
      `${page.lcpMs} (${number(page.lcpMs / floor.lcpMs, 2)}) ${page.lcpElement} | ${page.tbtMs} | ${page.cls} | ${page.settledMs} |`,
  );
  const rows: Row[] = Object.entries(pages).flatMap(([name, page]) => [
    atMost(`${name}-fcp`, `${name}: FCP against the floor`, page.fcpMs / floor.fcpMs, 1.17, '×', 2),
    atMost(`${name}-lcp`, `${name}: LCP against the floor`, page.lcpMs / floor.lcpMs, 1.15, '×', 2),
    atMost(`${name}-tbt`, `${name}: TBT`, page.tbtMs, 50, 'ms'),
    { ...atMost(`${name}-cls`, `${name}: CLS`, page.cls, 0.005, '', 3), ratio: null },
    atMost(`${name}-settled`, `${name}: settled`, page.settledMs, 1900, 'ms'),
    ...(name === 'list'
      ? [
          atMost('list-requests', 'list: requests', page.requests, 18, ''),
          atMost('list-kilobytes', 'list: transferred', page.kilobytes, 260, 'kB', 1),
        ]
      : []),
  ]);
  rows.push(
    atMost(
      'soft',
      'List → article, throttled, with prefetch on intent',
      softThrottled.ms['article'] ?? 0,
      100,
      'ms',
    ),
    atMost('softLocal', 'List → article, local', softLocal.ms['article'] ?? 0, 40, 'ms'),
    atMost('softRequests', 'List → article: calls', softThrottled.requests, 1, ''),
    atMost(
      'softKilobytes',
      'List → article: kB without pictures',
      softThrottled.kilobytesWithoutPictures,
      4,
      'kB',
      1,
    ),
    atMost('addShown', 'Add to basket: shown, throttled', add.ms['shown'] ?? 0, 50, 'ms'),
    atMost('addConfirmed', 'Add to basket: confirmed, throttled', add.ms['confirmed'] ?? 0, 220, 'ms'),
    atMost('addInp', 'Add to basket: INP', add.inpMs, 40, 'ms'),
    atMost('addRequests', 'Add to basket: calls', add.requests, 1, ''),
    atMost('addKilobytes', 'Add to basket: kB', add.kilobytesWithoutPictures, 1, 'kB', 1),
  );
  return `## Pages on a phone

${result.measuredAt}; slow 4G (1.6 Mbit/s, 150 ms), CPU 4 × slower, 412 × 823, cold cache, median of ${result.runs}. In brackets: ratio to
the floor, a page of 24 cards in plain React measured in the same run (\`tests/bench/floor\`).

${header}
${lines.join('\n')}

${table(rows)}

What falls short, and why:

${reasonList(rows)}
`;
}

const shareOf = (part: number, whole: number): string => number(part / Math.max(1, whole), 3);

function searchSection({ measuredAt, quality, misses }: SearchResult): string {
  const lines = quality.map(
    ({ half, class: kind, queries, first, amongFive, meanReciprocalRank, empty }) =>
      `| ${half} | ${kind} | ${queries} | ${shareOf(first, queries)} | ${shareOf(amongFive, queries)} | ${number(meanReciprocalRank, 3)} | ${empty} |`,
  );
  const whole = quality.find((row) => row.half === 'measure' && row.class === everyClass);
  const atLeast = (key: string, title: string, part: number, limit: number): Row => {
    const share = part / Math.max(1, whole?.queries ?? 0);
    return {
      key,
      title,
      figure: number(share, 3),
      target: `≥ ${limit}`,
      ratio: share / limit,
      isReached: share >= limit,
    };
  };
  const rows = [
    atLeast('searchFirst', 'Measured half: wanted answer first', whole?.first ?? 0, 0.88),
    atLeast('searchFive', 'Measured half: wanted answer among five', whole?.amongFive ?? 0, 0.97),
  ];
  const missed = misses.map(
    ({ half, query, wanted, shown, cause }) =>
      `- \`${query}\` (${half}), wanted \`${wanted}\`, shows ${shown.join('; ')}: ${cause}`,
  );
  return `## What a search finds

${measuredAt}; \`tests/bench/labelled-searches.csv\` on the demo catalogue. One half is there to work with, the other only to measure.

| half | class | queries | first | among five | mean reciprocal rank | nothing |
|---|---|---|---|---|---|---|
${lines.join('\n')}

${table(rows)}

Not among the first five:

${missed.length === 0 ? 'None.' : missed.join('\n')}
`;
}

/** The report as it stands in `docs/bench.md`. */
export function reportOf({ api, size, pages, search }: BenchResults): string {
  const parts = [
    `# Benchmarks

Written by \`npm run bench\` (\`tests/bench\`); do not edit. Options: \`--articles demo|100000\` (may be repeated), \`--secs 10\`,
\`--only api,pages,size,search\` (or just \`-- search\`), \`--profile folder\` (writes a CPU profile of the server), \`--out docs/bench.md\`.
Absolute times move with what else the machine does; the floors and ratios of the same run are what to judge.
The results may come from several runs: each part says when. Reasons for what falls short stand in \`tests/bench/reasons.ts\`.
`,
    ...Object.values(api).map(apiSection),
    ...(size === null ? [] : [sizeSection(size)]),
    ...(pages === null ? [] : [pageSection(pages)]),
    ...(search === null ? [] : [searchSection(search)]),
  ];
  return parts.join('\n');
}
