import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/parts/Dialog/Dialog.tsx';
import type { DialogSize } from '#ui/parts/Dialog/Dialog.tsx';
import { sizes } from '#ui/parts/Dialog/Dialog.css.ts';

function open(size?: DialogSize) {
  const onClose = vi.fn();
  const onOutside = vi.fn();
  render(
    <Dialog
      label="Warenkorb laden"
      closeLabel="Schließen"
      size={size}
      onClose={onClose}
      onOutside={onOutside}
    >
      <p>Inhalt</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Warenkorb laden' });
  const window = dialog.parentElement;
  const outside = window?.parentElement;
  if (!window || !outside) throw new Error('The dialog stands in no window');
  return { onClose, onOutside, dialog, window, outside };
}

describe('Dialog', () => {
  it('[S4.6-03] is named by its label, holds its content and has the focus', () => {
    const { dialog } = open();
    expect(dialog.contains(screen.getByText('Inhalt'))).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each(['xs', 'sm', 'md', 'lg', 'xl'] as const)('[S4.6-02] takes the size %s', (size) => {
    const { window } = open(size);
    expect([...window.classList]).toContain(sizes[size]);
  });

  it('[S4.6-02][S9-31] is of size xl when none is given', () => {
    const { window } = open();
    expect([...window.classList]).toContain(sizes.xl);
  });

  it('[S4.6-05] closes by its icon and by Escape', async () => {
    const { onClose, onOutside } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onOutside).not.toHaveBeenCalled();
  });

  it('reports a press outside without closing, and none that begins inside', async () => {
    const { onClose, onOutside, outside } = open();
    await userEvent.click(outside);
    expect(onOutside).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('Inhalt'));
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Inhalt') },
      { keys: '[/MouseLeft]', target: outside },
    ]);
    outside.click();
    expect(onOutside).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});
