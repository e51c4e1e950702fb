import { createElement } from 'react';
import { passkeySetupFacts } from '#machines/passkey-setup/passkey-setup.facts.ts';
import {
  passkeySetupMachine,
  type PasskeySetupMachine,
} from '#machines/passkey-setup/passkey-setup.machine.ts';
import { secondFactorSetupFacts } from '#machines/second-factor-setup/second-factor-setup.facts.ts';
import {
  secondFactorSetupMachine,
  type SecondFactorSetupMachine,
} from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import { AccountPasswordScreen } from '#ui/screens/account-password/AccountPasswordScreen.tsx';
import { PasskeysPart } from '#ui/screens/account-password/PasskeysPart.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

export const chart: ScreenChart<SecondFactorSetupMachine> = {
  name: 'secondFactorSetup',
  machine: secondFactorSetupMachine,
  calls: async (call) => (await import('../live/second-factor-setup.calls.ts')).secondFactorSetupCalls(call),
  facts: secondFactorSetupFacts,
};

const passkeys: ScreenChart<PasskeySetupMachine> = {
  name: 'passkeySetup',
  machine: passkeySetupMachine,
  calls: async (call) => (await import('../live/passkey-setup.calls.ts')).passkeySetupCalls(call),
  facts: passkeySetupFacts,
};

const Passkeys = withChart(PasskeysPart, passkeys);

export const Component = withChart<SecondFactorSetupMachine>(
  ({ chart: wired }) => createElement(AccountPasswordScreen, { chart: wired, Passkeys }),
  chart,
);
