import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { cover } from '#paths/cover/cover.ts';
import { actorDriver } from '#paths/drive/actor-driver.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { scriptedClock } from '#paths/drive/scripted-clock.ts';
import { explore } from '#paths/explore/explore.ts';
import { mayRunOut, noTimers, timersAfter, type Timers } from '#paths/explore/timer-order.ts';
import { scriptOf } from '#paths/script/path-script.ts';
import { stove, stoveCatalog } from './stove.ts';

const set = (before: Timers, ...timers: readonly (readonly [string, number])[]): Timers =>
  timersAfter(before, {
    ranOut: null,
    running: new Set([...before.names, ...timers.map(([name]) => name)]),
    set: timers.map(([name, delayMs]) => ({ name, delayMs })),
  });
const runOut = (before: Timers, name: string, ...timers: readonly (readonly [string, number])[]): Timers =>
  timersAfter(before, {
    ranOut: name,
    running: new Set([...before.names.filter((other) => other !== name), ...timers.map(([next]) => next)]),
    set: timers.map(([next, delayMs]) => ({ name: next, delayMs })),
  });
const next = (timers: Timers): readonly string[] =>
  timers.names.slice(1).filter((name) => mayRunOut(timers, name));

describe('two timers', () => {
  it('set in one step end in the order of their length, and in that of being set where that is the same', () => {
    expect(next(set(noTimers, ['long', 5000], ['short', 3000]))).toEqual(['short']);
    expect(next(set(noTimers, ['one', 3000], ['other', 3000]))).toEqual(['one']);
  });

  it('set in two steps end in either order, unless the first is the shorter', () => {
    expect(next(set(set(noTimers, ['long', 5000]), ['short', 3000]))).toEqual(['long', 'short']);
    expect(next(set(set(noTimers, ['short', 3000]), ['long', 5000]))).toEqual(['short']);
  });

  it('are told apart by what has run out before', () => {
    const two = set(noTimers, ['short', 3000], ['long', 5000]);
    // Two seconds are left of the long one at most.
    expect(next(runOut(two, 'short', ['next', 3000]))).toEqual(['long']);
    expect(next(runOut(two, 'short', ['next', 1000]))).toEqual(['next']);
    expect(next(set(runOut(two, 'short'), ['next', 1000]))).toEqual(['long', 'next']);
  });
});

const orders = (eggMs: number, riceMs: number, isTogether: boolean): readonly string[] => {
  const { edges, starts } = explore(stove(eggMs, riceMs, isTogether), stoveCatalog(isTogether));
  const from = (key: string): readonly string[] =>
    edges
      .filter((edge) => edge.from === key)
      .flatMap(({ name, to }) => from(to).map((rest) => `${name} ${rest}`.trim()))
      .concat(edges.some((edge) => edge.from === key) ? [] : ['']);
  return from(starts[0]?.to ?? '').toSorted((one, other) => one.localeCompare(other, 'en'));
};

describe('a chart with two timers', () => {
  it('is explored in both orders where both are possible, and in one where the shorter always comes first', () => {
    expect(orders(5000, 3000, true)).toEqual(['after:rice after:egg']);
    expect(orders(3000, 5000, true)).toEqual(['after:egg after:rice']);
    expect(orders(5000, 3000, false)).toEqual([
      'after:egg rice.cook:cook after:rice',
      'rice.cook:cook after:egg after:rice',
      'rice.cook:cook after:rice after:egg',
    ]);
    expect(orders(3000, 5000, false)).toEqual([
      'after:egg rice.cook:cook after:rice',
      'rice.cook:cook after:egg after:rice',
    ]);
  });

  it('is covered in both orders by paths of a proven length, which run on the scripted clock', async () => {
    const [machine, catalog] = [stove(5000, 3000, false), stoveCatalog(false)];
    const graph = explore(machine, catalog);
    const result = cover(graph, 'transitions+rejections');
    expect([result.steps, result.bound.steps]).toEqual([4, 4]);
    const names = result.paths.map(({ steps }) => steps.map(({ name }) => name).join(' '));
    expect(names.toSorted()).toEqual(['rice.cook:cook after:egg', 'rice.cook:cook after:rice']);
    for (const path of result.paths)
      await drivePath({ machine, catalog }, scriptOf(graph, path), actorDriver({ machine, catalog }));
  });
});

/** Orders in which a stove's timers really end on a running clock, whenever somebody cooks rice. */
function ordersOnTheClock(eggMs: number, riceMs: number): readonly string[] {
  const tickMs = 500;
  const orders = new Set<string>();
  for (let cookMs = 0; cookMs <= eggMs + riceMs; cookMs += tickMs) {
    const clock = new SimulatedClock();
    const order: string[] = [];
    const actor = createActor(stove(eggMs, riceMs, false), {
      clock,
      inspect: ({ type, ...inspected }) => {
        const { event } = inspected as { readonly event?: { readonly type: string } };
        const timer = /^xstate\.after\.(egg|rice)\./.exec(event?.type ?? '')?.[1];
        if (type === '@xstate.microstep' && timer !== undefined) order.push(`after:${timer}`);
      },
    });
    actor.start();
    for (let nowMs = 0; nowMs <= 2 * (eggMs + riceMs); nowMs += tickMs) {
      if (nowMs === cookMs) {
        order.push('rice.cook:cook');
        actor.send({ type: 'rice.cook' });
      }
      clock.increment(tickMs);
    }
    orders.add(order.join(' '));
  }
  return [...orders].toSorted((one, other) => one.localeCompare(other, 'en'));
}

it.each([
  [5000, 3000],
  [3000, 5000],
  [4000, 4000],
])('two timers of %i and %i ms are walked in just the orders of a real clock', (eggMs, riceMs) => {
  expect(orders(eggMs, riceMs, false)).toEqual(ordersOnTheClock(eggMs, riceMs));
});

describe('the scripted clock', () => {
  it('lets no timer run out before one that is due in any case', () => {
    const clock = scriptedClock();
    clock.setTimeout(() => undefined, 5000);
    clock.setTimeout(() => undefined, 3000);
    expect(() => clock.runOut(0)).toThrow('The timer of 5000 ms cannot run out before the one of 3000 ms.');
    clock.runOut(1);
    clock.runOut(0);
  });

  it('lets time go by between two steps', () => {
    const clock = scriptedClock();
    clock.setTimeout(() => undefined, 5000);
    clock.letTimePass();
    clock.setTimeout(() => undefined, 3000);
    expect(() => clock.runOut(0)).not.toThrow();
  });
});
