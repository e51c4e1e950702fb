import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { secondFactorCatalog } from '#machines/second-factor/second-factor.catalog.ts';
import { secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts';
import { selectSecondFactor } from '#machines/second-factor/second-factor.selectors.ts';
import type { ShownCode, VerifyReply } from '#machines/second-factor/second-factor.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(secondFactorMachine, secondFactorCatalog);

const { calls } = secondFactorCatalog;
const tenMinutes = 600_000;

/** The step after the password; each code is answered in turn. */
function open(...answers: readonly (keyof typeof calls.verify)[]) {
  const asked: ShownCode[] = [];
  const told: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        verify: fromPromise<VerifyReply, ShownCode>(async ({ input }) => {
          asked.push(input);
          const sample = calls.verify[answers[asked.length - 1] ?? 'ok'];
          if (sample !== undefined && 'output' in sample) return sample.output;
          throw sample?.error;
        }),
        sendCode: fromPromise(async () => ({ success: true as const })),
      },
    }),
    { input: { remainingMs: tenMinutes, hasApp: true }, clock },
  );
  actor.on('secondFactor.passed', (fact) => told.push(fact));
  actor.start();
  const stateOf = () => selectSecondFactor(actor.getSnapshot()).state;
  return {
    actor,
    asked,
    told,
    clock,
    stateOf,
    until: (state: string) => waitFor(actor, () => stateOf() === state, { timeout: 1000 }),
    submit: (code: string) => actor.send({ type: 'code.submit', code, isBrowserTrusted: false }),
  };
}

describe('the step after the password', () => {
  it('[S2.1-11][S7.2-06] sends one code at a time by the chosen way, and tells that it was right', async () => {
    const { actor, asked, told, submit, until } = open('wrong', 'merged');
    submit('111111');
    submit('222222');
    await until('app');
    actor.send({ type: 'way.choose', way: 'recovery' });
    actor.send({ type: 'code.submit', code: 'ABCDEFGH23', isBrowserTrusted: true });
    await until('passed');
    expect(asked).toEqual([
      { way: 'app', code: '111111', isBrowserTrusted: false },
      { way: 'recovery', code: 'ABCDEFGH23', isBrowserTrusted: true },
    ]);
    expect(told).toEqual([
      expect.objectContaining({
        type: 'secondFactor.passed',
        isBasketMerged: true,
        redirectTo: '/my/orders',
      }),
    ]);
  });

  it('[S2.1-11] ends where the server says so, and then sends nothing', async () => {
    const { asked, told, submit, until } = open('wrong', 'locked');
    submit('111111');
    await until('app');
    submit('222222');
    await until('locked');
    submit('333333');
    expect(asked).toHaveLength(2);
    expect(told).toEqual([]);
  });

  it('[S2.1-11] says nothing of a former code where it is ended from beside it', async () => {
    const { actor, submit, until } = open('wrong', 'locked');
    submit('111111');
    await until('app');
    actor.send({ type: 'attempt.end', how: 'locked' });
    expect(selectSecondFactor(actor.getSnapshot())).toMatchObject({ state: 'locked', endedBy: '' });
  });

  it('[S2.1-11] is over after ten minutes', () => {
    const { clock, stateOf } = open();
    clock.increment(tenMinutes - 1);
    expect(stateOf()).toBe('app');
    clock.increment(1);
    expect(stateOf()).toBe('over');
  });

  it('[S2.1-11] goes on with the mailed code where another way was looked at meanwhile', async () => {
    const { actor, stateOf, until } = open();
    actor.send({ type: 'way.choose', way: 'mail' });
    expect(stateOf()).toBe('mail');
    actor.send({ type: 'mail.request' });
    await until('mailed');
    actor.send({ type: 'way.choose', way: 'app' });
    actor.send({ type: 'way.choose', way: 'mail' });
    expect(stateOf()).toBe('mailed');
  });
});
