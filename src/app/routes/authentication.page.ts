import { createElement } from 'react';
import { AuthenticationScreen } from '#ui/screens/login/AuthenticationScreen.tsx';
import { PasskeyLogin } from '#ui/screens/login/PasskeyLogin.tsx';
import { RegistrationConfirmPage } from '#ui/screens/login/RegistrationConfirmPage.tsx';
import { RegistrationPage } from '#ui/screens/login/RegistrationPage.tsx';
import { withChart } from '../screen-chart.tsx';
import { passkeySignInChart } from './passkey-sign-in.chart.ts';
import { registrationChart } from './registration.chart.ts';

const parts = {
  Passkeys: withChart(PasskeyLogin, passkeySignInChart),
  Registration: withChart(RegistrationPage, registrationChart),
  Confirmation: withChart(RegistrationConfirmPage, registrationChart),
} as const;

export const Component = () => createElement(AuthenticationScreen, parts);
