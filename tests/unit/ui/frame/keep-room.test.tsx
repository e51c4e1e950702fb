import { expect, it, vi } from 'vitest';
import { keepRoom } from '#ui/frame/keep-room.ts';

it('keeps as much room as the bar takes, also when the bar alone becomes another size', () => {
  let changed: () => void = () => undefined;
  const observed: unknown[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe(element: Element): void {
        observed.push(element);
      }
      disconnect(): void {
        observed.length = 0;
      }
    },
  );
  let height = 60;
  const bar = document.createElement('section');
  Object.defineProperty(bar, 'offsetHeight', { get: () => height });
  const room = () => document.documentElement.style.getPropertyValue('--room-below');

  const giveBack = keepRoom(bar);
  expect(room()).toBe('60px');
  expect(observed).toEqual([bar]);
  height = 96;
  changed();
  expect([room(), document.body.style.marginBlockEnd]).toEqual(['96px', '96px']);
  giveBack();
  expect([room(), document.body.style.marginBlockEnd]).toEqual(['', '']);
  expect(observed).toEqual([]);
});
