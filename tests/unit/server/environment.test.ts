import Fastify from 'fastify';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#server/runtime/environment.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';

type Variables = Readonly<Record<string, string>>;

function failureOf(variables: Variables): StartFailure {
  try {
    readEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(StartFailure);
    return error as StartFailure;
  }
  throw new Error(`accepted: ${JSON.stringify(variables)}`);
}

const secret = 'sehr-geheim';

const refused: Readonly<Record<string, readonly string[]>> = {
  HOST: [
    '999.1.1.1',
    '1.2.3',
    '1.2.3.4.5',
    '010.0.0.1',
    '::::',
    '[::1]',
    'localhost:3000',
    'http://localhost',
    '-x',
    'x-',
    'a..b',
    '.',
    '*',
    'shop example',
    'shop_/x',
    'büro',
    `${'a'.repeat(64)}.example`,
    '%zz',
    '1.2.3.4/8',
  ],
  TRUST_PROXY: [
    '999.1.1.1',
    '1.2.3.4/99',
    '1.2.3.4/33',
    '1.2.3.4/0',
    '1.2.3.4/',
    '1.2.3.4/-1',
    '1.2.3.4/8/8',
    '1.2.3.4/1e1',
    '::::',
    ':::',
    '::1/129',
    '::1/0',
    '10.0.0.0/33',
    '10.0.0.0/255.0.255.0',
    '1.2.3',
    '1',
    '010.0.0.1',
    ',',
    ' ',
    '10.0.0.0/8,',
    ',10.0.0.0/8',
    '10.0.0.0/8,,::1',
    'loopback,',
    'loopbak',
    'LOOPBACK',
    'true',
    'proxy.example',
    'loopback, 999.1.1.1',
    '10.0.0.0/8 ::1',
    '/8',
    'constructor',
    '__proto__',
  ],
  DATABASE_URL: [
    'shop',
    'mysql://a:b@c/d',
    'postgres:shop',
    'postgres:/shop',
    'postgres://',
    `postgres://shop:${secret}@127.0.0.1:99999/shop`,
    `postgres://shop:${secret}@127.0.0.1:0/shop`,
    `postgres://shop:${secret}@127.0.0.1:abc/shop`,
    `postgres://shop:${secret}@127.0.0.1:-1/shop`,
    `postgres://shop:${secret}@127.0.0.1`,
    `postgres://shop:${secret}@127.0.0.1/`,
    `postgres://shop:${secret}@127.0.0.1/?x=1`,
    `postgres://shop:${secret}@[::1/shop`,
    `postgres://shop:${secret}@[::::]/shop`,
    `postgres://shop:${secret}@a b/shop`,
    `postgres://shop:${secret}@a^b/shop`,
    `postgres://shop:${secret}%zz@127.0.0.1/shop`,
    `postgres://shop:${secret}%@127.0.0.1/shop`,
    `postgres://shop:${secret}%E4@127.0.0.1/shop`,
    `postgres://sh%fcop:${secret}@127.0.0.1/shop`,
    `postgres://shop:${secret}@127.0.0.1/sh%zzop`,
    `postgres://shop:${secret}@127.0.0.1/sh%e4op`,
    `postgres://shop:${secret}/x@127.0.0.1/shop`,
    `postgres://shop:${secret}@127.0.0.1/shop/x`,
    `postgres://shop:${secret}@/shop?host=/tmp&port=99999`,
    `postgres://shop:${secret}@/shop?host=/tmp&port=x`,
    `postgres://shop:${secret}@/shop?host=/tmp&port=5432x`,
    `postgres://shop:${secret}@/shop?host=/tmp%zz`,
    `postgres://shop:${secret}@999.1.1.1/shop`,
    `postgres://shop:${secret}@-/shop`,
    `postgres://shop:${secret}@127.0.0.1/shop?sslrootcert=/not/there`,
  ],
  PUBLIC_URL: [
    'shop.example',
    'ftp://shop.example',
    'https:shop.example',
    'https:///',
    'https://',
    'https://shop.example/laden',
    'https://shop.example/?a=b',
    'https://shop.example?',
    'https://shop.example/#a',
    'https://shop.example#',
    `https://user:${secret}@shop.example`,
    'https://user@shop.example',
    'https://@shop.example',
    'https://shop.example:99999',
    'https://shop.example:0',
    'https://shop.example:x',
    'https://999.1.1.1',
    'https://sh op.example',
    'https://%zz',
    'https://[::::]',
    'https://*.example',
    'https://shop.example, https://b.example',
  ],
  SMTP_URL: [
    'mail.example',
    'http://mail.example',
    'smtp:mail.example',
    'smtp://',
    'smtp:///x',
    'smtp://mail.example:99999',
    'smtp://mail.example:0',
    'smtp://mail.example:x',
    `smtp://a%zz:${secret}@mail.example`,
    `smtp://a:${secret}%E4@mail.example`,
    `smtp://a:${secret}@999.1.1.1`,
    `smtp://a:${secret}@ma il.example`,
    'smtp://a^b',
    'smtp://-',
    'smtp://[::::]',
  ],
  REST_BACKEND_URL: [
    'backend.example',
    'ftp://backend.example',
    'http:backend.example',
    'http://',
    'http://backend.example:99999',
    'http://backend.example:0',
    `http://user:${secret}@backend.example`,
    'http://backend.example/?a=b',
    'http://backend.example/#a',
    'http://999.1.1.1',
    'http://[::::]',
    'http://%zz',
  ],
  ANALYTICS_URL: [
    'matomo.example',
    'ftp://matomo.example',
    'https:matomo.example',
    'https://',
    'https://matomo.example:99999',
    'https://matomo.example:0',
    `https://user:${secret}@matomo.example`,
    'https://matomo.example/#a',
    'https://999.1.1.1',
    'https://[::::]',
    'https://matomo.example/%zz',
  ],
  PORT: ['-1', '65536', '99999', '3000x', '0x10', '1e3', '3.5', ' '],
};

