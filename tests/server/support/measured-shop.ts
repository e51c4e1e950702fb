import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createDataFolder, endPrograms, ensureBuilt, freePort, isReady, startProgram } from './built-shop.ts';

/** What one request cost the shop's process. */
export interface Cost {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
  readonly bytes: number;
  /** Elements of the document; 0 for an answer of a call. */
  readonly elements: number;
  readonly processorMs: number;
}

/** The built shop as a process of its own, asked one thing at a time, so that its processor time belongs to the question. */
export interface MeasuredShop {
  readonly url: string;
  readonly ask: (address: string, cookie?: string) => Promise<Cost>;
  readonly stop: () => Promise<void>;
}

/** Time the threads of a process have run, as the kernel counts it. */
function processorMsOf(processId: number): number {
  const threads = `/proc/${processId}/task`;
  const nanoseconds = readdirSync(threads).map((thread) => {
    try {
      return Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // A thread may have ended meanwhile.
      return 0;
    }
  });
  return nanoseconds.reduce((sum, own) => sum + own, 0) / 1e6;
}

/**
 * Builds the product when needed and starts it with the demo catalogue; limits of requests are taken away.
 *
 * @param variables more of its environment
 */
export async function startMeasuredShop(
  variables: Readonly<Record<string, string>> = {},
): Promise<MeasuredShop> {
  await ensureBuilt();
  const folder = createDataFolder();
  const port = await freePort();
  const started = startProgram({
    DATA_DIR: folder,
    PORT: String(port),
    NODE_ENV: 'production',
    RATE_LIMIT_PER_MINUTE: '10000000',
    RATE_LIMIT_ADDRESS_PER_MINUTE: '10000000',
    ...variables,
  });
  await isReady(started);
  const url = `http://127.0.0.1:${port}`;
  const processId = started.process.pid ?? 0;
  return {
    url,
    async ask(address, cookie = '') {
      const before = processorMsOf(processId);
      const response = await fetch(`${url}${address}`, {
        redirect: 'manual',
        headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
      });
      const body = await response.text();
      const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
      return {
        status: response.status,
        location: response.headers.get('location'),
        body,
        bytes: Buffer.byteLength(body),
        elements: isPage ? (body.match(/<[a-z]/g)?.length ?? 0) : 0,
        processorMs: processorMsOf(processId) - before,
      };
    },
    async stop() {
      await endPrograms();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
