import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import type { AuthenticationMode } from '#contract/authentication-mode.ts';
import { InvitationPage } from './InvitationPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { PasswordRequestPage } from './PasswordRequestPage.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';
import { RegistrationConfirmPage } from './RegistrationConfirmPage.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

const pages: Readonly<Record<AuthenticationMode, ComponentType>> = {
  login: LoginPage,
  logout: LogoutPage,
  register: RegistrationPage,
  confirm: RegistrationConfirmPage,
  invitation: InvitationPage,
  passwordRequest: PasswordRequestPage,
  passwordReset: PasswordResetPage,
};

const modeIn = (handle: unknown): AuthenticationMode | null =>
  typeof handle === 'object' && handle !== null && 'authenticationMode' in handle
    ? (handle.authenticationMode as AuthenticationMode)
    : null;

/** Signing in and out and what belongs to it: one view, whose mode the route sets (S2.1-01). */
export function Component() {
  const mode = useMatches().reduce<AuthenticationMode>(
    (found, { handle }) => modeIn(handle) ?? found,
    'login',
  );
  const Page = pages[mode];
  return <Page />;
}
