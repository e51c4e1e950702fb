import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PageAnswer, PageRequest } from '#app/entry-server.tsx';
import { headMarkup } from '#app/head.ts';
import type { Load } from '#app/load.ts';
import { inlineJson } from '#app/page-data.ts';
import type { BootRecord } from '#contract/boot.ts';
import type { Answer, Endpoint, RequestOf } from '#contract/endpoint.ts';
import type { Handlers, InvocationContext } from '#server/endpoints.ts';
import { HttpFailure } from '#server/failures.ts';
import type { ClientAssets } from './client-assets.ts';
import { documentOf, nonceSlot, personalDocument } from './document.ts';
import { createPageCache } from './page-cache.ts';

export interface PagesOptions {
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
  readonly assets: ClientAssets;
  readonly handlers: Handlers;
  /** Base of canonical addresses; the request's own host is never used (R8). */
  readonly publicUrl: string;
  readonly bootOf: (invocation: InvocationContext) => Promise<BootRecord>;
  /** Set when another back end answers /rest; then pages load through it. */
  readonly remoteLoad?: (request: FastifyRequest) => Load;
}

const guestPageLifetimeMs = 20_000;
const guestPagesMaximumCharacters = 24_000_000;

/** The loaders' way to the endpoints, in-process (decision 8); an error status becomes the page's status. */
function inProcessLoad(handlers: Handlers, invocation: InvocationContext): Load {
  return async <E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Answer<E>> => {
    try {
      return await handlers.invoke(endpoint, request, invocation);
    } catch (error) {
      if (error instanceof HttpFailure && error.statusCode < 500) {
        throw new Response(null, { status: error.statusCode });
      }
      throw error;
    }
  };
}

const pathOf = (request: FastifyRequest): string => (request.url.startsWith('//') ? '/' : request.url);

const plugin: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const { renderPage, assets, handlers, publicUrl, bootOf, remoteLoad } = options;
  const cache = createPageCache(guestPageLifetimeMs, guestPagesMaximumCharacters);

  async function render(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
    const invocation = await request.invocation();
    const { visitor } = invocation;
    const boot = await bootOf(invocation);
    const { language } = boot.config.basic_system_configs;
    const isAnonymous = visitor.user === null && boot.head.position_count === 0;
    const key = `${path}|${boot.shop.isB2b}|${language}`;
    const now = invocation.now.getTime();
    let kept = isAnonymous ? cache.find(key, now) : null;
    let isPersonal = !isAnonymous;
    if (kept === null) {
      const load = remoteLoad?.(request) ?? inProcessLoad(handlers, invocation);
      const page = await renderPage({ url: new URL(path, publicUrl).href, boot, load });
      if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
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
      if (!isPersonal && page.status === 200) cache.keep(key, kept, now);
    }
    const token = visitor.session.csrfToken;
    const cookie = visitor.session.pendingCookie();
    if (cookie !== null) reply.sendSessionCookie(cookie);
    return reply
      .code(kept.status)
      .type('text/html; charset=utf-8')
      .header('cache-control', isPersonal ? 'no-store' : 'private, max-age=0, must-revalidate')
      .send(personalDocument(kept.document, { nonce: request.cspNonce, token, boot: inlineJson(boot) }));
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
export const pagesPlugin = fastifyPlugin(plugin, { name: 'pages', dependencies: ['session', 'failure'] });
