import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ordering } from '#texts/de/ordering.ts';
import { QuantityAndAdd } from '#ui/shop/QuantityAndAdd/QuantityAndAdd.tsx';
import type { QuantityAndAddView } from '#ui/shop/QuantityAndAdd/QuantityAndAdd.tsx';
import type { QuantityFieldCommand } from '#ui/shop/QuantityField/QuantityField.tsx';
import { sampleSetting } from './sample-articles.ts';

const untouched: QuantityAndAddView = {
  rule: { minimum: 5, maximum: 100, step: 5 },
  quantity: 5,
  typed: null,
  corrected: null,
  isOpen: false,
  isAdding: false,
  obstacles: [],
  isStockShort: false,
  limit: null,
};

function setUp(change: Partial<QuantityAndAddView> = {}) {
  const heard: QuantityFieldCommand[] = [];
  render(
    <QuantityAndAdd
      name="HP CF259X"
      unit="Packung"
      setting={sampleSetting()}
      view={{ ...untouched, ...change }}
      send={(command) => heard.push(command)}
    />,
  );
  return { heard, field: screen.queryByRole<HTMLInputElement>('textbox', { name: 'Menge von HP CF259X' }) };
}

const noteOf = (field: HTMLElement | null): string | undefined =>
  document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('QuantityAndAdd', () => {
  it('[S5-13] tells what is typed, and that the field was left', async () => {
    const { heard, field } = setUp({ typed: '1', isOpen: true });
    expect(field!.value).toBe('1');
    await userEvent.type(field!, '2', { initialSelectionStart: 1 });
    await userEvent.tab();
    expect(heard).toEqual([{ type: 'quantity.type', text: '12' }, { type: 'quantity.commit' }]);
  });

  it('tells nothing of a field that was only visited', async () => {
    const { heard, field } = setUp();
    await userEvent.click(field!);
    await userEvent.tab();
    expect(heard).toEqual([]);
  });

  it('[S5-13] says how the amount was corrected, tied to the field', () => {
    const { field } = setUp({ quantity: 10, corrected: { quantity: 10, reason: 'notOnStep' } });
    expect(field!.value).toBe('10');
    expect(screen.getByRole('status').textContent).toBe('Auf die Packungsgröße gerundet: 10.');
    expect(noteOf(field)).toBe('Auf die Packungsgröße gerundet: 10.');
  });

  it('[S5-13] steps by arrow keys, by ten with the page keys', async () => {
    const { heard, field } = setUp();
    await userEvent.type(field!, '{ArrowUp}{ArrowDown}{PageUp}{PageDown}');
    expect(heard).toEqual([1, -1, 10, -10].map((steps) => ({ type: 'quantity.step', steps })));
  });

  it('[S5-15] adds on Enter, also before the page is live', async () => {
    const { heard, field } = setUp();
    await userEvent.type(field!, '{Enter}');
    expect(heard).toEqual([{ type: 'quantity.add' }]);
    expect(field!.hasAttribute('data-enter')).toBe(true);
  });

  it('[S5-15] adds once for each press, however long Enter is held', () => {
    const { heard, field } = setUp();
    for (const repeat of [false, true, true]) fireEvent.keyDown(field!, { key: 'Enter', repeat });
    expect(heard).toEqual([{ type: 'quantity.add' }]);
    const button = screen.getByRole('button');
    // What is prevented presses no native button; other keys go on.
    const isPressed = (key: string, repeat: boolean) => fireEvent.keyDown(button, { key, repeat });
    expect([isPressed('Enter', false), isPressed('Enter', true), isPressed('Tab', true)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('[S5-13] steps on while an arrow key is held', () => {
    const { heard, field } = setUp();
    for (const repeat of [false, true]) fireEvent.keyDown(field!, { key: 'ArrowUp', repeat });
    expect(heard).toEqual([1, 1].map((steps) => ({ type: 'quantity.step', steps })));
  });

  it('adds by its button, which is named after the article', async () => {
    const { heard } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'HP CF259X in den Warenkorb' }));
    expect(heard).toEqual([{ type: 'quantity.add' }]);
  });

  it('says that it is adding and swallows a second press', async () => {
    const { heard, field } = setUp({ isAdding: true });
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(field!, '{Enter}');
    expect(heard).toEqual([]);
  });

  it('[S4.3-07] shows every reason instead of field and button when adding is not allowed', () => {
    const { field } = setUp({ obstacles: ['mayNotOrder', 'priceHidden'] });
    expect(field).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      // As the server says it: true of a firm's account, and of a guest of a shop that takes no orders.
      ordering.orderNotAllowed,
      'Preise werden derzeit nicht angezeigt.',
    ]);
  });

  it.each([
    [1, 'Es ist nur noch 1 Packung verfügbar.'],
    [10, 'Es sind nur noch 10 Packungen verfügbar.'],
  ])('says how many of its unit there are where stock ends at %s', (quantity, sentence) => {
    const { field } = setUp({ isStockShort: true, corrected: { quantity, reason: 'aboveMaximum' } });
    expect(noteOf(field)).toBe(sentence);
  });

  it('says at the field why no more can be had', () => {
    const { field } = setUp({
      limit: 'Es ist nur noch 1 Stück verfügbar.',
      corrected: { quantity: 5, reason: 'notANumber' },
    });
    expect(noteOf(field)).toBe('Es ist nur noch 1 Stück verfügbar.');
  });

  it('shows fractions with a comma and thousands without a point', () => {
    expect(setUp({ quantity: 1000.125 }).field!.value).toBe('1000,125');
  });
});
