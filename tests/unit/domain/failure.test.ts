import { describe, expect, it } from 'vitest';
import {
  availabilityOf,
  CallError,
  errorCodeOfPath,
  errorPageOf,
  failureOf,
  failureOfStatus,
  isOutcomeUnknown,
  noAnswer,
} from '#domain/failure.ts';

const signalOf = (status: number) => {
  const failure = failureOfStatus(status);
  return failure === null ? null : availabilityOf(failure);
};

describe('what a status means', () => {
  it.each([503, 401, 405])('[S4.1-02][S8-07][R72] %d is maintenance', (status) => {
    expect(signalOf(status)).toEqual({ kind: 'down', status });
  });

  it('[S4.1-02][S8-07][R72] no answer is maintenance', () => {
    expect(availabilityOf(noAnswer)).toEqual({ kind: 'down', status: null });
  });

  it('[S4.1-03][S8-08][R73] every other error status is an HTTP error with its code', () => {
    for (let status = 400; status < 600; status += 1) {
      if ([503, 401, 405].includes(status)) continue;
      expect(signalOf(status)).toEqual({ kind: 'error', code: status });
    }
  });

  it('no other status is a failure', () => {
    for (const status of [200, 201, 204, 301, 304]) expect(failureOfStatus(status)).toBeNull();
  });

  it('[R74] giving up a request says nothing about the shop', () => {
    expect(availabilityOf({ kind: 'aborted' })).toBeNull();
  });

  it('419 is the lost token, an unreadable answer a bad gateway', () => {
    expect(failureOfStatus(419)).toEqual({ kind: 'csrf' });
    expect(availabilityOf({ kind: 'invalidReply' })).toEqual({ kind: 'error', code: 502 });
  });
});

it('the outcome is unknown where something in front of the server may have answered', () => {
  expect(
    [noAnswer, failureOfStatus(503), failureOfStatus(504), failureOfStatus(502)].map(
      (failure) => failure !== null && isOutcomeUnknown(failure),
    ),
  ).toEqual([true, true, true, true]);
  expect(isOutcomeUnknown({ kind: 'httpError', code: 404 })).toBe(false);
  expect(isOutcomeUnknown({ kind: 'csrf' })).toBe(false);
});

describe('error pages', () => {
  it('[S2.10-04] exist for the nine codes of the spec; others use the generic page', () => {
    const codes = [401, 403, 404, 405, 419, 500, 502, 503, 'notApproved'] as const;
    expect(codes.map((code) => errorPageOf(code))).toEqual(codes.map(String));
    expect([400, 410, 429, 504].map((code) => errorPageOf(code))).toEqual(Array(4).fill('generic'));
  });

  it('[S2.10-02] the address without a code, or with nonsense, is 404', () => {
    expect([undefined, '', 'abc', '200', '4040', '403', '500'].map(errorCodeOfPath)).toEqual([
      404, 404, 404, 404, 404, 403, 500,
    ]);
  });
});

it('whatever an actor threw becomes one of the closed kinds', () => {
  expect(failureOf(new CallError(noAnswer, 'x'))).toEqual(noAnswer);
  expect(failureOf(new TypeError('x'))).toEqual({ kind: 'invalidReply' });
  expect(failureOf(undefined)).toEqual({ kind: 'invalidReply' });
});