describe('a variable that cannot work', () => {
  it.each(Object.entries(refused).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '[R75] is refused in one line: %s=%s',
    (name, value) => {
      const { message } = failureOf({ [name]: value });
      expect(message).toMatch(new RegExp(`^Wrong environment: ${name} [^\\n]+$`));
      expect(message).not.toContain(secret);
      expect(message.split(name)).toHaveLength(2);
    },
  );

  it('is named beside all the others', () => {
    const { message } = failureOf({ HOST: '::::', TRUST_PROXY: '1', PUBLIC_URL: 'x', PORT: 'y' });
    for (const name of ['HOST', 'TRUST_PROXY', 'PUBLIC_URL', 'PORT']) expect(message).toContain(`${name} `);
  });
});

describe('HOST', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '::',
    '::1',
    'fe80::1%eth0',
    'localhost',
    'shop',
    'shop.example',
    'xn--bro-hoa.example',
    'a1-b.example.',
  ])('may be %s', (host) => expect(readEnvironment({ HOST: host }).host).toBe(host));
});

describe('TRUST_PROXY', () => {
  it.each([
    ['loopback', ['loopback']],
    ['uniquelocal', ['uniquelocal']],
    ['linklocal', ['linklocal']],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    [' 10.0.0.1 ,fd00::/8,\tuniquelocal', ['10.0.0.1', 'fd00::/8', 'uniquelocal']],
    ['10.0.0.0/255.0.0.0', ['10.0.0.0/255.0.0.0']],
    ['::ffff:10.0.0.1', ['::ffff:10.0.0.1']],
    ['fe80::1%eth0', ['fe80::1%eth0']],
    ['0.0.0.0/1,128.0.0.0/1', ['0.0.0.0/1', '128.0.0.0/1']],
  ])('may be %s, and the server takes it', async (value, proxies) => {
    const { trustedProxies } = readEnvironment({ TRUST_PROXY: value });
    expect(trustedProxies).toEqual(proxies);
    const app = Fastify({ trustProxy: [...(trustedProxies ?? [])] });
    await app.close();
  });
});

