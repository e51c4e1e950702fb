import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PageAnswer, PageRequest } from '#app/entry-server.tsx';
import { headMarkup, ownAddress } from '#app/head.ts';
import type { ReadAddress } from '#app/kept-address.ts';
import { addressToday } from '#contract/former-addresses.ts';
import type { AppConfig } from '#contract/system.ts';
import { inlineJson, pageDataText } from '#app/page-data.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import { maySeePage } from '#server/plugins/failure.plugin.ts';
import type { ClientAssets } from './client-assets.ts';
import { documentOf, personalDocument, type DocumentPart } from './document.ts';
import { createFailurePages } from './failure-pages.ts';
import { createPageCache, type KeptPage, type PageCache } from './page-cache.ts';
import type { PageVisit, Visits } from './page-visit.ts';

export interface PagesOptions extends Visits {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
  readonly readAddress: (path: string) => ReadAddress;
  readonly assets: ClientAssets;
  /** Base of canonical addresses; the request's own host is never used (R8). */
  readonly publicUrl: string;
}

const guestPageLifetimeMs = 20_000;
/** What the staff publish about searches holds for everybody within this time (docs/decisions/0166). */
const guestSearchLifetimeMs = 2_000;
const guestPagesMaximumBytes = 16_000_000;
/** Searches and filters are without number; they never take the place of pages that stand at a path of their own. */
const guestSearchesMaximumBytes = 4_000_000;
const guestFiltersMaximumBytes = 4_000_000;
/** Menu, company and texts on the pages of failures are at most this old while the shop works. */
const failurePagesKeptMs = 600_000;
const pageWeight = 2;
const keptADay = 'public, max-age=86400';

/** What is to be answered; nothing is sent before it is known whether it was found in time. */
type Found =
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly document: readonly DocumentPart[];
      readonly isPersonal: boolean;
      readonly visit: PageVisit;
    };

const plugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { renderPage, readAddress, assets, publicUrl, visitOf, strangersBoot } = options;
  const pages = createPageCache(guestPageLifetimeMs, guestPagesMaximumBytes);
  const filters = createPageCache(guestPageLifetimeMs, guestFiltersMaximumBytes);
  const searches = createPageCache(guestSearchLifetimeMs, guestSearchesMaximumBytes);
  const cacheOf = (address: string): PageCache => {
    if (!address.includes('?')) return pages;
    return /[?&]search=/.test(address) ? searches : filters;
  };

  async function draw(path: string, visit: Pick<PageVisit, 'boot' | 'nowMs' | 'load'>, isStatic = false) {
    const { boot, nowMs, load } = visit;
    const { language, titleTemplate, status } = boot.config.basic_system_configs;
    const page = await renderPage({ url: ownAddress(publicUrl, path), boot, nowMs, load });
    if (page.kind === 'redirect') return page;
    if (page.kind === 'fault') {
      if (page.error instanceof Error) throw page.error;
      throw new HttpFailure(
        page.status === 503 ? 503 : 502,
        `the page could not load its data (${page.status})`,
      );
    }
    const document = documentOf({
      language,
      head: headMarkup({ meta: page.meta, titleTemplate, status, publicUrl, path }),
      scripts: assets.of(page.sources).scripts,
      styleSheet: assets.styleSheet,
      style: assets.styleOf(page.html),
      html: page.html,
      data: pageDataText(page.data),
      isStatic,
    });
    return { kind: 'page', status: page.status, document, isPersonal: page.isPersonal } as const;
  }

  const failures = createFailurePages(async (status, boot) => {
    const load = () => Promise.reject(new Error('The page of a failure asks nobody.'));
    const drawn = await draw(failurePath(status), { boot, nowMs: Date.now(), load }, true);
    if (drawn.kind === 'redirect') throw new Error('The page of a failure leads elsewhere.');
    return drawn.document;
  });

  async function keepFailures(): Promise<void> {
    try {
      failures.keep(await strangersBoot());
      // What is needed when everything is late; the others are drawn when they are needed.
      await failures.prepare(503);
    } catch (error) {
      app.log.warn({ err: error }, 'The pages of failures could not be drawn');
    }
  }

  async function find(request: FastifyRequest): Promise<Found> {
    const path = request.url;
    const visit = await visitOf(request);
    const { boot, nowMs } = visit;
    if (isClosed(boot.config) && path !== maintenancePath)
      return { kind: 'redirect', location: maintenancePath, status: 302 };
    const isAnonymous = boot.user.guest && boot.head.position_count === 0;
    const audience = `|${boot.shop.isB2b}|${boot.config.basic_system_configs.language}|`;
    const keptUnder = (address: string): KeptPage | null =>
      isAnonymous ? cacheOf(address).find(`${address}${audience}`, nowMs) : null;
    const known = keptUnder(path);
    if (known !== null) return { kind: 'page', ...known, isPersonal: false, visit };
    // Asked for only now: an address that a page is kept under is in its one form already.
    const { kept: address, meant, isRespelled } = readAddress(path);
    if (meant !== null)
      return { kind: 'redirect', location: meant, status: isRespelled === true ? 301 : 302 };
    const kept = address === null || address === path ? null : keptUnder(address);
    if (kept !== null) return { kind: 'page', ...kept, isPersonal: false, visit };
    const drawn = await draw(address ?? path, visit);
    if (drawn.kind === 'redirect') return drawn;
    const isPersonal = !isAnonymous || drawn.isPersonal;
    if (!isPersonal && address !== null && drawn.status === 200)
      cacheOf(address).keep(`${address}${audience}`, drawn, nowMs);
    if (failures.ageMs() > failurePagesKeptMs) void keepFailures();
    return { ...drawn, isPersonal, visit };
  }

  app.get('/*', { config: { weight: pageWeight } }, async (request, reply) => {
    if (!maySeePage(request.url)) throw new HttpFailure(404, 'no such call or file');
    // The same for everybody and for good: neither the visitor nor the back end is asked.
    const today = addressToday(request.url);
    if (today !== null) return reply.header('cache-control', keptADay).redirect(today, 301);
    const found = await request.inTime(() => find(request));
    if (found.kind === 'redirect')
      return reply.header('cache-control', 'no-store').redirect(found.location, found.status);
    const { status, document, isPersonal, visit } = found;
    visit.writeCookies(reply);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPersonal ? 'no-store' : 'private, max-age=0, must-revalidate')
      .send(
        personalDocument(document, {
          nonce: request.cspNonce,
          token: visit.token(),
          boot: inlineJson(visit.boot),
        }),
      );
  });

  app.errorPage = (request, reply, status) => failures.show(request, reply, status);
  app.addHook('onReady', keepFailures);
};

const maintenancePath = '/503';
const failurePath = (status: number): string => (status === 503 ? maintenancePath : `/http-error/${status}`);

/** The operator has taken the shop down, or not approved it yet: there is one page for everybody (S4.1-05). */
const isClosed = (config: AppConfig): boolean => config.isDownForMaintenance || !config.isAppApproved;

/** Every address that is no call and no file: rendered pages of the shop (docs/architecture.md). */
export const pagesPlugin = fastifyPlugin(plugin, { name: 'pages', dependencies: ['failure'] });
