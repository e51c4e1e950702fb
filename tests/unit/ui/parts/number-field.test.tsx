import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from '#ui/parts/NumberField/NumberField.tsx';

const limits = { minimum: 2, maximum: 100, step: 2, decreaseLabel: 'Weniger', increaseLabel: 'Mehr' };

function setUp(initial = 4) {
  const heard = { change: vi.fn(), commit: vi.fn(), enter: vi.fn() };
  function Quantity() {
    const [value, setValue] = useState(initial);
    const correct = (text: string) =>
      setValue(Math.min(100, Math.max(2, Math.round((Number(text) || 0) / 2) * 2)));
    return (
      <NumberField
        {...limits}
        label="Menge"
        value={value}
        onChange={heard.change}
        onCommit={(text) => {
          heard.commit(text);
          correct(text);
        }}
        onEnter={(text) => {
          heard.enter(text);
          correct(text);
        }}
      />
    );
  }
  const { unmount } = render(<Quantity />);
  return { ...heard, unmount, input: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Menge' }) };
}

describe('NumberField', () => {
  it('shows what is typed until it is left, then the value that holds', async () => {
    const { input, change, commit } = setUp();
    await userEvent.clear(input);
    await userEvent.type(input, '7');
    expect(input.value).toBe('7');
    expect(change.mock.calls).toEqual([[''], ['7']]);
    expect(commit).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(commit.mock.calls).toEqual([['7']]);
    expect(input.value).toBe('8');
  });

  it('shows the value again when a correction changes nothing', async () => {
    const { input } = setUp(2);
    await userEvent.clear(input);
    await userEvent.type(input, 'abc');
    await userEvent.tab();
    expect(input.value).toBe('2');
  });

  it('does not report leaving without a change', async () => {
    const { input, commit } = setUp();
    await userEvent.click(input);
    await userEvent.tab();
    expect(commit).not.toHaveBeenCalled();
  });

  it('reports Enter with the typed text, once and instead of a commit', async () => {
    const { input, enter, commit } = setUp();
    await userEvent.clear(input);
    await userEvent.type(input, '12{Enter}');
    await userEvent.tab();
    expect(enter.mock.calls).toEqual([['12']]);
    expect(commit).not.toHaveBeenCalled();
    expect(input.value).toBe('12');
  });

  it('steps by arrow keys, by ten steps with the page keys and by its buttons', async () => {
    const { input, commit } = setUp();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{PageUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    await userEvent.click(screen.getByRole('button', { name: 'Weniger' }));
    expect(input.value).toBe('22');
    expect(commit).not.toHaveBeenCalled();
    await waitFor(() => expect(commit.mock.calls).toEqual([['22']]));
    expect(input.value).toBe('22');
  });

  it('commits to what the field stands for when the steps have rested', async () => {
    const before = vi.fn();
    const now = vi.fn();
    const field = (onCommit: (text: string) => void) => (
      <NumberField {...limits} label="Menge" value={4} onCommit={onCommit} />
    );
    const { rerender } = render(field(before));
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    rerender(field(now));
    await waitFor(() => expect(now.mock.calls).toEqual([['6']]));
    expect(before).not.toHaveBeenCalled();
  });

  it('commits what was stepped at once when it is left or goes away, and not a second time', async () => {
    const { input, commit, unmount } = setUp();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    expect(input.getAttribute('aria-valuenow')).toBe('6');
    await userEvent.tab();
    expect(commit.mock.calls).toEqual([['6']]);
    await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));
    unmount();
    expect(commit.mock.calls).toEqual([['6'], ['8']]);
  });

  it('stops its buttons at the limits and tells them to assistive technology', () => {
    const { input } = setUp(100);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mehr' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Weniger' }).disabled).toBe(false);
    expect(
      ['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => input.getAttribute(name)),
    ).toEqual(['2', '100', '100']);
    expect(input.inputMode).toBe('numeric');
  });

  it('reads a correction out and ties it to the field', () => {
    render(<NumberField {...limits} label="Menge" value={4} correction="Auf 4 gerundet" />);
    const note = screen.getByRole('status');
    expect(note.textContent).toBe('Auf 4 gerundet');
    expect(screen.getByRole('spinbutton').getAttribute('aria-describedby')).toBe(note.id);
  });
});
