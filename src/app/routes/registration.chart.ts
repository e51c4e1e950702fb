import {
  registrationMachine,
  type RegistrationMachine,
} from '#machines/registration/registration.machine.ts';
import type { ScreenChart } from '../screen-chart.tsx';

/** Asking for an account, and what follows by mail. */
export const registrationChart: ScreenChart<RegistrationMachine> = {
  name: 'registration',
  machine: registrationMachine,
  calls: async (call) => (await import('../live/registration.calls.ts')).registrationCalls(call),
  facts: {},
};
