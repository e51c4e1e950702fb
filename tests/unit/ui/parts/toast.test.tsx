import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ToastMarkup } from '#ui/frame/ToastMarkup.tsx';
import { Toast } from '#ui/parts/Toast/Toast.tsx';
import type { ToastKind } from '#ui/parts/Toast/Toast.tsx';
import { ToastRegion } from '#ui/parts/Toast/ToastRegion.tsx';
import { kinds, positions } from '#ui/parts/Toast/Toast.css.ts';

const base = { kindLabel: 'Art', closeLabel: 'Schließen', onClose: () => undefined };

describe('Toast', () => {
  it.each([
    ['info', 'group'],
    ['danger', 'alert'],
    ['warning', 'alert'],
    ['success', 'group'],
    ['basketAdd', 'group'],
  ] satisfies [ToastKind, string][])(
    '[S8-21] shows the kind %s as %s with a look and a word of its own',
    (kind, role) => {
      render(
        <Toast {...base} kind={kind} kindLabel={`Art ${kind}`}>
          Meldung
        </Toast>,
      );
      const toast = screen.getByRole(role);
      expect([...toast.classList]).toContain(kinds[kind]);
      expect(toast.textContent).toContain(`Art ${kind}`);
      expect(new Set(Object.values(kinds)).size).toBe(5);
    },
  );

  it('[S9-02] shows HTML, and stands in the north-east by default', () => {
    render(
      <ToastRegion label="Meldungen">
        <Toast {...base} kind="info">
          <ToastMarkup markup="Gutschein <b>HERBST</b> eingelöst" />
        </Toast>
      </ToastRegion>,
    );
    expect(screen.getByText('HERBST').tagName).toBe('B');
    const region = screen.getByRole('region', { name: 'Meldungen' });
    expect(region.dataset.position).toBe('ne');
    expect([...region.classList]).toContain(positions.ne);
  });

  it('has a live region before anything is in it', () => {
    render(<ToastRegion label="Meldungen" />);
    const live = screen.getByRole('region', { name: 'Meldungen' }).querySelector('[aria-live]');
    expect(live?.getAttribute('aria-live')).toBe('polite');
    expect(live?.childElementCount).toBe(0);
  });

  it('puts no alert into another live region, which would say it twice', () => {
    render(
      <ToastRegion
        label="Meldungen"
        urgent={
          <Toast {...base} kind="danger">
            Nein
          </Toast>
        }
      />,
    );
    expect(screen.getByRole('alert').parentElement?.closest('[aria-live]')).toBeNull();
  });

  it('tells when the pointer or focus rests on it and when it leaves', async () => {
    const onPause = vi.fn();
    const onResume = vi.fn();
    const onClose = vi.fn();
    render(
      <>
        <Toast {...base} kind="info" onPause={onPause} onResume={onResume} onClose={onClose}>
          <a href="/shop/basket">Zum Warenkorb</a>
        </Toast>
        <button type="button">Danach</button>
      </>,
    );
    const toast = screen.getByRole('group');
    await userEvent.hover(toast);
    expect(onPause).toHaveBeenCalledTimes(1);
    await userEvent.unhover(toast);
    expect(onResume).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(onPause).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    expect(onResume).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    expect(onResume).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
