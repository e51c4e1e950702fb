import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { roster } from '#machines/app/roster.ts';
import { consentCatalog } from '#machines/consent/consent.catalog.ts';
import { consentMachine } from '#machines/consent/consent.machine.ts';
import {
  selectIsAnswered,
  selectIsGranted,
  selectIsNoticeShown,
} from '#machines/consent/consent.selectors.ts';
import type { ConsentEmitted, ConsentInput } from '#machines/consent/consent.types.ts';
import { samplePage } from '#machines/sample-records.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(consentMachine, consentCatalog);

function start(input: ConsentInput = roster.consent.inputOf(samplePage())) {
  const clock = new SimulatedClock();
  const told: ConsentEmitted[] = [];
  const actor = createActor(consentMachine, { input, clock });
  actor.on('*', (fact) => told.push(fact));
  return { actor: actor.start(), clock, told };
}

/** A visit whose storage holds something. */
function startWith(stored: unknown) {
  const visit = start();
  visit.actor.send({ type: 'route.changed', stored });
  return visit;
}

describe('cookie bar', () => {
  it('[S4.4-01][S2.12-08] appears after 3000 ms and not one earlier', () => {
    const { actor, clock } = start();
    clock.increment(2999);
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(true);
  });

  it('[S2.12-08] takes the delay from the configuration', () => {
    const { actor, clock } = start({ delayMs: 500 });
    clock.increment(499);
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(true);
  });

  it('[S4.4-01] keeps its delay running over route changes', () => {
    const { actor, clock } = start();
    clock.increment(2000);
    actor.send({ type: 'route.changed', stored: null });
    clock.increment(1000);
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(true);
  });

  it.each(['true', 'false', '2', '1', '{}'])('[S4.4-01] never appears when %j is stored', (stored) => {
    const { actor, clock } = startWith(stored);
    clock.increment(1_000_000);
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(false);
  });

  it("[S4.4-02] stores 'true' on accepting and hides", () => {
    const { actor, clock, told } = start();
    clock.increment(3000);
    actor.send({ type: 'consent.accept' });
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(false);
    expect(told).toContainEqual({ type: 'consent.stored', value: 'true' });
    expect(told.at(-1)).toEqual({ type: 'consent.trackingChanged', isGranted: true });
  });

  it("stores 'false' on declining and hides for good", () => {
    const { actor, clock, told } = start();
    clock.increment(3000);
    actor.send({ type: 'consent.decline' });
    clock.increment(1_000_000);
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(false);
    expect(told).toContainEqual({ type: 'consent.stored', value: 'false' });
    expect(selectIsGranted(actor.getSnapshot())).toBe(false);
  });

  it('[S4.4-03] goes to the privacy page by its info button and stays', () => {
    const { actor, clock, told } = start();
    clock.increment(3000);
    actor.send({ type: 'consent.readMore' });
    expect(told.at(-1)).toEqual({ type: 'consent.privacyWanted' });
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(true);
  });
});

describe('consent', () => {
  it.each([true, 'true', '2'])('[S4.4-04][R68] is given by %j', (stored) => {
    expect(selectIsGranted(startWith(stored).actor.getSnapshot())).toBe(true);
  });

  it.each([1, '1', 'TRUE', 2, ' true', '{}', null, false, 'false', ''])(
    '[S4.4-04][R68] is not given by %j',
    (stored) => {
      expect(selectIsGranted(startWith(stored).actor.getSnapshot())).toBe(false);
    },
  );

  it('[S4.4-05][R68][R69] is told on each route change from what the storage holds then', () => {
    const { actor, told } = startWith('true');
    told.length = 0;
    actor.send({ type: 'route.changed', stored: 'true' });
    actor.send({ type: 'route.changed', stored: null });
    actor.send({ type: 'route.changed', stored: null });
    actor.send({ type: 'route.changed', stored: '2' });
    actor.send({ type: 'route.changed', stored: 'false' });
    actor.send({ type: 'route.changed', stored: 'false' });
    expect(told).toEqual(
      [true, false, false, true, false, false].map((isGranted) => ({
        type: 'consent.trackingChanged',
        isGranted,
      })),
    );
  });

  it('[R69] ends with the reset, before the next navigation', () => {
    const { actor, told } = startWith('true');
    expect(selectIsAnswered(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'consent.reset' });
    expect(told.slice(-2)).toEqual([
      { type: 'consent.stored', value: null },
      { type: 'consent.trackingChanged', isGranted: false },
    ]);
  });

  it.each(['true', 'false'])('[S4.4-04] that was %j and is reset is asked for anew at once', (stored) => {
    const { actor } = startWith(stored);
    actor.send({ type: 'consent.reset' });
    expect(selectIsNoticeShown(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'consent.accept' });
    expect(selectIsGranted(actor.getSnapshot())).toBe(true);
  });
});
