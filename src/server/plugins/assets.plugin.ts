import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface AssetsPluginOptions {
  /** `dist/client/assets`, files named by their content. */
  readonly builtFolder: string;
  /** Files of earlier builds, for pages that are still open (decision 28, case R84). */
  readonly keptFolder: string;
}

const keptMs = 30 * 24 * 3_600_000;

/** Adds the current build to the kept files and drops what no build of the last 30 days contained. */
export function keepAssets(builtFolder: string, keptFolder: string, now: Date): void {
  if (!existsSync(builtFolder)) return;
  mkdirSync(keptFolder, { recursive: true });
  for (const name of readdirSync(builtFolder)) {
    const target = path.join(keptFolder, name);
    if (!existsSync(target)) cpSync(path.join(builtFolder, name), target, { recursive: true });
    utimesSync(target, now, now);
  }
  for (const name of readdirSync(keptFolder)) {
    const file = path.join(keptFolder, name);
    if (now.getTime() - statSync(file).mtimeMs > keptMs) rmSync(file, { recursive: true, force: true });
  }
}

const plugin: FastifyPluginAsync<AssetsPluginOptions> = async (app, { builtFolder, keptFolder }) => {
  keepAssets(builtFolder, keptFolder, new Date());
  if (!existsSync(keptFolder)) return;
  await app.register(fastifyStatic, {
    root: keptFolder,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
    // The build's files do not change while it runs; a listing made once refuses every other name early.
    wildcard: true,
  });
};

/** Scripts, styles, fonts and pictures of the build under /assets, cached for ever, compressed beforehand. */
export const assetsPlugin = fastifyPlugin(plugin, { name: 'assets' });
