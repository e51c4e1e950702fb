import { join } from 'node:path';
import { renderPage } from '#app/entry-server.tsx';
import type { Shop } from '#server/app.ts';
import { rootFolder } from '#server/root-folder.ts';
import { readClientAssets } from './client-assets.ts';
import { pagesPlugin } from './pages.plugin.ts';

/** Lets the shop render its pages with the built client; call it before the server listens. */
export async function attachPages({ app, handlers, services }: Shop, publicUrl: string): Promise<void> {
  await app.register(pagesPlugin, {
    renderPage,
    assets: readClientAssets(join(rootFolder, 'dist', 'client')),
    handlers,
    publicUrl,
    bootOf: ({ visitor, now }) => services.system.bootRecord(visitor, now),
  });
}
