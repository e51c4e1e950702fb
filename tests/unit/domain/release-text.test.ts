import { describe, expect, it } from 'vitest';
import { isReleaseText } from '#domain/release-text.ts';

describe('what is said with a decision', () => {
  it.each([
    ['', false],
    [' \n\t', false],
    ['x', true],
    [`  ${'x'.repeat(500)}\n`, true],
    ['x'.repeat(501), false],
  ])('[S4.3-10] %j may be sent: %s', (text, isFit) => {
    expect(isReleaseText(text)).toBe(isFit);
  });
});