describe('DATABASE_URL', () => {
  it.each([
    ['postgres://shop:pw@127.0.0.1:5432/shop', { host: '127.0.0.1', port: 5432, database: 'shop' }],
    ['postgresql://shop:pw@db.example/shop', { host: 'db.example', port: 5432, database: 'shop' }],
    ['postgres://shop:pw@[::1]:6000/shop', { host: '::1', port: 6000, database: 'shop' }],
    ['postgres://shop@db_1/shop', { host: 'db_1', port: 5432, database: 'shop' }],
    ['postgres://shop:p%40w%2Fx@db/sh%C3%B6p', { host: 'db', port: 5432, database: 'shöp' }],
    [
      'postgres://shop:pw@/shop?host=/var/run/postgresql',
      { host: '/var/run/postgresql', port: 5432, database: 'shop' },
    ],
    ['postgres://shop:pw@/shop?host=%2Ftmp%2Fa&port=5433', { host: '/tmp/a', port: 5433, database: 'shop' }],
    ['postgres://shop:pw@%2Ftmp%2Fa/shop', { host: '/tmp/a', port: 5432, database: 'shop' }],
    ['postgres:///shop?host=/tmp', { host: '/tmp', port: 5432, database: 'shop' }],
    [
      'postgres://db/shop?sslmode=verify-full&application_name=x',
      { host: 'db', port: 5432, database: 'shop' },
    ],
  ])('may be %s, and the driver reads it so', (url, expected) => {
    const { databaseUrl, databaseMigrationUrl } = readEnvironment({ DATABASE_URL: url });
    expect(databaseUrl).toBe(url);
    expect(databaseMigrationUrl).toBe(null);
    const { host, port, database } = new pg.Client({ connectionString: url });
    expect({ host, port, database }).toEqual(expected);
  });

  it('may have a second one for migrations, which alone means nothing', () => {
    const urls = {
      DATABASE_URL: 'postgres://shop@db/shop',
      DATABASE_MIGRATION_URL: 'postgres://owner@db/shop',
    };
    expect(readEnvironment(urls).databaseMigrationUrl).toBe(urls.DATABASE_MIGRATION_URL);
    expect(failureOf({ DATABASE_MIGRATION_URL: urls.DATABASE_MIGRATION_URL }).message).toMatch(
      /^Wrong environment: DATABASE_MIGRATION_URL [^\n]*DATABASE_URL/,
    );
    for (const url of refused['DATABASE_URL'] ?? [])
      expect(failureOf({ ...urls, DATABASE_MIGRATION_URL: url }).message).toMatch(/DATABASE_MIGRATION_URL /);
  });
});

describe('addresses of other servers', () => {
  it.each([
    ['PUBLIC_URL', 'https://shop.example', 'publicUrl', 'https://shop.example'],
    ['PUBLIC_URL', 'https://shop.example/', 'publicUrl', 'https://shop.example'],
    ['PUBLIC_URL', 'HTTPS://Shop.Example:443//', 'publicUrl', 'https://shop.example'],
    ['PUBLIC_URL', 'http://[::1]:8080', 'publicUrl', 'http://[::1]:8080'],
    ['PUBLIC_URL', 'https://büro.example', 'publicUrl', 'https://xn--bro-hoa.example'],
    ['REST_BACKEND_URL', 'http://127.0.0.1:8080/', 'restBackendUrl', 'http://127.0.0.1:8080'],
    ['REST_BACKEND_URL', 'https://backend.example/api/', 'restBackendUrl', 'https://backend.example/api'],
    [
      'ANALYTICS_URL',
      'https://matomo.example/matomo.php',
      'analyticsUrl',
      'https://matomo.example/matomo.php',
    ],
    ['SMTP_URL', 'smtp://user:p%40ss@mail.example:587', 'smtpUrl', 'smtp://user:p%40ss@mail.example:587'],
    ['SMTP_URL', 'smtps://mail.example', 'smtpUrl', 'smtps://mail.example'],
    ['SMTP_URL', 'smtp://127.0.0.1:2525/?ignoreTLS=true', 'smtpUrl', 'smtp://127.0.0.1:2525/?ignoreTLS=true'],
  ] as const)('%s may be %s', (name, value, field, expected) => {
    expect(readEnvironment({ [name]: value })[field]).toBe(expected);
  });
});
