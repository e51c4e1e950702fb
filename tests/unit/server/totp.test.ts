import { describe, expect, it } from 'vitest';
import { browserNameOf } from '#domain/browser-name.ts';
import { createSecret, factorAddress, matchingStep, stepOf } from '#server/sign-in/totp.ts';
import { codeOf } from '#tests/support/app-code.ts';

/** The secret of the examples of RFC 6238: 12345678901234567890. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('[S7.2-06] are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(codeOf(secret, stepOf(new Date(seconds * 1000)))).toBe(code);
  });

  it('[S7.2-06][R10] count in their own step and the ones beside it, unless one as new was used', () => {
    const now = new Date('2026-11-26T12:00:15Z');
    const step = stepOf(now);
    const steps = [-2, -1, 0, 1, 2].map((away) => matchingStep(secret, codeOf(secret, step + away), now, 0));
    expect(steps).toEqual([null, step - 1, step, step + 1, null]);
    expect(matchingStep(secret, codeOf(secret, step), now, step)).toBe(null);
    expect(matchingStep(secret, codeOf(secret, step), now, step - 1)).toBe(step);
    // A clock that was set back, and what is no code at all, are wrong codes as well.
    expect(matchingStep(secret, codeOf(secret, step), now, step + 5)).toBe(null);
    expect(matchingStep(secret, '12', now, 0)).toBe(null);
  });

  it('[S2.1-11] come of a secret of 160 bits, another each time, which an app reads with shop and account', () => {
    expect(createSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(createSecret()).not.toBe(createSecret());
    expect(factorAddress(secret, { shop: 'Kontor Büro', email: 'a@b.example' })).toBe(
      'otpauth://totp/Kontor%20B%C3%BCro:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kontor%20B%C3%BCro',
    );
  });
});

describe('a browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1',
      'Safari, iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.5', ''],
    ['', ''],
  ])('[S7.2-10] is listed as its owner knows it: %s', (header, name) => {
    expect(browserNameOf(header)).toBe(name);
  });
});
