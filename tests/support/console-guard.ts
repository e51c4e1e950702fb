import { afterEach, beforeEach, vi } from 'vitest';

/**
 * An unexpected `console.error` or `console.warn` fails the test. A test that expects one replaces the method by
 * `vi.spyOn(console, 'error').mockImplementation(…)` and asserts on it.
 */
const complaints: string[] = [];

const guard = (method: 'error' | 'warn'): void => {
  console[method] = (...parts: readonly unknown[]) => {
    complaints.push(
      `console.${method}: ${parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')}`,
    );
  };
};

beforeEach(() => {
  complaints.length = 0;
  guard('error');
  guard('warn');
});

afterEach(() => {
  vi.restoreAllMocks();
  const heard = complaints.splice(0);
  if (heard.length > 0) throw new Error(`Unexpected output:\n${heard.join('\n')}`);
});
