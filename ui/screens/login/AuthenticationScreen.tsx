import type { ComponentType } from 'react';
import { useMatches } from 'react-router-dom';
import type { AuthenticationMode } from '#contract/authentication-mode.ts';
import { InvitationPage } from './InvitationPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { LogoutPage } from './LogoutPage.tsx';
import { PasswordRequestPage } from './PasswordRequestPage.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';

const pages: Readonly<Record<Exclude<AuthenticationMode, 'login' | 'register' | 'confirm'>, ComponentType>> =
  {
    logout: LogoutPage,
    invitation: InvitationPage,
    passwordRequest: PasswordRequestPage,
    passwordReset: PasswordResetPage,
  };

const modeIn = (handle: unknown): AuthenticationMode | null =>
  typeof handle === 'object' && handle !== null && 'authenticationMode' in handle
    ? (handle.authenticationMode as AuthenticationMode)
    : null;

interface AuthenticationScreenProps {
  /** Signs in without a password. */
  readonly Passkeys: ComponentType<{ readonly redirectTo: string }>;
  /** Asks for an account. */
  readonly Registration: ComponentType;
  /** Confirms the mail address of a registration. */
  readonly Confirmation: ComponentType;
}

/** Signing in and out and what belongs to it: one view, whose mode the route sets (S2.1-01). */
export function AuthenticationScreen({ Passkeys, Registration, Confirmation }: AuthenticationScreenProps) {
  const mode = useMatches().reduce<AuthenticationMode>(
    (found, { handle }) => modeIn(handle) ?? found,
    'login',
  );
  if (mode === 'login') return <LoginPage Passkeys={Passkeys} />;
  if (mode === 'register') return <Registration />;
  if (mode === 'confirm') return <Confirmation />;
  const Page = pages[mode];
  return <Page />;
}
