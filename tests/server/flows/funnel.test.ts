import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { funnelEndpoints } from '#contract/funnel.ts';
import type { Funnel } from '#contract/funnel.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { session } from '#tests/support/tables/session.ts';
import { transitionCount } from '#tests/support/tables/transition-count.ts';
import { tidyUp } from '#server/runtime/housekeeping.ts';
import { release } from '#server/runtime/release.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

const dayMs = 24 * 3_600_000;
const now = new Date('2026-11-21T09:30:00Z');
const hour = new Date('2026-11-21T09:00:00Z');
const minute = now.getTime() / 60_000;
const backend = 'backend@kontor.example';

const routeChanged = 'consent|consent|route.changed|0';
const accepted = 'consent|consent.asking.shown|consent.accept|0';
const declined = 'consent|consent.asking.shown|consent.decline|0';
const tally = (transitionId: string, count: number, at = minute) => ({
  machine: 'consent',
  transitionId,
  count,
  minute: at,
});

const lines: string[] = [];
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ seed: 'small', clock: () => now, onLog: (line) => lines.push(line) });
});
afterEach(async () => {
  await shop.tables.delete(transitionCount);
});
afterAll(() => shop.stop());

const count = (visitor: TestVisitor, ...transitions: ReturnType<typeof tally>[]) =>
  visitor.ask(funnelEndpoints.count, { body: { transitions } });

const stored = () =>
  shop.tables
    .select()
    .from(transitionCount)
    .orderBy(asc(transitionCount.hour), asc(transitionCount.transition), asc(transitionCount.mode));

async function privateVisitor(): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.ask(sessionEndpoints.setB2c);
  return visitor;
}

