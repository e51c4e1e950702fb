import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderPage } from '#app/entry-server.tsx';
import type { Shop } from '#server/app.ts';
import type { Environment } from '#server/environment.ts';
import { rootFolder } from '#server/root-folder.ts';
import { readClientAssets } from './client-assets.ts';
import { pagesPlugin } from './pages.plugin.ts';

/** Lets the shop render its pages with the built client; call it before the server listens. */
export async function attachPages(
  { app, handlers, services }: Shop,
  environment: Environment,
  publicUrl: string,
): Promise<FastifyInstance> {
  return app.register(pagesPlugin, {
    renderPage,
    assets: readClientAssets(join(rootFolder, 'dist', 'client')),
    handlers,
    publicUrl,
    bootOf: ({ visitor, now }) => services.system.bootRecord(visitor, now),
  });
}
