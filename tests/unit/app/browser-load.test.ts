import { describe, expect, it } from 'vitest';
import { createBrowserLoad } from '#app/browser-load.ts';
import type { Call } from '#client/call.ts';
import { contentEndpoints } from '#contract/content.ts';
import { CallError } from '#domain/failure.ts';

const agb = { params: { slug: 'agb' } };

function counting(answer: () => Promise<unknown>) {
  let calls = 0;
  const call = (() => {
    calls += 1;
    return answer();
  }) as unknown as Call;
  return { call, count: () => calls };
}

const ok = async () => ({ outcome: 'ok', reply: { item: {} } });

describe('loader port of the browser', () => {
  it('uses what was fetched on intent once, then asks again', async () => {
    const { call, count } = counting(ok);
    const { load, prefetch } = createBrowserLoad(call, () => 0);
    await prefetch(contentEndpoints.page, agb);
    await load(contentEndpoints.page, agb);
    expect(count()).toBe(1);
    await load(contentEndpoints.page, agb);
    expect(count()).toBe(2);
  });

  it('does not show what was fetched too long ago', async () => {
    let now = 0;
    const { call, count } = counting(ok);
    const { load, prefetch } = createBrowserLoad(call, () => now);
    await prefetch(contentEndpoints.page, agb);
    now = 10_001;
    await load(contentEndpoints.page, agb);
    expect(count()).toBe(2);
  });

  it('asks anew after a failed guess', async () => {
    let fails = true;
    const { call, count } = counting(() => (fails ? Promise.reject(new Error('offline')) : ok()));
    const { load, prefetch } = createBrowserLoad(call, () => 0);
    await expect(prefetch(contentEndpoints.page, agb)).rejects.toThrow('offline');
    fails = false;
    await expect(load(contentEndpoints.page, agb)).resolves.toEqual({ outcome: 'ok', reply: { item: {} } });
    expect(count()).toBe(2);
  });

  it('asks for itself when the guess it waited for fails', async () => {
    let fail = (_reason: Error): void => undefined;
    let isFirst = true;
    const { call, count } = counting(() => {
      if (!isFirst) return ok();
      isFirst = false;
      return new Promise((_resolve, reject) => {
        fail = reject;
      });
    });
    const { load, prefetch } = createBrowserLoad(call, () => 0);
    prefetch(contentEndpoints.page, agb).catch(() => undefined);
    const loaded = load(contentEndpoints.page, agb);
    fail(new Error('offline'));
    await expect(loaded).resolves.toEqual({ outcome: 'ok', reply: { item: {} } });
    expect(count()).toBe(2);
  });

  it('[S4.1-03][R73] an error status becomes the status of the page', async () => {
    const { call } = counting(() => Promise.reject(new CallError({ kind: 'httpError', code: 404 }, 'gone')));
    const { load } = createBrowserLoad(call, () => 0);
    const failure = await load(contentEndpoints.page, agb).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Response);
    expect((failure as Response).status).toBe(404);
  });
});
