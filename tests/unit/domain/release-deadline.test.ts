import { describe, expect, it } from 'vitest';
import { releaseDeadline } from '#domain/release-deadline.ts';

const now = '2026-11-23T22:30:00.000Z';
const until = '2026-12-01T08:00:00.000Z';

describe('what comes next for a waiting order', () => {
  it.each([
    ['the deputy first', '2026-11-25T08:00:00.000Z', { next: 'deputy', days: 2 }],
    ['the deputy on the next day of Berlin', '2026-11-23T23:30:00.000Z', { next: 'deputy', days: 1 }],
    ['the deputy later today', '2026-11-23T22:45:00.000Z', { next: 'deputy', days: 0 }],
    ['its end where the deputy may decide already', '2026-11-22T08:00:00.000Z', { next: 'expiry', days: 8 }],
    ['its end at the moment the deputy may decide', now, { next: 'expiry', days: 8 }],
    ['its end where there is no deputy', null, { next: 'expiry', days: 8 }],
    ['its end where that comes before the deputy', '2026-12-02T08:00:00.000Z', { next: 'expiry', days: 8 }],
    ['its end where both come at once', until, { next: 'expiry', days: 8 }],
  ] as const)('[S4.3-10] is %s', (_, deputyAt, expected) => {
    expect(releaseDeadline({ deputyAt, until }, now)).toEqual(expected);
  });

  it('is today when it is over already', () => {
    expect(releaseDeadline({ deputyAt: null, until: '2026-11-20T08:00:00.000Z' }, now)).toEqual({
      next: 'expiry',
      days: 0,
    });
  });

  it('counts days of the calendar where clocks change', () => {
    const deadline = { deputyAt: null, until: '2026-10-26T00:30:00.000+01:00' };
    expect(releaseDeadline(deadline, '2026-10-24T23:30:00.000+02:00').days).toBe(2);
  });
});
