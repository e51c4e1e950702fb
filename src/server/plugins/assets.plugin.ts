import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { provideFolder } from '#server/runtime/provide-folder.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';

interface AssetsPluginOptions {
  /** `dist/client/assets`, files named by their content. */
  readonly builtFolder: string;
  /** Files of earlier builds, for pages that are still open (docs/decisions/0023, case R84). */
  readonly keptFolder: string;
}

const keptMs = 30 * 24 * 3_600_000;
const unfinishedEnding = '.unfinished';
const unfinishedKeptMs = 3_600_000;

/**
 * Adds the current build to the kept files and drops what no build of the last 30 days contained. A file appears under
 * its name only when it is whole, so that a start that was cut off leaves nothing broken behind.
 */
export function keepAssets(builtFolder: string, keptFolder: string, now: Date): void {
  provideFolder(keptFolder);
  const built = existsSync(builtFolder) ? readdirSync(builtFolder) : [];
  for (const name of built) {
    const target = path.join(keptFolder, name);
    if (!existsSync(target)) {
      // A name of its own: several shops may start on one folder at once, in containers even under one process number.
      const unfinished = `${target}.${randomUUID()}${unfinishedEnding}`;
      copyFileSync(path.join(builtFolder, name), unfinished);
      renameSync(unfinished, target);
    }
    utimesSync(target, now, now);
  }
  for (const name of readdirSync(keptFolder)) {
    const file = path.join(keptFolder, name);
    const lifetimeMs = name.endsWith(unfinishedEnding) ? unfinishedKeptMs : keptMs;
    const ageMs = now.getTime() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime());
    if (ageMs > lifetimeMs) rmSync(file, { recursive: true, force: true });
  }
}

const plugin: FastifyPluginAsync<AssetsPluginOptions> = async (app, { builtFolder, keptFolder }) => {
  try {
    keepAssets(builtFolder, keptFolder, new Date());
  } catch (error) {
    const { code } = error as { code?: string };
    throw new StartFailure(
      `The folder ${keptFolder} cannot be read and written (${code ?? 'unknown reason'}).`,
    );
  }
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isFile: true };
    });
    await files.register(fastifyStatic, {
      root: keptFolder,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      dotfiles: 'ignore',
      decorateReply: false,
      // Looked up on each request, since another process on the same folder may add a newer build's files.
      wildcard: true,
    });
  });
};

/** Scripts, styles, fonts and pictures of the build under /assets, cached for ever, compressed beforehand. */
export const assetsPlugin = fastifyPlugin(plugin, { name: 'assets' });
