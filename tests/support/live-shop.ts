import { vi } from 'vitest';
import { createLiveShop, type LiveShop } from '#app/live/live-shop.ts';
import type { GlobalConfig } from '#contract/system.ts';
import { sampleBootWith } from '#machines/sample-records.ts';

interface OpenLiveShop extends LiveShop {
  /** Method, path and query of each call, in their order. */
  readonly asked: readonly string[];
}

const nothingKept = { read: () => null, write: () => undefined };

/**
 * One page of the shop as a browser composes it: its charts, the calls wired to them, its client. Only `fetch` is the test's.
 *
 * @param answers by method and path: what is answered each time, a reply that is JSON, a status without one or what it
 *   fails with; a call that is not among them waits for ever
 * @param configs its configuration, where that is not as usual
 */
export function openLiveShop(
  answers: Readonly<Record<string, readonly (object | number)[]>>,
  configs: Partial<GlobalConfig> = {},
): OpenLiveShop {
  const asked: string[] = [];
  const left = new Map(Object.entries(answers).map(([call, replies]) => [call, [...replies]]));
  const answer: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input), location.origin);
    const call = `${init?.method} ${pathname}`;
    asked.push(`${call}${search}`);
    const reply = left.get(call)?.shift();
    if (reply === undefined) return new Promise<never>(() => undefined);
    if (reply instanceof Error) return Promise.reject(reply);
    return Promise.resolve(
      typeof reply === 'number' ? new Response('{}', { status: reply }) : Response.json(reply),
    );
  };
  vi.stubGlobal('fetch', answer);
  // Happy DOM names the locks of a browser without having them.
  const request = (_name: string, ...options: readonly unknown[]) => (options.at(-1) as () => unknown)();
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager);
  document.head.innerHTML = '<meta name="csrf-token" content="s.token">';
  const live = createLiveShop({
    boot: sampleBootWith(configs),
    path: '/',
    documentStatus: 200,
    routes: [],
    clock: () => 0,
    navigate: () => undefined,
    storage: nothingKept,
    tabStorage: nothingKept,
  });
  return { ...live, asked };
}
