import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { articlePath } from '#contract/article-path.ts';
import { buildIfNeeded } from '#tests/support/build.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { measureApi } from './api-part.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { readCatalogueFacts } from './catalogue-facts.ts';
import type { CatalogueSize, MeasuredShop } from './measured-shop.ts';
import { dataFolderOf, fillCatalogue, startMeasuredShop } from './measured-shop.ts';
import type { PagePaths } from './page-part.ts';
import { measurePages } from './page-part.ts';
import type { BenchResults } from './report.ts';
import { reportOf } from './report.ts';
import { measureSearch } from './search-part.ts';
import { measureSizes } from './size-part.ts';

const usage = `npm run bench -- [--articles demo --articles 100000] [--secs 10] [--only api,size,pages,search] [--scenarios list,checkout]
  [--runs 5] [--profile folder] [--out docs/bench.md]
npm run bench -- search   only what searches find

Measures the built shop and writes the report. Catalogues are kept below the system's temporary folder.`;

const port = 24_680;
const connections = 10;
const resultsFile = join(projectRoot, 'tests/bench/results.json');

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

const noResults: BenchResults = { api: {}, size: null, pages: null, search: null };

function readResults(): BenchResults {
  if (!existsSync(resultsFile)) return noResults;
  return { ...noResults, ...(JSON.parse(readFileSync(resultsFile, 'utf8')) as Partial<BenchResults>) };
}

function sizeOf(value: string): CatalogueSize {
  if (value === 'demo') return value;
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw new Error('--articles must be demo or a whole number.');
  return count;
}

function pathsOf(facts: CatalogueFacts): PagePaths {
  const [number = ''] = facts.plentiful;
  const article = facts.articles.find(({ key }) => key.startsWith(`${number}-`)) ?? facts.articles[0];
  const [articleNumber = '', depot = '1'] = article?.key.split('-') ?? [];
  return {
    home: '/',
    list: `/shop/catalog/${facts.largestCategory}`,
    article: articlePath({ articleNumber, shopDepotId: Number(depot), slug: article?.slug ?? '' }),
    checkout: '/shop/checkout',
  };
}

async function withShop<Result>(
  size: CatalogueSize,
  profileFolder: string | undefined,
  work: (shop: MeasuredShop) => Promise<Result>,
): Promise<Result> {
  const dataDirectory = dataFolderOf(size);
  const isFirst = !existsSync(dataDirectory);
  mkdirSync(dataDirectory, { recursive: true });
  chmodSync(dataDirectory, 0o755);
  fillCatalogue(size, dataDirectory);
  const options = { port, dataDirectory, firstPath: '/' };
  // The first start creates the database; the one that is measured finds it filled.
  if (isFirst) await (await startMeasuredShop({ ...options, nodeArguments: [] })).stop();
  const nodeArguments = profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`];
  const shop = await startMeasuredShop({ ...options, nodeArguments });
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      articles: { type: 'string', multiple: true, default: ['demo', '100000'] },
      secs: { type: 'string', default: '10' },
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: 'api,size,pages,search' },
      scenarios: { type: 'string' },
      profile: { type: 'string' },
      out: { type: 'string', default: 'docs/bench.md' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    say(usage);
    return;
  }
  buildIfNeeded();
  const only = positionals.length > 0 ? positionals : values.only.split(',');
  let results = readResults();
  const keep = (part: Partial<BenchResults>): void => {
    results = { ...results, ...part };
    writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(resolve(projectRoot, values.out), reportOf(results));
  };
  const options = {
    connections,
    seconds: Number(values.secs),
    scenarios: values.scenarios?.split(',') ?? null,
    say,
  };
  if (only.includes('api')) {
    for (const size of values.articles.map(sizeOf)) {
      say(`catalogue: ${size}`);
      const api = await withShop(size, values.profile, (shop) => measureApi(shop, size, options));
      // A part of the scenarios is for looking, not for the record.
      if (options.scenarios === null) keep({ api: { ...results.api, [size]: api } });
    }
  }
  if (!['size', 'pages', 'search'].some((part) => only.includes(part))) return;
  await withShop('demo', undefined, async (shop) => {
    const paths = pathsOf(await readCatalogueFacts(shop.database));
    if (only.includes('search')) {
      const search = await measureSearch(shop);
      say(JSON.stringify(search.quality.filter((row) => row.class === 'all')));
      keep({ search });
    }
    if (only.includes('size')) {
      const size = await measureSizes(shop, paths.list);
      say(JSON.stringify(size));
      keep({ size });
    }
    if (only.includes('pages')) {
      const origin = `http://127.0.0.1:${shop.port}`;
      keep({ pages: await measurePages(origin, paths, Number(values.runs), say) });
    }
  });
}

await main();
