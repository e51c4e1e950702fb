import { createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

interface Kept {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly setCookies: readonly string[];
  readonly keptAt: number;
  readonly freshForMs: number;
  /** What the request said in each header that `Vary` names. */
  readonly varying: ReadonlyMap<string, string>;
}

export interface SharedCache {
  readonly url: string;
  /** Addresses that were answered without asking the shop. */
  readonly hits: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Without an explicit lifetime a cache may guess one (RFC 9111, 4.2.2); this one is bold. */
const guessedLifetimeMs = 60_000;
const keepableStatuses = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501]);
const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer']);

const directivesOf = (headers: IncomingHttpHeaders): ReadonlyMap<string, string> =>
  new Map(
    (headers['cache-control'] ?? '')
      .toLowerCase()
      .split(',')
      .map((directive) => directive.trim().split('='))
      .map(([name = '', value = '']) => [name, value.replaceAll('"', '')]),
  );

/** How long a shared cache may give the answer again; 0 = not without asking (RFC 9111, 3 and 4.2). */
function lifetimeOf(status: number, headers: IncomingHttpHeaders): number {
  const directives = directivesOf(headers);
  if (['no-store', 'private', 'no-cache'].some((name) => directives.has(name))) return 0;
  const seconds = directives.get('s-maxage') ?? directives.get('max-age');
  if (seconds !== undefined) return Number(seconds) * 1000;
  if (headers.expires !== undefined) return Math.max(0, Date.parse(headers.expires) - Date.now());
  return keepableStatuses.has(status) ? guessedLifetimeMs : 0;
}

const namesOf = (headers: IncomingHttpHeaders): readonly string[] =>
  (headers.vary ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []);

const said = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

function answer(reply: ServerResponse, { status, headers, body, setCookies, keptAt }: Kept): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !hopByHop.has(name) && name !== 'set-cookie') reply.setHeader(name, value);
  }
  if (setCookies.length > 0) reply.setHeader('set-cookie', setCookies);
  reply.setHeader('age', Math.floor((Date.now() - keptAt) / 1000));
  reply.writeHead(status).end(body);
}

/**
 * A proxy with a cache for everybody, as a firm or a provider may put before its people: it keeps all that RFC 9111
 * lets a shared cache keep, as greedily as it allows, `Set-Cookie` included.
 */
export async function startSharedCache(shopUrl: string): Promise<SharedCache> {
  const kept = new Map<string, Kept[]>();
  const hits: string[] = [];
  const target = new URL(shopUrl);

  const find = (key: string, headers: IncomingHttpHeaders): Kept | undefined =>
    kept
      .get(key)
      ?.find(
        ({ varying, keptAt, freshForMs }) =>
          Date.now() - keptAt < freshForMs &&
          [...varying].every(([name, value]) => said(headers, name) === value),
      );

  const keep = (key: string, incoming: IncomingMessage, fresh: Kept): void => {
    const names = namesOf(fresh.headers);
    if (fresh.freshForMs <= 0 || names.includes('*')) return;
    const varying = new Map(names.map((name) => [name, said(incoming.headers, name)]));
    kept.set(key, [{ ...fresh, varying }, ...(kept.get(key) ?? [])]);
  };

  const server = createServer((incoming, reply) => {
    const key = incoming.url ?? '/';
    const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
    const found = incoming.method === 'GET' ? find(key, incoming.headers) : undefined;
    if (found !== undefined) {
      hits.push(key);
      answer(reply, found);
      return;
    }
    const { hostname, port } = target;
    const { method, headers } = incoming;
    const onward = ask({ hostname, port, path: key, method, headers }, (given) => {
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () => {
        const status = given.statusCode ?? 502;
        const fresh: Kept = {
          status,
          headers: given.headers,
          body: Buffer.concat(parts),
          setCookies: given.headers['set-cookie'] ?? [],
          keptAt: Date.now(),
          freshForMs: lifetimeOf(status, given.headers),
          varying: new Map(),
        };
        if (method === 'GET') keep(key, incoming, fresh);
        // What was changed by an unsafe method is forgotten (RFC 9111, 4.4).
        if (!isReading) kept.delete(key);
        answer(reply, fresh);
      });
    });
    onward.once('error', () => reply.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    hits,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
