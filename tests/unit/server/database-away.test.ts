import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from '#server/database/pool.ts';
import { Unavailable } from '#server/calls/failures.ts';

const coded = (code: string, more: object = {}): Error => Object.assign(new Error('…'), { code, ...more });

describe('whether the database is away', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNABORTED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EMFILE',
    // connection exception, too many connections, shut down, I/O error, read only
    '08006',
    '53300',
    '57P01',
    '58030',
    '25006',
    // sat idle in a transaction, transaction took too long
    '25P03',
    '25P04',
    // signed in nowhere: role, password, database
    '28000',
    '28P01',
    '3D000',
  ])('[R75] is told by the code %s, also of what caused an error', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true);
    expect(isDatabaseAway(new Error('Failed query', { cause: coded(code) }))).toBe(true);
  });

  it.each([
    '23505',
    '23514',
    '40001',
    '40P01',
    '42501',
    '42P01',
    '22P02',
    '25P02',
    'XX000',
    'ERR_INVALID_ARG_TYPE',
  ])('is not told by the code %s, which is a fault of the shop', (code) =>
    expect(isDatabaseAway(coded(code))).toBe(false),
  );

  it('[R75] is told by a socket that is missing, and not by a file that is', async () => {
    const lost = await new Promise((resolve) => connect('/not/there/.s.PGSQL.5432').once('error', resolve));
    expect(isDatabaseAway(lost)).toBe(true);
    const missing = ((): unknown => {
      try {
        return readFileSync('/not/there');
      } catch (error) {
        return error;
      }
    })();
    expect(missing).toMatchObject({ code: 'ENOENT' });
    expect(isDatabaseAway(missing)).toBe(false);
  });

  it('[R75] is told by what the driver says of a connection it lost or never had', async () => {
    const client = new pg.Client({ host: '/not/there' });
    const refusal: unknown = await client.connect().catch((error: unknown) => error);
    expect(isDatabaseAway(refusal)).toBe(true);
    const later: unknown = await client.query('select 1').catch((error: unknown) => error);
    expect(isDatabaseAway(later)).toBe(true);
    expect(isDatabaseAway(new Unavailable('too many wait'))).toBe(true);
    expect(isDatabaseAway(new Error('timeout expired'))).toBe(true);
    expect(isDatabaseAway('timeout expired')).toBe(false);
  });
});
