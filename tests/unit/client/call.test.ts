import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type AnswerReport, type CallReport, type ClientPorts } from '#client/call.ts';
import { basketEndpoints } from '#contract/basket.ts';
import { contentEndpoints } from '#contract/content.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { CallError } from '#domain/failure.ts';
import { sampleAppConfig, sampleBootRecord } from '#machines/sample-records.ts';

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Reaction = (response: ServerResponse, received: Received) => void;

const answer =
  (status: number, body: unknown): Reaction =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const hangUp: Reaction = (response) => response.socket?.destroy();
const silence: Reaction = () => undefined;

const page = {
  item: { slug: 'agb', title: 'AGB', description: '', sections: [] },
};
const refusal = { success: false, code: 'fields.invalid', errorMessages: ['Bitte prüfen'] };

let server: Server;
let reactions: Reaction[];
let received: Received[];
let answers: AnswerReport[];
let reports: CallReport[];
let told: [object, readonly string[]][];
let token: string | null;
let onReceived: () => void;

beforeEach(async () => {
  reactions = [];
  received = [];
  answers = [];
  reports = [];
  told = [];
  token = 'page-token';
  onReceived = () => undefined;
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const entry = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      received.push(entry);
      onReceived();
      const reaction = reactions.shift();
      if (reaction === undefined) answer(500, 'no reaction left')(response, entry);
      else reaction(response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const client = (ports: Partial<ClientPorts> = {}) =>
  createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest`,
    readToken: () => token,
    writeToken: (written) => {
      token = written;
    },
    onCarried: (content, takes) => told.push([content, takes]),
    onAnswer: (report) => answers.push(report),
    onReport: (report) => reports.push(report),
    ...ports,
  });

const agb = { params: { slug: 'agb' } };
const removeAll = basketEndpoints.removeAll;
const failureOfCall = async (call: Promise<unknown>) => {
  try {
    await call;
  } catch (error) {
    if (error instanceof CallError) return error.failure;
    throw error;
  }
  throw new Error('the call succeeded');
};
const pathOf = (entry: Received | undefined) => `${entry?.method} ${entry?.url}`;

describe('what a call sends', () => {
  it('[S7-01][S7-02][S7-03] JSON headers and X-Requested-With below /rest, and nothing that says who one is', async () => {
    reactions = [answer(200, page)];
    await client()(contentEndpoints.page, agb);
    expect(received.map(pathOf)).toEqual(['GET /rest/page/agb']);
    expect(received[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
    });
    expect(received[0]?.headers).not.toHaveProperty('authorization');
    expect(received[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('[S7-03] asks fetch for same-origin credentials only', async () => {
    reactions = [answer(200, page)];
    const modes: (string | undefined)[] = [];
    const watched: typeof fetch = (input, init) => {
      modes.push(init?.credentials);
      return fetch(input, init);
    };
    await client({ fetch: watched })(contentEndpoints.page, agb);
    expect(modes).toEqual(['same-origin']);
  });

  it('[S7-04] POSTs carry the token of the page and a JSON body', async () => {
    reactions = [answer(200, refusal), answer(200, refusal)];
    await client()(removeAll, {});
    await client()(basketEndpoints.remove, { body: { uid: 'ä' } });
    expect(received.map((entry) => [entry.headers['x-csrf-token'], entry.body])).toEqual([
      ['page-token', '{}'],
      ['page-token', '{"uid":"ä"}'],
    ]);
  });

  it('[S8-01][R19] without a token it says so on the console and still asks the server, which refuses', async () => {
    token = null;
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    reactions = [answer(200, refusal)];
    await client()(removeAll, {});
    expect(complaint).toHaveBeenCalledExactlyOnceWith('CSRF token not found');
    expect(received[0]?.headers).not.toHaveProperty('x-csrf-token');
  });

  it('[S7.1-01] a GET carries its parameters in the address, and none where none are stated', async () => {
    reactions = [answer(500, ''), answer(500, '')];
    const call = client();
    await failureOfCall(call(listingEndpoints.suggest, { query: { searchterm: 'HP 302' } }));
    await failureOfCall(call(basketEndpoints.show, {}));
    expect(received.map((entry) => [pathOf(entry), entry.body])).toEqual([
      ['GET /rest/systems/search?searchterm=HP+302', ''],
      ['GET /rest/shop/basket', ''],
    ]);
  });
});

describe('answers', () => {
  it('gives the reply, a refusal, and reports both as an answer', async () => {
    reactions = [answer(200, page), answer(200, refusal)];
    const call = client();
    expect(await call(contentEndpoints.page, agb)).toEqual({ outcome: 'ok', reply: page });
    expect(await call(contentEndpoints.page, agb)).toEqual({ outcome: 'refused', refusal });
    expect(answers).toEqual([
      { path: '/page/agb', kind: 'ok' },
      { path: '/page/agb', kind: 'ok' },
    ]);
    expect(reports).toEqual([]);
  });

  it('[S7.3-02] keeps a token that an answer carries', async () => {
    reactions = [answer(200, { token: 'fresh' })];
    await client()(sessionEndpoints.token, {});
    expect(token).toBe('fresh');
  });

  it('[S7.3-02] tells what a reply or a refusal carries beside its own content', async () => {
    const [{ user, shop, head }, global] = [sampleBootRecord, sampleAppConfig.basic_system_configs];
    const carried = { user, shop, head, redirectTo: '/shop', basic_system_configs: global };
    const more = { ...carried, token: 'fresh', brand: 'hp' };
    reactions = [answer(200, { ...page, ...more }), answer(200, { ...refusal, ...more }), answer(200, page)];
    const call = client();
    expect(await call(contentEndpoints.page, agb)).toEqual({ outcome: 'ok', reply: page });
    expect(token).toBe('fresh');
    token = 'page-token';
    expect((await call(removeAll, {})).outcome).toBe('refused');
    expect(token).toBe('fresh');
    await call(contentEndpoints.page, agb);
    expect(told).toEqual([
      [{ ...page, ...more }, []],
      [{ ...refusal, ...more }, []],
    ]);
  });

  it.each([[1], [null], [{ path: '/shop' }]])(
    '[S7.3-02][R60] takes a refusal for one wherever it should lead: %j',
    async (redirectTo) => {
      reactions = [answer(200, { ...refusal, redirectTo })];
      expect(await client()(removeAll, {})).toMatchObject({ outcome: 'refused', refusal });
      expect(answers).toEqual([{ path: '/shop/basket/removeall', kind: 'ok' }]);
    },
  );

  it('[S7.3-02] leaves to a caller what it takes itself, and takes a token alone from what was asked ahead', async () => {
    const leading = { ...page, redirectTo: '/shop' };
    const carrying = { ...leading, token: 'fresh', shop: sampleBootRecord.shop };
    reactions = [answer(200, leading), answer(200, carrying), answer(200, { ...carrying, token: 'fresher' })];
    await client()(contentEndpoints.page, agb, { takes: ['redirectTo'] });
    expect(told).toEqual([]);
    await client()(contentEndpoints.page, agb, { takes: ['redirectTo'] });
    expect(told).toEqual([[carrying, ['redirectTo']]]);
    await client()(contentEndpoints.page, agb, { isAhead: true });
    expect(told).toHaveLength(1);
    expect(token).toBe('fresher');
  });

  it.each([
    ['no JSON', 'no json'],
    ['another shape', { item: { slug: 1 } }],
    ['a refusal without a code', { success: false, code: 7, errorMessages: [] }],
    ['an empty body', ''],
  ])('does not take %s for an answer', async (_what, body) => {
    reactions = [answer(200, body)];
    expect(await failureOfCall(client()(contentEndpoints.page, agb))).toEqual({ kind: 'invalidReply' });
    expect(answers).toEqual([{ path: '/page/agb', kind: 'error', code: 502 }]);
  });

  it('takes a refusal whose code a newer server knows for one, with its sentences', async () => {
    const refusal = { success: false, code: 'never.heard', errorMessages: ['Das geht heute nicht.'] };
    reactions = [answer(200, refusal)];
    expect(await client()(contentEndpoints.page, agb)).toEqual({ outcome: 'refused', refusal });
  });

  it.each([503, 401, 405])('[S4.1-02][S8-07][R72] %d is reported as down', async (status) => {
    reactions = [answer(status, '<html>'), answer(status, '<html>')];
    expect(await failureOfCall(client()(contentEndpoints.page, agb))).toEqual({ kind: 'down', status });
    expect(answers).toEqual([{ path: '/page/agb', kind: 'down', status }]);
    expect(received.length).toBe(1);
  });

  it.each([403, 404, 429, 500, 502])('[S4.1-03][S8-08][R73] %d is reported with its code', async (code) => {
    reactions = [answer(code, {})];
    expect(await failureOfCall(client()(contentEndpoints.page, agb))).toEqual({ kind: 'httpError', code });
    expect(answers).toEqual([{ path: '/page/agb', kind: 'error', code }]);
  });
});

describe('no answer', () => {
  it('a GET is repeated once and may then succeed', async () => {
    reactions = [hangUp, answer(200, page)];
    expect((await client()(contentEndpoints.page, agb)).outcome).toBe('ok');
    expect(received.length).toBe(2);
    expect(answers).toEqual([{ path: '/page/agb', kind: 'ok' }]);
  });

  it('[R72] twice no answer to a GET is down', async () => {
    reactions = [hangUp, hangUp, answer(200, page)];
    expect(await failureOfCall(client()(contentEndpoints.page, agb))).toEqual({ kind: 'down', status: null });
    expect(received.length).toBe(2);
    expect(answers).toEqual([{ path: '/page/agb', kind: 'down', status: null }]);
  });

  it('a POST is never repeated', async () => {
    reactions = [hangUp, answer(200, refusal)];
    expect(await failureOfCall(client()(removeAll, {}))).toEqual({ kind: 'down', status: null });
    expect(received.length).toBe(1);
  });

  it('[R72] a refused connection is down', async () => {
    const call = client({ baseUrl: 'http://127.0.0.1:1/rest' });
    expect(await failureOfCall(call(contentEndpoints.page, agb))).toEqual({ kind: 'down', status: null });
  });

  it('[R72] silence longer than the limit is down', async () => {
    reactions = [silence];
    expect(await failureOfCall(client()(removeAll, {}, { timeoutMs: 50 }))).toEqual({
      kind: 'down',
      status: null,
    });
  });

  it('is kept from the app lifecycle while the caller reconciles, other failures are not', async () => {
    reactions = [hangUp, answer(503, ''), answer(504, ''), answer(404, '')];
    const call = client();
    for (let round = 0; round < 4; round += 1) {
      await failureOfCall(call(removeAll, {}, { isReconciled: true }));
    }
    expect(answers).toEqual([{ path: removeAll.path, kind: 'error', code: 404 }]);
  });

  it.each([[503], [500], [404]])('is told to nobody when it was only asked ahead: %i', async (status) => {
    reactions = [answer(status, '')];
    expect(await failureOfCall(client()(contentEndpoints.page, agb, { isAhead: true }))).not.toBeNull();
    expect([answers, reports]).toEqual([[], []]);
  });
});

describe('giving up', () => {
  it('[R74] is no failure of the shop: nothing is reported', async () => {
    reactions = [silence];
    const caller = new AbortController();
    onReceived = () => caller.abort();
    const failure = await failureOfCall(client()(contentEndpoints.page, agb, { signal: caller.signal }));
    expect(failure).toEqual({ kind: 'aborted' });
    expect([answers, reports, received.length]).toEqual([[], [], 1]);
  });

  it('before the call sends nothing at all', async () => {
    const failure = await failureOfCall(
      client()(contentEndpoints.page, agb, { signal: AbortSignal.abort() }),
    );
    expect(failure).toEqual({ kind: 'aborted' });
    expect(received).toEqual([]);
  });
});

describe('a lost token', () => {
  it('[R18] is renewed once, then the call is repeated once', async () => {
    reactions = [answer(419, {}), answer(200, { token: 'renewed' }), answer(200, refusal)];
    expect((await client()(removeAll, {})).outcome).toBe('refused');
    expect(received.map(pathOf)).toEqual([
      'POST /rest/shop/basket/removeall',
      'GET /rest/systems/token',
      'POST /rest/shop/basket/removeall',
    ]);
    expect(received.map((entry) => entry.headers['x-csrf-token'])).toEqual([
      'page-token',
      undefined,
      'renewed',
    ]);
  });

  it('[R18][R73] refused again leads to the 419 page, without a third try', async () => {
    reactions = [answer(419, {}), answer(200, { token: 'renewed' }), answer(419, {}), answer(200, refusal)];
    expect(await failureOfCall(client()(removeAll, {}))).toEqual({ kind: 'csrf' });
    expect(received.length).toBe(3);
    expect(answers).toEqual([{ path: removeAll.path, kind: 'error', code: 419 }]);
  });

  it('calls that lose it together share one renewal', async () => {
    const call = client();
    const waiting: ServerResponse[] = [];
    const refreshed: Reaction = (response, entry) => {
      if (entry.url.endsWith('/token')) answer(200, { token: 'renewed' })(response, entry);
      else answer(200, refusal)(response, entry);
    };
    const together: Reaction = (response) => {
      waiting.push(response);
      if (waiting.length < 2) return;
      for (const held of waiting) {
        held.writeHead(419);
        held.end();
      }
    };
    reactions = [together, together, refreshed, refreshed, refreshed];
    const outcomes = await Promise.all([call(removeAll, {}), call(removeAll, {})]);
    expect(outcomes.map((outcome) => outcome.outcome)).toEqual(['refused', 'refused']);
    expect(received.filter((entry) => entry.url.endsWith('/token')).length).toBe(1);
  });

  it('[R72] no answer to the renewal is down', async () => {
    reactions = [answer(419, {}), hangUp];
    expect(await failureOfCall(client()(removeAll, {}))).toEqual({ kind: 'down', status: null });
  });
});

describe('messages', () => {
  const fails = async (options = {}) => {
    reactions = [answer(500, {})];
    await failureOfCall(client()(removeAll, {}, options));
    return reports.map((report) => report.message.replace(/http:\/\/[^/]+/, ''));
  };

  it('[S8-03] a failed call is reported with its address', async () => {
    expect(await fails()).toEqual(['Error on Rest Data Request (/rest/shop/basket/removeall)']);
    expect(reports[0]?.kind).toBe('error');
  });

  it('[S8-03] unless the caller has a message of its own', async () => {
    expect(await fails({ errorMessage: 'Error on Login' })).toEqual(['Error on Login']);
  });

  it('[S8-04] with detail only on request', async () => {
    expect(await fails({ withDetail: true })).toEqual([
      'Error on Rest Data Request (/rest/shop/basket/removeall): 500',
    ]);
  });

  it('[S8-05] and not when suppressed', async () => {
    expect(await fails({ suppressErrors: true })).toEqual([]);
  });

  it('[S8-02] a call without an address reports that its route is missing and sends nothing', async () => {
    const unrouted = { ...removeAll, path: '' as '/' };
    expect(await failureOfCall(client()(unrouted, {}))).toEqual({ kind: 'invalidReply' });
    expect(reports).toEqual([
      { kind: 'error', message: 'Config Route Missing! (store action: getAsyncData)' },
    ]);
    expect([received, answers]).toEqual([[], []]);
  });

  it('[S8-06] successes are reported only in debug mode or on request', async () => {
    reactions = [answer(200, page), answer(200, page), answer(200, page), answer(200, refusal)];
    await client()(contentEndpoints.page, agb);
    expect(reports).toEqual([]);
    await client()(contentEndpoints.page, agb, { showSuccess: true, successMessage: 'Gespeichert' });
    expect(reports).toEqual([{ kind: 'success', message: 'Gespeichert' }]);
    await client({ isDebug: () => true })(contentEndpoints.page, agb);
    expect(reports.length).toBe(2);
    await client({ isDebug: () => true })(contentEndpoints.page, agb);
    expect(reports.length).toBe(2);
  });
});
