import { createElement } from 'react';
import { AuthenticationScreen } from '#ui/screens/login/AuthenticationScreen.tsx';
import { PasskeyLogin } from '#ui/screens/login/PasskeyLogin.tsx';
import { withChart } from '../screen-chart.tsx';
import { passkeySignInChart } from './passkey-sign-in.chart.ts';

const Passkeys = withChart(PasskeyLogin, passkeySignInChart);

export const Component = () => createElement(AuthenticationScreen, { Passkeys });
