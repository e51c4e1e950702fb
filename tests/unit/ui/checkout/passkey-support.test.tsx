import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LivePageContext } from '#app/live-page.ts';
import { Component as AccountPasswordScreen } from '#app/routes/account-password.page.ts';
import { Component as AuthenticationScreen } from '#app/routes/authentication.page.ts';
import { accountPasswordPath } from '#contract/account-path.ts';
import { texts } from '#texts/de.ts';
import { sampleMember } from '#machines/sample-records.ts';
import { renderShopPage } from './shop-page.tsx';

const { accountPasskeys, passkey } = texts;

function withoutPasskeys(): void {
  vi.stubGlobal('PublicKeyCredential', undefined);
}

/** An address of numbers has no name a passkey could belong to. */
function atNumbers(): void {
  vi.stubGlobal('location', { ...location, hostname: '127.0.0.1' });
}

const cannot = [
  ['a browser without passkeys', withoutPasskeys],
  ['an address without a name', atNumbers],
] as const;

/** A page whose charts ask nobody: nothing is pressed here. */
const alone = (Screen: ComponentType) => () => (
  <LivePageContext value={null}>
    <Screen />
  </LivePageContext>
);

const openSignIn = () => renderShopPage({ Screen: alone(AuthenticationScreen), path: '/login' });

const openAccount = () =>
  renderShopPage({
    Screen: alone(AccountPasswordScreen),
    path: accountPasswordPath,
    user: sampleMember,
    data: {
      sessions: [],
      browsers: [],
      secondFactor: { isOn: false, codesLeft: 0 },
      passkeys: { passkeys: [], codesLeft: 0 },
    },
  });

const passkeys = () => within(screen.getByRole('region', { name: accountPasskeys.title }));

describe('passkeys', () => {
  it('are offered where they can be used', () => {
    openSignIn();
    expect(screen.getByRole('button', { name: passkey.use }).isConnected).toBe(true);
    openAccount();
    expect(passkeys().getByText(accountPasskeys.add).closest('details')?.open).toBe(false);
    expect(passkeys().queryByText(accountPasskeys.unsupported)).toBe(null);
  });

  it.each(cannot)('are offered by no button of the sign-in to %s', (_name, stub) => {
    stub();
    openSignIn();
    vi.unstubAllGlobals();
    expect(screen.queryByRole('button', { name: passkey.use })).toBe(null);
  });

  it.each(cannot)('are said to be impossible before anything is typed to %s', (_name, stub) => {
    stub();
    openAccount();
    vi.unstubAllGlobals();
    expect(passkeys().getByText(accountPasskeys.unsupported).isConnected).toBe(true);
    expect(passkeys().queryByLabelText(new RegExp(accountPasskeys.newName))).toBe(null);
  });
});
