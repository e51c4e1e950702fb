import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { handOverPagePath, returnDocumentPath } from '#contract/external-catalog-path.ts';
import { takeOverPath } from '#contract/handed-over-path.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { setupResponse, type SetupStatus } from './cxml-message.ts';
import { BadCxml, readSetupRequest } from './cxml-request.ts';
import type { ExternalCatalogService } from './external-catalog.service.ts';
import { readOciCall } from './oci-form.ts';
import { returnDocument } from './return-document.ts';

interface PunchOutOptions {
  readonly externalCatalogs: ExternalCatalogService;
  /** Address of the shop as people open it. */
  readonly publicUrl: string;
}

const formType = 'application/x-www-form-urlencoded';
const largestBodyBytes = 1024 * 1024;
const openingWeight = 5;

/** A visit is opened by a browser that goes to it: no picture, no frame, and nothing that is only fetched ahead. */
function refuseOtherThanNavigation({ headers }: FastifyRequest): void {
  const destination = headers['sec-fetch-dest'];
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
  if ((destination !== undefined && destination !== 'document') || String(purpose).includes('prefetch'))
    throw new HttpFailure(403, 'a visit is opened by going to it');
}

function registerOci(app: FastifyInstance, { externalCatalogs }: PunchOutOptions): void {
  app.route<{ Params: { slug: string }; Body: string | null }>({
    method: ['GET', 'POST'],
    url: '/external-catalog/oci/:slug',
    exposeHeadRoute: false,
    bodyLimit: largestBodyBytes,
    config: {
      weight: openingWeight,
      bodyType: /^application\/x-www-form-urlencoded(?:; ?charset=[\w-]+)?$/i,
    },
    handler: async (request, reply) => {
      refuseOtherThanNavigation(request);
      const query = request.url.split('?')[1] ?? '';
      const asked = readOciCall(new URLSearchParams(`${request.body ?? ''}&${query}`));
      const texts = serverTexts('de').externalCatalog;
      const tell = (status: 400 | 403, sentence: string) =>
        reply
          .code(status)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(sentence);
      if ('kind' in asked) return tell(400, texts[asked.kind]({ name: asked.name }));
      const { session, refused } = await request.inTime(async () => {
        const call = await request.invocation();
        return {
          session: call.session,
          refused: await externalCatalogs.openOci(call, request.params.slug, asked),
        };
      });
      if (refused !== null) return tell(403, texts[refused]);
      reply.sendCookies(session);
      return reply.header('cache-control', 'no-store').redirect('/', 303);
    },
  });
}

function registerCxml(app: FastifyInstance, { externalCatalogs, publicUrl }: PunchOutOptions): void {
  app.post<{ Params: { slug: string }; Body: string }>(
    '/external-catalog/cxml/:slug',
    {
      bodyLimit: largestBodyBytes,
      config: { weight: openingWeight, bodyType: /^(?:text|application)\/xml(?:; ?charset="?utf-8"?)?$/i },
    },
    async (request, reply) => {
      const { now, visitor } = await request.invocation();
      const answer = (code: SetupStatus, text: string, startUrl: string | null = null) =>
        reply
          .type('text/xml; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(setupResponse({ code, text }, startUrl, now));
      try {
        const setup = readSetupRequest(request.body);
        const ticket = await request.inTime(() =>
          externalCatalogs.setUp(request.params.slug, setup, { address: visitor.address, now }),
        );
        if (ticket === null) return answer(401, 'Unauthorized');
        return answer(200, 'OK', `${publicUrl}/external-catalog/start/${ticket}`);
      } catch (error) {
        if (error instanceof BadCxml) return answer(400, `Bad Request: ${error.message}`);
        if (error instanceof HttpFailure && error.statusCode === 429) return answer(429, 'Too Many Requests');
        throw error;
      }
    },
  );
  app.get<{ Params: { ticket: string } }>(
    '/external-catalog/start/:ticket',
    { exposeHeadRoute: false, config: { weight: openingWeight } },
    async (request, reply) => {
      refuseOtherThanNavigation(request);
      const { session, uuid } = await request.inTime(async () => {
        const call = await request.invocation();
        return { session: call.session, uuid: await externalCatalogs.start(call, request.params.ticket) };
      });
      reply.sendCookies(session);
      return reply
        .header('cache-control', 'no-store')
        .redirect(uuid === null ? '/' : takeOverPath('external', uuid), 303);
    },
  );
}

function registerReturn(app: FastifyInstance, { externalCatalogs }: PunchOutOptions): void {
  app.get(returnDocumentPath, { exposeHeadRoute: false }, async (request, reply) => {
    const call = await request.invocation();
    const goneBack = await request.inTime(() => externalCatalogs.answerOf(call));
    if (goneBack === null) return reply.redirect(handOverPagePath, 303);
    const sendsItself = await request.inTime(() => externalCatalogs.isSentFirst(call));
    // Of all documents of the shop this one alone may send a form elsewhere, and only there.
    app.writeSecurityHeaders(request, reply, new URL(goneBack.answer.url).origin);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        returnDocument(goneBack, { language: call.visitor.language, nonce: request.cspNonce, sendsItself }),
      );
  });
}

/** What procurement systems and the browsers they send call: the ways in by OCI and cXML, and the way back. */
export const punchOutPlugin: FastifyPluginAsync<PunchOutOptions> = async (app, options) => {
  const asText = (_request: FastifyRequest, body: string, done: (error: null, body: string) => void): void =>
    done(null, body);
  app.addContentTypeParser([formType, 'text/xml', 'application/xml'], { parseAs: 'string' }, asText as never);
  registerOci(app, options);
  registerCxml(app, options);
  registerReturn(app, options);
};
