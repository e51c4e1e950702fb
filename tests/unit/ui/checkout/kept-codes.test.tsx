import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '#texts/de.ts';
import { FactorSecretPart } from '#ui/screens/account-password/FactorSecretPart.tsx';
import { RecoveryCodes } from '#ui/screens/account-password/RecoveryCodes.tsx';
import { renderShopPage } from './shop-page.tsx';

const words = texts.accountPassword;
const codes = ['ABCDE-FGH23', 'JKLMN-PQR45'];
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('what is shown once', () => {
  it('[S2.1-11] is copied, and saved as a file: the recovery codes', async () => {
    const user = userEvent.setup();
    renderShopPage({
      Screen: () => <RecoveryCodes codes={codes} onKeep={() => undefined} />,
      path: '/my/password',
    });
    await user.click(screen.getByRole('button', { name: words.copyCodes }));
    expect(await screen.findByText(words.codesCopied)).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(codes.join('\r\n'));
    const files: Blob[] = [];
    const kept = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:codes';
    });
    await press(words.saveCodes);
    kept.mockRestore();
    expect(await files[0]?.text()).toBe(`${words.recoveryCodes}\r\n${codes.join('\r\n')}\r\n`);
  });

  it('[S2.1-11] is copied: the secret of the app', async () => {
    const user = userEvent.setup();
    renderShopPage({
      Screen: () => (
        <FactorSecretPart
          factor={{ secret: 'ABCD2345', drawing: { size: 1, path: 'M0 0' } }}
          onCancel={() => undefined}
        />
      ),
      path: '/my/password',
    });
    await user.click(screen.getByRole('button', { name: words.copySecret }));
    expect(await screen.findByText(words.secretCopied)).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('ABCD2345');
  });
});
