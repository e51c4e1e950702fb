import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderStep } from '#contract/order-steps.ts';
import { orderPage } from '#texts/de/order-page.ts';
import { waitingOrder, wholeOrder } from '#tests/support/waiting-orders.ts';
import { renderOwnOrder } from './own-order-page.tsx';

const at = (day: number): string => `2026-11-${day}T09:30:00+01:00`;

function show(steps: OrderStep[]): void {
  const { order } = wholeOrder(waitingOrder('2026-100042', { state: 'accepted', release: null }));
  renderOwnOrder({ ...order, steps });
}

const line = () =>
  within(screen.getByRole('list', { name: orderPage.steps.title }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.getAttribute('aria-current')]);

describe('the line of steps of an order', () => {
  it('[S2.3-08] is a list read in its order: what was done, by whom and when, where it stands, and what is to come', () => {
    show([
      { step: 'requested', standing: 'done', at: at(20) },
      { step: 'released', standing: 'current', at: at(21), by: 'Anna Berg' },
      { step: 'shipped', standing: 'open' },
    ]);
    expect(line()).toEqual([
      ['Freigabe angefragt 20.11.2026', null],
      ['Freigegeben durch Anna Berg 21.11.2026', 'step'],
      ['Versandt steht noch aus', null],
    ]);
  });

  it('ends with the word of its end', () => {
    show([
      { step: 'ordered', standing: 'done', at: at(20) },
      { step: 'notPaid', standing: 'ended', at: at(28) },
    ]);
    expect(line()).toEqual([
      ['Bestellt 20.11.2026', null],
      ['Storniert, nicht bezahlt 28.11.2026', 'step'],
    ]);
  });
});