describe('counting transitions', () => {
  it('[S7.3-10] keeps release, machine, transition, hour and mode, and nothing about the visitor', async () => {
    const sessions = await shop.tables.$count(session);
    await count(
      shop.visitor(),
      tally(routeChanged, 3),
      tally(routeChanged, 2, minute - 1),
      tally(accepted, 1),
    );
    expect(await stored()).toEqual(
      [
        { release, machine: 'consent', transition: routeChanged, hour, mode: 'b2b', count: 5 },
        { release, machine: 'consent', transition: accepted, hour, mode: 'b2b', count: 1 },
      ].toSorted((one, other) => (one.transition < other.transition ? -1 : 1)),
    );
    expect(await shop.tables.$count(session)).toBe(sessions);
  });

  it('takes the mode from the session', async () => {
    await count(await privateVisitor(), tally(accepted, 4));
    await count(shop.visitor(), tally(accepted, 1));
    expect((await stored()).map(({ mode, count: sum }) => [mode, sum])).toEqual([
      ['b2b', 1],
      ['b2c', 4],
    ]);
  });

  it('loses nothing when batches come together', async () => {
    const visitors = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const visitor = shop.visitor();
        await visitor.token();
        return visitor;
      }),
    );
    const ids = [routeChanged, accepted, declined];
    await Promise.all(
      visitors.flatMap((visitor, place) =>
        Array.from({ length: 10 }, (_, turn) => {
          const batch = ids.map((id) => tally(id, 1 + place + turn));
          return count(visitor, ...(place % 2 === 0 ? batch : batch.toReversed()));
        }),
      ),
    );
    const sum = visitors
      .flatMap((_, place) => Array.from({ length: 10 }, (_entry, turn) => 1 + place + turn))
      .reduce((total, value) => total + value, 0);
    expect((await stored()).map(({ count: kept }) => kept)).toEqual([sum, sum, sum]);
  });

  it('drops machines and transitions that no drawn flow knows', async () => {
    await count(
      shop.visitor(),
      { ...tally('nothing|nothing|at.all|0', 1), machine: 'nothing' },
      tally('consent|consent|invented|0', 1),
      { ...tally(accepted, 1), machine: 'basket' },
      { ...tally(accepted, 1), machine: 'constructor' },
      tally(accepted, 2),
    );
    expect(
      (await stored()).map(({ machine, transition, count: kept }) => [machine, transition, kept]),
    ).toEqual([['consent', accepted, 2]]);
  });

  it("counts what a wrong clock says in the server's hour", async () => {
    await count(
      shop.visitor(),
      tally(accepted, 1, 0),
      tally(accepted, 2, minute + 600),
      tally(accepted, 4, minute - 120),
    );
    expect((await stored()).map(({ hour: kept, count: sum }) => [kept.toISOString(), sum])).toEqual([
      ['2026-11-21T07:00:00.000Z', 4],
      ['2026-11-21T09:00:00.000Z', 3],
    ]);
  });

  it.each([
    ['user', { transitions: [{ ...tally(accepted, 1), user: 7 }] }],
    ['sessionId', { transitions: [{ ...tally(accepted, 1), sessionId: 'abc' }] }],
    ['orderNumber', { transitions: [{ ...tally(accepted, 1), orderNumber: 'B-2026-1' }] }],
    ['a field beside the batch', { transitions: [tally(accepted, 1)], session: 'abc' }],
    ['an empty batch', { transitions: [] }],
    ['a batch too large', { transitions: Array.from({ length: 201 }, () => tally(accepted, 1)) }],
    ['a count below one', { transitions: [tally(accepted, 0)] }],
    ['a count nobody reaches', { transitions: [tally(accepted, 1001)] }],
    ['half a transition', { transitions: [tally(accepted, 0.5)] }],
  ])('[S7.3-10] refuses %s, without a line in the log', async (_name, payload) => {
    const visitor = shop.visitor();
    const headers = { 'x-csrf-token': await visitor.token(), 'content-type': 'application/json' };
    lines.length = 0;
    const answer = await visitor.raw({ method: 'POST', url: '/rest/flow-transitions', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(await stored()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('is limited like every call', async () => {
    const limited = await startTestShop({ seed: 'small', environment: { RATE_LIMIT_PER_MINUTE: '3' } });
    try {
      const visitor = limited.visitor();
      const headers = { 'x-csrf-token': await visitor.token(), 'content-type': 'application/json' };
      const payload = { transitions: [tally(accepted, 1)] };
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        const answer = await visitor.raw({
          method: 'POST',
          url: '/rest/flow-transitions',
          headers,
          payload,
        });
        statuses.push(answer.statusCode);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('reading the counts', () => {
  const keep = (mode: 'b2b' | 'b2c', day: string, transition: string, sum: number, version = release) =>
    shop.tables.insert(transitionCount).values({
      release: version,
      machine: 'consent',
      transition,
      hour: new Date(day),
      mode,
      count: sum,
    });

  async function read(query: { from?: string; to?: string; mode?: 'b2b' | 'b2c' } = {}): Promise<Funnel> {
    const staff = shop.visitor();
    await staff.signIn(backend);
    return (await staff.ask(funnelEndpoints.one, { params: { machine: 'consent' }, query })).item;
  }

  it('sums hours and releases of the months asked for, on the calendar of Berlin', async () => {
    await keep('b2b', '2026-09-30T21:00:00Z', accepted, 500);
    await keep('b2b', '2026-09-30T22:00:00Z', accepted, 20);
    await keep('b2b', '2026-10-31T22:00:00Z', accepted, 30);
    await keep('b2b', '2026-10-31T22:00:00Z', accepted, 5, '0.0.9');
    await keep('b2b', '2026-10-31T23:00:00Z', accepted, 700);
    await keep('b2c', '2026-10-15T12:00:00Z', accepted, 60);
    const shown = (sum: number) => [{ id: accepted, count: sum, hasHidden: false }];
    expect(await read({ from: '2026-10', to: '2026-10' })).toEqual({
      machine: 'consent',
      from: '2026-10',
      to: '2026-10',
      mode: null,
      now: '2026-11',
      counts: shown(115),
    });
    expect((await read({ from: '2026-10', to: '2026-10', mode: 'b2b' })).counts).toEqual(shown(55));
    expect((await read({ from: '2026-09', to: '2026-11' })).counts).toEqual(shown(1315));
    expect(await read()).toMatchObject({ from: '2026-11', to: '2026-11', counts: shown(700) });
    expect((await read({ from: '2026-11', to: '2026-10' })).counts).toEqual([]);
  });

  it('hides numbers under 10, and tells none of them by a difference of modes or months', async () => {
    await keep('b2b', '2026-10-10T10:00:00Z', accepted, 40);
    await keep('b2c', '2026-10-10T10:00:00Z', accepted, 9);
    await keep('b2b', '2026-11-10T10:00:00Z', accepted, 3);
    await keep('b2c', '2026-11-10T10:00:00Z', accepted, 10);
    await keep('b2c', '2026-10-10T10:00:00Z', declined, 9);
    await keep('b2b', '2026-10-10T10:00:00Z', declined, 9);
    const october = { from: '2026-10', to: '2026-10' };
    expect((await read(october)).counts).toEqual([
      { id: accepted, count: 40, hasHidden: true },
      { id: declined, count: null, hasHidden: true },
    ]);
    expect((await read({ ...october, mode: 'b2b' })).counts).toEqual([
      { id: accepted, count: 40, hasHidden: false },
      { id: declined, count: null, hasHidden: true },
    ]);
    expect((await read({ ...october, mode: 'b2c' })).counts).toEqual([
      { id: accepted, count: null, hasHidden: true },
      { id: declined, count: null, hasHidden: true },
    ]);
    expect((await read({ from: '2026-10', to: '2026-11' })).counts).toEqual([
      { id: accepted, count: 50, hasHidden: true },
      { id: declined, count: null, hasHidden: true },
    ]);
  });

  it('is for the own staff only', async () => {
    const url = '/rest/flows/consent/funnel';
    const guest = await shop.visitor().raw({ url });
    expect(guest.json()).toMatchObject({ success: false, code: 'session.ended' });
    for (const email of ['privat@kontor.example', 'leitung@muster-gmbh.example']) {
      const visitor = shop.visitor();
      await visitor.signIn(email);
      expect((await visitor.raw({ url })).statusCode, email).toBe(403);
    }
    const staff = shop.visitor();
    await staff.signIn(backend);
    expect((await staff.raw({ url: '/rest/flows/nothing/funnel' })).statusCode).toBe(404);
    expect((await staff.raw({ url: `${url}?from=2026-11-01` })).statusCode).toBe(400);
    expect((await staff.raw({ url: `${url}?email=a` })).statusCode).toBe(400);
  });

  it('finds a month by an index, not by reading all counters', async () => {
    await shop.tables.execute(`
      insert into transition_count
      select '1', 'machine' || (n % 14), 'transition' || (n % 4), timestamptz '2025-11-01 00:00Z' + make_interval(hours => n / 4), 'b2b', 1
      from generate_series(0, 19999) as n`);
    await shop.tables.execute('analyze transition_count');
    const { rows } = await shop.database.query<{ 'QUERY PLAN': string }>(`
      explain select transition, sum(count) from transition_count
      where machine = 'machine3' and hour >= timestamptz '2026-02-01' and hour < timestamptz '2026-03-01'
      group by transition`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('transition_count_');
    expect(plan).not.toContain('Seq Scan');
  });
});

describe('keeping the counts', () => {
  it('deletes what is older than 400 days', async () => {
    const at = (days: number): Date => {
      const moment = new Date(now.getTime() - days * dayMs);
      return new Date(moment.getTime() - (moment.getTime() % 3_600_000));
    };
    for (const days of [399, 401, 800]) {
      await shop.tables.insert(transitionCount).values({
        release,
        machine: 'consent',
        transition: accepted,
        hour: at(days),
        mode: 'b2b',
        count: days,
      });
    }
    await tidyUp(shop.modules, now);
    expect((await stored()).map(({ count: days }) => days)).toEqual([399]);
  });
});
