import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findBrowserHere } from '#tests/support/browser.ts';
import { namesInBrowser, serveFloor } from './floor/serve-floor.tsx';
import { observePage, watchInteraction } from './page-observers.ts';

export interface PageMeasure {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly lcpElement: string;
  readonly tbtMs: number;
  readonly cls: number;
  readonly settledMs: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
}

export interface InteractionMeasure {
  readonly ms: Readonly<Record<string, number>>;
  readonly inpMs: number;
  readonly requests: number;
  readonly kilobytesWithoutPictures: number;
}

export interface PageResult {
  readonly measuredAt: string;
  readonly runs: number;
  readonly floor: PageMeasure;
  readonly pages: Readonly<Record<string, PageMeasure>>;
  readonly softThrottled: InteractionMeasure;
  readonly softLocal: InteractionMeasure;
  readonly add: InteractionMeasure;
}

export interface PagePaths {
  readonly home: string;
  readonly list: string;
  readonly article: string;
  readonly checkout: string;
}

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const fast = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
const cpuSlowdown = 4;
const quietMs = 1500;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

interface Transfer {
  readonly type: string;
  bytes: number;
}

/** One phone with an empty cache, and what it fetched. */
class Visit {
  readonly page: Page;
  readonly transfers = new Map<string, Transfer>();
  readonly #context: BrowserContext;
  readonly #session: CDPSession;
  #open = new Set<string>();
  #lastTrafficAt = Date.now();

  private constructor(context: BrowserContext, page: Page, session: CDPSession) {
    this.#context = context;
    this.page = page;
    this.#session = session;
    const traffic = (): void => {
      this.#lastTrafficAt = Date.now();
    };
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (/^(?:data|blob):/.test(request.url)) return;
      this.transfers.set(requestId, { type: type ?? 'Other', bytes: 0 });
      this.#open.add(requestId);
      traffic();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => this.transfers.delete(requestId));
    session.on('Network.dataReceived', traffic);
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = this.transfers.get(requestId);
      if (transfer !== undefined) transfer.bytes = encodedDataLength;
      this.#open.delete(requestId);
      traffic();
    });
    session.on('Network.loadingFailed', ({ requestId }) => {
      this.#open.delete(requestId);
      traffic();
    });
  }

  static async open(browser: Browser): Promise<Visit> {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await page.addInitScript(namesInBrowser);
    await page.addInitScript(observePage);
    return new Visit(context, page, session);
  }

  async throttle(isSlow: boolean): Promise<void> {
    await this.#session.send('Network.emulateNetworkConditions', isSlow ? slow4g : fast);
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? cpuSlowdown : 1 });
  }

  clearCache(): Promise<unknown> {
    return this.#session.send('Network.clearBrowserCache');
  }

  /** Until nothing was fetched and no long task ran for a while; gives the moment that began. */
  async settle(quiet = quietMs): Promise<number> {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(50)) {
      if (this.#open.size > 0 || Date.now() - this.#lastTrafficAt < quiet) continue;
      const isIdle = await this.page.evaluate((idleMs) => {
        const last = window.pageNotes?.longTasks.at(-1);
        return last === undefined || performance.now() - last[0] - last[1] > idleMs;
      }, quiet);
      if (isIdle) break;
    }
    return Date.now() - quiet;
  }

  sum(isWanted: (transfer: Transfer) => boolean): { count: number; kilobytes: number } {
    const wanted = [...this.transfers.values()].filter(isWanted);
    const bytes = wanted.reduce((total, transfer) => total + transfer.bytes, 0);
    return { count: wanted.length, kilobytes: Number((bytes / 1000).toFixed(1)) };
  }

  close(): Promise<void> {
    return this.#context.close();
  }
}

async function loadOnce(
  browser: Browser,
  url: string,
  prepare: ((visit: Visit) => Promise<void>) | null,
): Promise<PageMeasure> {
  const visit = await Visit.open(browser);
  try {
    if (prepare !== null) {
      await prepare(visit);
      await visit.clearCache();
      await visit.page.goto('about:blank');
    }
    visit.transfers.clear();
    await visit.throttle(true);
    const startedAt = Date.now();
    await visit.page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    const settledAt = await visit.settle();
    const notes = await visit.page.evaluate(() => window.pageNotes);
    if (notes === undefined || notes.fcp === null) throw new Error(`Nothing was painted at ${url}.`);
    const { fcp } = notes;
    const tbtMs = notes.longTasks
      .filter(([start, length]) => start + length > fcp)
      .reduce((sum, [start, length]) => sum + Math.max(0, Math.min(length, start + length - fcp) - 50), 0);
    const all = visit.sum(() => true);
    return {
      fcpMs: fcp,
      lcpMs: notes.lcp ?? 0,
      lcpElement: notes.lcpElement,
      tbtMs,
      cls: notes.cls,
      settledMs: settledAt - startedAt,
      requests: all.count,
      kilobytes: all.kilobytes,
      scriptKilobytes: visit.sum(({ type }) => type === 'Script').kilobytes,
    };
  } finally {
    await visit.close();
  }
}

