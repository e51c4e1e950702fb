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
import { createPageCache, type KeptPage } from './page-cache.ts';
import type { PageVisit, VisitOf } from './page-visit.ts';

export interface PagesOptions {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
  readonly assets: ClientAssets;
  /** Base of canonical addresses; the request's own host is never used (R8). */
  readonly publicUrl: string;
  /** Who asks and where the page's data comes from. */
  readonly visitOf: VisitOf;
}

const guestPageLifetimeMs = 20_000;
const guestPagesMaximumCharacters = 24_000_000;

/** Statuses for which a document is kept ready, since what fails then may be what a page needs. */
const keptFailures = [500, 503] as const;

const plugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { renderPage, assets, publicUrl, visitOf } = options;
  const cache = createPageCache(guestPageLifetimeMs, guestPagesMaximumCharacters);
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
    const key = `${path}|${boot.shop.isB2b}|${boot.config.basic_system_configs.language}|${isStatic}`;
    let kept = isAnonymous ? cache.find(key, nowMs) : null;
    let isPersonal = !isAnonymous;
    if (kept === null) {
      const drawn = await draw(path, visit, isStatic);
      if (drawn.kind === 'redirect')
        return reply.header('cache-control', 'no-store').redirect(drawn.location, drawn.status);
      kept = drawn;
      isPersonal ||= drawn.isPersonal;
      if (!isPersonal && drawn.status === 200) cache.keep(key, drawn, nowMs);
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
