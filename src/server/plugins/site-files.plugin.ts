import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { rootFolder } from '#server/runtime/root-folder.ts';

const cachedADay = 'public, max-age=86400';

/** The four process colours as drops of ink: the shop's mark in a browser's tab. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#fff"/>' +
  '<circle cx="11" cy="11" r="6" fill="#009ee3"/><circle cx="21" cy="11" r="6" fill="#d5007f"/>' +
  '<circle cx="11" cy="21" r="6" fill="#f5d000"/><circle cx="21" cy="21" r="6" fill="#1c1f24"/></svg>';

/** Pages that belong to one visitor, and calls, are no business of a search engine. */
const robots = [
  'User-agent: *',
  'Disallow: /rest/',
  'Disallow: /my/',
  'Disallow: /shop/basket',
  'Disallow: /shop/checkout',
  'Disallow: /offerrequest',
  'Disallow: /login',
  'Disallow: /logout',
  '',
].join('\n');

const noticesFile = path.join(rootFolder, 'src', 'server', 'third-party-notices.txt');

const plugin: FastifyPluginAsync = async (app) => {
  const notices = readFileSync(noticesFile, 'utf8');
  for (const path of ['/favicon.ico', '/icon.svg']) {
    app.get(path, { config: { isFile: true } }, (_request, reply) =>
      reply.type('image/svg+xml; charset=utf-8').header('cache-control', cachedADay).send(icon),
    );
  }
  app.get('/robots.txt', { config: { isFile: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cachedADay).send(robots),
  );
  app.get('/third-party-notices.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', cachedADay).send(notices),
  );
};

/** Icon and robots.txt, which browsers and search engines ask for by themselves, and the licences of what they get. */
export const siteFilesPlugin = fastifyPlugin(plugin, { name: 'site-files' });
