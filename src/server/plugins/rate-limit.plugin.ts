import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Environment } from '#server/environment.ts';
import { HttpFailure } from '#server/failures.ts';

interface RateLimitPluginOptions {
  readonly environment: Environment;
}

const windowMs = 60_000;
/** A counter never holds more names than this; when it is full, the oldest window is forgotten. */
const mostTrackedNames = 50_000;

/** Counts what each name asked for within the current minute; true when it is still within its limit. */
function createCounter(limit: number): (name: string, nowMs: number) => boolean {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (name, nowMs) => {
    const known = windows.get(name);
    if (known !== undefined && nowMs - known.startedAt < windowMs) {
      known.count += 1;
      return known.count <= limit;
    }
    // Taken out first, so that the map stays ordered by the start of the windows.
    windows.delete(name);
    const oldest = windows.size >= mostTrackedNames ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    windows.set(name, { startedAt: nowMs, count: 1 });
    return true;
  };
}

const plugin: FastifyPluginAsync<RateLimitPluginOptions> = async (app, { environment }) => {
  const mayAddress = createCounter(environment.limits.perAddressPerMinute);
  const mayVisitor = createCounter(environment.limits.perSessionPerMinute);

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/assets/')) return;
    const nowMs = performance.now();
    // Colleagues behind one address have a budget each; a made-up cookie buys none, since only issued ones count.
    const { identity } = request;
    const visitor = identity === null ? `address ${request.ip}` : `session ${identity.id}`;
    if (!mayVisitor(visitor, nowMs)) throw new HttpFailure(429, 'too many requests of one session');
    // Counted last: what one visitor was refused takes nothing from the colleagues.
    if (!mayAddress(request.ip, nowMs)) throw new HttpFailure(429, 'too many requests of one address');
  });
};

/** Bounds what one visitor and one address may ask (case R66); the address comes from a proxy only if it is trusted. */
export const rateLimitPlugin = fastifyPlugin(plugin, {
  name: 'rate-limit',
  dependencies: ['identity'],
});
