import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createTransitionCounter } from '#app/live/count-transitions.ts';
import { funnelEndpoints } from '#contract/funnel.ts';
import type { TransitionTally } from '#contract/funnel.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';

const start = Date.UTC(2026, 10, 21, 9, 30);
const minute = start / 60_000;
const accepted = 'consent|consent.asking.shown|consent.accept|0';
const readMore = 'consent|consent.asking.shown|consent.readMore|0';

beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

function running() {
  const sent: (readonly TransitionTally[])[] = [];
  const counter = createTransitionCounter({
    send: (transitions) => sent.push(transitions),
    clock: Date.now,
  });
  const bar = createActor(consentMachine, {
    input: { delayMs: 0 },
    inspect: counter.inspect,
  }).start();
  vi.advanceTimersByTime(1);
  return { sent, counter, bar };
}

const read = ({ bar }: ReturnType<typeof running>): void => bar.send({ type: 'consent.readMore' });

describe('counting transitions in the browser', () => {
  it('[S7.3-10] counts and sends nothing before consent', () => {
    const visit = running();
    read(visit);
    vi.advanceTimersByTime(120_000);
    visit.counter.flush();
    expect(visit.sent).toEqual([]);
  });

  it('sends one batch after 30 s, by transition and minute', () => {
    const visit = running();
    visit.counter.setGranted(true);
    read(visit);
    vi.advanceTimersByTime(29_999);
    read(visit);
    expect(visit.sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(visit.sent).toEqual([[{ machine: 'consent', transitionId: readMore, count: 2, minute }]]);
    vi.advanceTimersByTime(90_000);
    expect(visit.sent).toHaveLength(1);
    read(visit);
    visit.bar.send({ type: 'consent.accept' });
    visit.counter.flush();
    expect(visit.sent.at(-1)).toEqual([
      { machine: 'consent', transitionId: readMore, count: 1, minute: minute + 2 },
      { machine: 'consent', transitionId: accepted, count: 1, minute: minute + 2 },
    ]);
  });

  it('[S7.3-10] forgets what was not sent when consent is withdrawn', () => {
    const visit = running();
    visit.counter.setGranted(true);
    read(visit);
    visit.counter.setGranted(false);
    read(visit);
    visit.counter.setGranted(true);
    vi.advanceTimersByTime(60_000);
    visit.counter.flush();
    expect(visit.sent).toEqual([]);
  });

  it('sends what the contract takes, and nothing else', () => {
    const visit = running();
    visit.counter.setGranted(true);
    for (let turn = 0; turn < 1500; turn += 1) read(visit);
    visit.counter.flush();
    for (const transitions of visit.sent)
      expect(funnelEndpoints.count.body.safeParse({ transitions }).success).toBe(true);
    expect(visit.sent.flat().map(({ count }) => count)).toEqual([1000, 500]);
  });

  it('sends when a batch is full', () => {
    const visit = running();
    visit.counter.setGranted(true);
    for (let turn = 0; turn < 200; turn += 1) {
      read(visit);
      vi.setSystemTime(start + turn * 60_000 + 60_000);
    }
    expect(visit.sent.map((batch) => batch.length)).toEqual([200]);
  });
});