async function loadOften(
  browser: Browser,
  url: string,
  runs: number,
  prepare: ((visit: Visit) => Promise<void>) | null = null,
): Promise<PageMeasure> {
  const rows: PageMeasure[] = [];
  // The first load warms the server and is not counted.
  for (let run = -1; run < runs; run += 1) {
    const row = await loadOnce(browser, url, prepare);
    if (run >= 0) rows.push(row);
  }
  const middle = (part: (row: PageMeasure) => number): number => Number(median(rows.map(part)).toFixed(3));
  return {
    fcpMs: Math.round(middle((row) => row.fcpMs)),
    lcpMs: Math.round(middle((row) => row.lcpMs)),
    lcpElement: rows[0]?.lcpElement ?? '',
    tbtMs: Math.round(middle((row) => row.tbtMs)),
    cls: middle((row) => row.cls),
    settledMs: Math.round(middle((row) => row.settledMs)),
    requests: middle((row) => row.requests),
    kilobytes: middle((row) => row.kilobytes),
    scriptKilobytes: middle((row) => row.scriptKilobytes),
  };
}

interface Interaction {
  readonly url: string;
  readonly click: string;
  /** What must come to be seen, by name. */
  readonly until: Readonly<Record<string, string>>;
  readonly isSlow: boolean;
}

async function interactOften(browser: Browser, { url, click, until, isSlow }: Interaction, runs: number) {
  const rows: InteractionMeasure[] = [];
  for (let run = 0; run < runs; run += 1) {
    const visit = await Visit.open(browser);
    await visit.page.goto(url, { waitUntil: 'load' });
    await visit.page.waitForSelector('html[data-live]');
    await visit.settle(1000);
    visit.transfers.clear();
    await visit.throttle(isSlow);
    await visit.page.evaluate(watchInteraction, until);
    await visit.page.locator(click).first().click({ noWaitAfter: true });
    await visit.page.waitForFunction(
      (names) => names.every((name) => (window.interaction?.seen[name] ?? 0) > 0),
      Object.keys(until),
    );
    const { seen, events } = await visit.page.evaluate(() => ({
      seen: window.interaction?.seen ?? {},
      events: window.pageNotes?.events ?? [],
    }));
    await visit.throttle(false);
    await visit.settle(800);
    rows.push({
      ms: seen,
      inpMs: Math.max(0, ...events),
      requests: visit.sum(({ type }) => type === 'Fetch' || type === 'XHR').count,
      kilobytesWithoutPictures: visit.sum(({ type }) => type !== 'Image').kilobytes,
    });
    await visit.close();
  }
  return {
    ms: Object.fromEntries(
      Object.keys(until).map((name) => [name, Math.round(median(rows.map((row) => row.ms[name] ?? 0)))]),
    ),
    inpMs: median(rows.map((row) => row.inpMs)),
    requests: median(rows.map((row) => row.requests)),
    kilobytesWithoutPictures: median(rows.map((row) => row.kilobytesWithoutPictures)),
  };
}

const addButton = '[data-machine="add-tile"] button';
const firstArticle = '[data-article] h2 a, [data-article] h3 a';

/** Fills the basket as a visitor does, by the first tile of a list. */
const fillBasket =
  (listUrl: string) =>
  async (visit: Visit): Promise<void> => {
    await visit.page.goto(listUrl, { waitUntil: 'load' });
    await visit.page.waitForSelector('html[data-live]');
    await visit.page.locator(addButton).first().click();
    await visit.page.waitForSelector('#basket-head:not([data-count="0"])');
  };

/** Loads pages as a phone on slow 4G does, beside the floor in the same run. */
export async function measurePages(
  origin: string,
  paths: PagePaths,
  runs: number,
  say: (sentence: string) => void,
): Promise<PageResult> {
  const { executablePath, args } = findBrowserHere({ mayBeShell: false, mayInstall: true });
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: [...args],
  });
  try {
    const floorServer = await serveFloor(browser);
    const floor = await loadOften(browser, `${floorServer.origin}/floor`, runs);
    await floorServer.stop();
    say(`floor ${JSON.stringify(floor)}`);
    const pages: Record<string, PageMeasure> = {};
    for (const [name, path] of Object.entries(paths)) {
      const prepare = name === 'checkout' ? fillBasket(`${origin}${paths.list}`) : null;
      const measure = await loadOften(browser, `${origin}${path}`, runs, prepare);
      pages[name] = measure;
      say(`${name} ${JSON.stringify(measure)}`);
    }
    const toArticle = {
      url: `${origin}${paths.list}`,
      click: firstArticle,
      until: { article: 'section:is([aria-labelledby="daten"], [aria-labelledby="geraete"])' },
    };
    const softThrottled = await interactOften(browser, { ...toArticle, isSlow: true }, runs);
    say(`soft throttled ${JSON.stringify(softThrottled)}`);
    const softLocal = await interactOften(browser, { ...toArticle, isSlow: false }, runs);
    say(`soft local ${JSON.stringify(softLocal)}`);
    const add = await interactOften(
      browser,
      {
        url: `${origin}${paths.list}`,
        click: addButton,
        until: {
          shown: '[data-machine="add-tile"][data-state="adding"], #basket-head:not([data-count="0"])',
          confirmed: '#basket-head:not([data-count="0"])',
        },
        isSlow: true,
      },
      runs,
    );
    say(`add ${JSON.stringify(add)}`);
    return { measuredAt: new Date().toISOString(), runs, floor, pages, softThrottled, softLocal, add };
  } finally {
    await browser.close();
  }
}
