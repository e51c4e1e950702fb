import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ArticleNumber } from '#contract/text.ts';
import { deliveryStateNumbers } from '#domain/delivery.ts';
import { HttpFailure } from '#server/calls/failures.ts';
import { badgeDrawings } from './badge-image.ts';
import { drawDeliveryState } from './delivery-icon.ts';
import { drawArticle, noImage } from './draw.ts';
import type { PictureService } from './picture.service.ts';

interface PictureOptions {
  readonly pictures: PictureService;
}

const svgType = 'image/svg+xml; charset=utf-8';
const forever = 'public, max-age=31536000, immutable';
const shortly = 'public, max-age=300';

const plugin: FastifyPluginAsync<PictureOptions> = async (app, { pictures }) => {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>(
    '/pictures/:file',
    { config: { isFile: true } },
    async (request, reply) => {
      const { file } = request.params;
      const number = ArticleNumber.safeParse(file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '');
      const facts = number.success ? await request.inTime(() => pictures.factsOf(number.data)) : null;
      if (facts === null) throw new HttpFailure(404, 'no such picture');
      const isNamedByVersion = typeof request.query.v === 'string' && request.query.v !== '';
      return reply
        .type(svgType)
        .header('cache-control', isNamedByVersion ? forever : shortly)

        .send(drawArticle(facts));
    },
  );

  app.get('/storage/icons/no-image.svg', { config: { isFile: true } }, async (_request, reply) =>
    reply.type(svgType).header('cache-control', forever).send(noImage),
  );
  for (const [path, image] of Object.entries(badgeDrawings))
    app.get(path, { config: { isFile: true } }, async (_request, reply) =>
      reply.type(svgType).header('cache-control', forever).send(image),
    );
  for (const state of deliveryStateNumbers)
    app.get(`/storage/icons/delivery-${state}.svg`, { config: { isFile: true } }, async (_request, reply) =>
      reply.type(svgType).header('cache-control', forever).send(drawDeliveryState(state)),
    );
};

/** Article pictures drawn from the catalogue's facts (docs/architecture.md). */
export const pictureRoutes = fastifyPlugin(plugin, { name: 'pictures' });
