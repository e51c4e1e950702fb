import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PageAnswer, PageRequest } from '#app/entry-server.tsx';
import { headMarkup, ownAddress } from '#app/head.ts';
import type { AppConfig } from '#contract/system.ts';
import { inlineJson, pageDataText } from '#app/page-data.ts';
import { HttpFailure } from '#server/failures.ts';
import { maySeePage } from '#server/plugins/failure.plugin.ts';
import type { ClientAssets } from './client-assets.ts';
import { documentOf, personalDocument } from './document.ts';
import { createPageCache, type KeptPage, type PageCache } from './page-cache.ts';
import type { PageVisit, VisitOf } from './page-visit.ts';

export interface PagesOptions {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** The one address a page is drawn and kept under for guests; null when it is kept under none. */
  readonly keptAddress: (path: string) => string | null;
  readonly assets: ClientAssets;
  /** Base of canonical addresses; the request's own host is never used (R8). */
  readonly publicUrl: string;
  /** Who asks and where the page's data comes from. */
  readonly visitOf: VisitOf;
}

const guestPageLifetimeMs = 20_000;
const guestPagesMaximumCharacters = 16_000_000;
/** Searches and filters are without number; they never take the place of pages that stand at a path of their own. */
const guestQueriesMaximumCharacters = 8_000_000;

/** Statuses for which a document is kept ready, since what fails then may be what a page needs. */
const keptFailures = [500, 503] as const;

const plugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { renderPage, keptAddress, assets, publicUrl, visitOf } = options;
  const pages = createPageCache(guestPageLifetimeMs, guestPagesMaximumCharacters);
  const queries = createPageCache(guestPageLifetimeMs, guestQueriesMaximumCharacters);
  const cacheOf = (address: string): PageCache => (address.includes('?') ? queries : pages);
  const failures = new Map<number, KeptPage>();

  async function draw(path: string, { boot, load }: PageVisit, isStatic: boolean) {
    const { language, titleTemplate } = boot.config.basic_system_configs;
    const page = await renderPage({ url: ownAddress(publicUrl, path), boot, load });
    if (page.kind === 'redirect') return page;
    const document = documentOf({
      language,
      head: headMarkup({ meta: page.meta, titleTemplate, publicUrl, path }),
      scripts: assets.of(page.sources).scripts,
      styleSheet: assets.styleSheet,
      style: assets.styleOf(page.html),
      html: page.html,
      data: pageDataText(page.data),
      isStatic,
    });
    return { kind: 'page', status: page.status, document, isPersonal: page.isPersonal } as const;
  }

  /** Draws the failure pages once, as a guest sees them, while everything they need is still there. */
  async function keepFailures(visit: PageVisit): Promise<void> {
    for (const status of keptFailures) {
      if (failures.has(status)) continue;
      const drawn = await draw(failurePath(status), visit, true);
      if (drawn.kind === 'page') failures.set(status, drawn);
    }
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    isStatic = false,
  ): Promise<FastifyReply> {
    const visit = await visitOf(request);
    const { boot, nowMs, token, writeCookies } = visit;
    if (isClosed(boot.config) && path !== maintenancePath)
      return reply.header('cache-control', 'no-store').redirect(maintenancePath);
    const isAnonymous = boot.user.guest && boot.head.position_count === 0;
    const audience = `|${boot.shop.isB2b}|${boot.config.basic_system_configs.language}|${isStatic}`;
    const find = (address: string): KeptPage | null =>
      isAnonymous ? cacheOf(address).find(`${address}${audience}`, nowMs) : null;
    let kept = find(path);
    let isPersonal = !isAnonymous;
    // Asked for only now: an address that a page is kept under is in its one form already.
    const address = kept === null ? keptAddress(path) : path;
    if (address !== null && address !== path) kept = find(address);
    if (kept === null) {
      const drawn = await draw(address ?? path, visit, isStatic);
      if (drawn.kind === 'redirect')
        return reply.header('cache-control', 'no-store').redirect(drawn.location, drawn.status);
      kept = drawn;
      isPersonal ||= drawn.isPersonal;
      if (!isPersonal && address !== null && drawn.status === 200)
        cacheOf(address).keep(`${address}${audience}`, drawn, nowMs);
    }
    if (isAnonymous && failures.size === 0) await keepFailures(visit);
    writeCookies(reply);
    return reply
      .code(kept.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPersonal ? 'no-store' : 'private, max-age=0, must-revalidate')
      .send(
        personalDocument(kept.document, { nonce: request.cspNonce, token: token(), boot: inlineJson(boot) }),
      );
  }

  app.get('/*', async (request, reply) => {
    if (!maySeePage(request.url)) throw new HttpFailure(404, 'no such call or file');
    return answer(request, reply, request.url);
  });

  app.errorPage = async (request, reply, status) => {
    try {
      return await answer(request, reply, failurePath(status), true);
    } catch (error) {
      request.log.warn({ err: error }, 'The error page could not be rendered for this visitor');
      const kept = failures.get(status);
      reply.code(status).header('cache-control', 'no-store');
      if (kept === undefined) return reply.type('text/plain; charset=utf-8').send(plainSentence);
      return reply
        .type('text/html; charset=utf-8')
        .send(personalDocument(kept.document, { nonce: request.cspNonce, token: '', boot: 'null' }));
    }
  };
};

const maintenancePath = '/503';
const failurePath = (status: number): string => (status === 503 ? maintenancePath : `/http-error/${status}`);

/** The operator has taken the shop down, or not approved it yet: there is one page for everybody (S4.1-05). */
const isClosed = (config: AppConfig): boolean => config.isDownForMaintenance || !config.isAppApproved;

const plainSentence =
  'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.';

/** Every address that is no call and no file: rendered pages of the shop (architecture 5). */
export const pagesPlugin = fastifyPlugin(plugin, { name: 'pages', dependencies: ['failure'] });
