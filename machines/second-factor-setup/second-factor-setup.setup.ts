import { assertEvent, assign, emit, setup } from 'xstate';
import { problemOf, refusalOf } from '#machines/call-problem.ts';
import type { OutcomesOf } from '#machines/outcome-events.ts';
import type { PhaseTag } from '#machines/phase-tag.ts';
import { secondFactorSetupActors } from './second-factor-setup.actors.ts';
import type {
  SecondFactorSetupCommand,
  SecondFactorSetupContext,
  SecondFactorSetupEmitted,
  SecondFactorSetupInput,
} from './second-factor-setup.types.ts';

/** What second-factor-setup.machine.ts names: ports, guards and actions. */
export const secondFactorSetupSetup = setup({
  types: {
    context: {} as SecondFactorSetupContext,
    input: {} as SecondFactorSetupInput,
    events: {} as SecondFactorSetupCommand | OutcomesOf<typeof secondFactorSetupActors>,
    emitted: {} as SecondFactorSetupEmitted,
    tags: {} as PhaseTag,
  },
  actors: secondFactorSetupActors,
  guards: {
    isOn: ({ context }) => context.isOn,
    isBegunNoMore: ({ event }) => {
      assertEvent(event, 'xstate.error.actor.confirm');
      return refusalOf(event.error)?.code === 'secondFactor.changed';
    },
  },
  actions: {
    keepPassword: assign(({ event }) => {
      assertEvent(event, ['setup.begin', 'codes.renew', 'factor.end']);
      return { currentPassword: event.currentPassword, problem: null };
    }),
    keepCode: assign(({ event }) => {
      assertEvent(event, 'code.confirm');
      return { code: event.code, problem: null };
    }),
    forgetTyped: assign({ currentPassword: '', code: '' }),
    keepFactor: assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.begin');
      const { secret, drawing } = event.output;
      return { factor: { secret, drawing } };
    }),
    forgetFactor: assign({ factor: null }),
    keepRecoveryCodes: assign(({ event }) => {
      assertEvent(event, ['xstate.done.actor.confirm', 'xstate.done.actor.renewCodes']);
      return { recoveryCodes: event.output.recoveryCodes };
    }),
    forgetRecoveryCodes: assign({ recoveryCodes: [] }),
    keepProblem: assign(({ event }) => {
      assertEvent(event, 'xstate.error.actor.*');
      return { problem: problemOf(event.error) };
    }),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit({ type: 'secondFactor.changed' }),
  },
});
