import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { cascadeOrder, readAddress, renderPage } from '#app/entry-server.tsx';
import type { Shop } from '#server/app.ts';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { readClientAssets } from './client-assets.ts';
import { inProcessVisits } from './in-process-visit.ts';
import type { Visits } from './page-visit.ts';
import { pagesPlugin } from './pages.plugin.ts';
import { remoteVisits } from './remote-visit.ts';

async function attach(app: FastifyInstance, publicUrl: string, visits: Visits): Promise<void> {
  const assets = readClientAssets(join(rootFolder, 'dist', 'client'), cascadeOrder);
  await app.register(pagesPlugin, { renderPage, readAddress, assets, publicUrl, ...visits });
}

/** Lets the shop render its pages with the built client; call it before the server listens. */
export async function attachPages({ app, handlers, services }: Shop, publicUrl: string): Promise<void> {
  const visits = inProcessVisits(app, handlers, services.system.bootRecord);
  await attach(app, publicUrl, visits);
}

/** The same pages with everything they show from the back end at `backendUrl`. */
export async function attachRemotePages(
  app: FastifyInstance,
  publicUrl: string,
  backendUrl: string,
): Promise<void> {
  await attach(app, publicUrl, remoteVisits(backendUrl));
}
