import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { correctQuantity } from '#domain/quantity.ts';
import { QuantityAndAdd } from '#ui/shop/QuantityAndAdd/QuantityAndAdd.tsx';
import type { QuantityAndAddCommand, QuantityAndAddView } from '#ui/shop/QuantityAndAdd/QuantityAndAdd.tsx';
import { sampleSetting } from './sample-articles.ts';

const rule = { minimum: 5, maximum: 100, step: 5 };

function setUp(change: Partial<QuantityAndAddView> = {}) {
  const heard = vi.fn<(command: QuantityAndAddCommand) => void>();
  function Tile() {
    const [corrected, setCorrected] = useState(correctQuantity(5, rule));
    const { quantity, reason } = corrected;
    return (
      <QuantityAndAdd
        name="HP CF259X"
        setting={sampleSetting()}
        view={{
          quantity,
          rule,
          isAdding: false,
          isAddAllowed: true,
          obstacles: [],
          correction: reason === null ? null : { reason, stored: quantity },
          limit: null,
          ...change,
        }}
        send={(command) => {
          heard(command);
          setCorrected(correctQuantity(command.typed, rule));
        }}
      />
    );
  }
  render(<Tile />);
  return { heard, field: screen.queryByRole<HTMLInputElement>('textbox') };
}

describe('QuantityAndAdd', () => {
  it('[S5-13] corrects the amount when the field is left and says what was corrected', async () => {
    const { heard, field } = setUp();
    await userEvent.clear(field!);
    await userEvent.type(field!, '12');
    expect(field!.value).toBe('12');
    await userEvent.tab();
    expect(heard.mock.calls).toEqual([[{ type: 'quantity.commit', typed: '12' }]]);
    expect(field!.value).toBe('10');
    expect(screen.getByRole('status').textContent).toBe('Auf die Packungsgröße gerundet: 10.');
    expect(field!.getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  });

  it('[S5-13] corrects at once when the amount is changed by a step', async () => {
    const { heard, field } = setUp();
    await userEvent.clear(field!);
    await userEvent.type(field!, '12{ArrowUp}');
    expect(heard.mock.calls).toEqual([[{ type: 'quantity.commit', typed: 15 }]]);
    expect(field!.value).toBe('15');
    await userEvent.keyboard('{ArrowDown}');
    expect(field!.value).toBe('10');
  });

  it('[S5-15] adds what is typed on Enter, once', async () => {
    const { heard, field } = setUp();
    await userEvent.clear(field!);
    await userEvent.type(field!, '20{Enter}');
    await userEvent.tab();
    expect(heard.mock.calls).toEqual([[{ type: 'article.add', typed: '20' }]]);
    expect(field!.hasAttribute('data-enter')).toBe(true);
  });

  it('adds by its button, which is named after the article', async () => {
    const { heard } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'HP CF259X in den Warenkorb' }));
    expect(heard.mock.calls).toEqual([[{ type: 'article.add', typed: '5' }]]);
  });

  it('says that it is adding and swallows a second press', async () => {
    const { heard, field } = setUp({ isAdding: true });
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(field!, '{Enter}');
    expect(heard).not.toHaveBeenCalled();
  });

  it('[S4.3-07] shows every reason instead of field and button when adding is not allowed', () => {
    const { field } = setUp({ isAddAllowed: false, obstacles: ['mayNotOrder', 'priceHidden'] });
    expect(field).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ihr Konto darf derzeit nicht bestellen.',
      'Preise werden derzeit nicht angezeigt.',
    ]);
  });

  it('says at the field why no more can be had', () => {
    const { field } = setUp({ limit: 'Es ist nur noch 1 Stück verfügbar.' });
    const told = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toBe('Es ist nur noch 1 Stück verfügbar.');
  });
});
