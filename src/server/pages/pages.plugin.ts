import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PageAnswer, PageRequest } from '#app/entry-server.tsx';
import { headMarkup } from '#app/head.ts';
import { inlineJson } from '#app/page-data.ts';
import type { ClientAssets } from './client-assets.ts';
import { documentOf, nonceSlot, personalDocument } from './document.ts';
import { createPageCache } from './page-cache.ts';
import type { VisitOf } from './page-visit.ts';

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

const pathOf = (request: FastifyRequest): string => (request.url.startsWith('//') ? '/' : request.url);

const plugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { renderPage, assets, publicUrl, visitOf } = options;
  const cache = createPageCache(guestPageLifetimeMs, guestPagesMaximumCharacters);

  async function render(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const { boot, nowMs, load, token, writeCookies } = await visitOf(request);
    const { language } = boot.config.basic_system_configs;
    const isAnonymous = boot.user.guest && boot.head.position_count === 0;
    const key = `${path}|${boot.shop.isB2b}|${language}`;
    let kept = isAnonymous ? cache.find(key, nowMs) : null;
    let isPersonal = !isAnonymous;
    if (kept === null) {
      const page = await renderPage({ url: new URL(path, publicUrl).href, boot, load });
      if (page.kind === 'redirect')
        return reply.header('cache-control', 'no-store').redirect(page.location, page.status);
      kept = {
        status: page.status,
        document: documentOf({
          language,
          head: headMarkup({
            meta: page.meta,
            titleTemplate: '%s',
            publicUrl,
            path,
            nonce: nonceSlot,
          }),
          style: assets.style,
          scripts: assets.scriptsOf(page.view, language),
          html: page.html,
          data: inlineJson(page.data),
        }),
      };
      isPersonal ||= page.isPersonal;
      if (!isPersonal && page.status === 200) cache.keep(key, kept, nowMs);
    }
    writeCookies(reply);
    return reply
      .code(kept.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPersonal ? 'no-store' : 'private, max-age=0, must-revalidate')
      .send(
        personalDocument(kept.document, { nonce: request.cspNonce, token: token(), boot: inlineJson(boot) }),
      );
  }

  app.get('/*', (request, reply) => render(request, reply, pathOf(request)));

  app.errorPage = async (request, reply, status) => {
    const path = status === 503 ? '/503' : `/http-error/${status}`;
    try {
      return await render(request, reply, path);
    } catch (error) {
      // The page itself needs what just failed (the database is away): a plain sentence is better than none.
      request.log.warn({ err: error }, 'The error page could not be rendered');
      return reply.code(status).type('text/plain; charset=utf-8').send(plainSentence);
    }
  };
};

const plainSentence =
  'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.';

/** Every address that is no call and no file: rendered pages of the shop (architecture 5). */
export const pagesPlugin = fastifyPlugin(plugin, { name: 'pages', dependencies: ['failure'] });
