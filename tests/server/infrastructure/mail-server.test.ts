import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { startOutboxWorker } from '#server/mail/outbox-worker.ts';
import type { OutboxWorker } from '#server/mail/outbox-worker.ts';
import { startMailServer } from '#tests/server/support/mail-server.ts';
import type { MailServer } from '#tests/server/support/mail-server.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
let mailServer: MailServer | null = null;
const workers: OutboxWorker[] = [];
beforeAll(async () => {
  shop = await startTestShop({ seed: 'none' });
});
afterEach(async () => {
  mailServer?.heal();
  for (const worker of workers.splice(0)) await worker.stop();
  await mailServer?.stop();
  await shop.testDatabase.asOwner('truncate outbox_mail');
});
afterAll(async () => {
  await shop.stop();
});

/** Less than any time after which a connection that hangs is given up. */
const soonMs = 8000;

function startWorker({ url }: MailServer, clock = () => new Date()): OutboxWorker {
  const sender = { name: 'Kontor', address: 'service@kontor.example' };
  const send = createMailer({ smtpUrl: url, outboxFolder: '', sender });
  const worker = startOutboxWorker({ database: shop.database, send, log: createLog('silent'), clock });
  workers.push(worker);
  return worker;
}

async function decide(recipients: readonly string[]): Promise<void> {
  for (const [index, to] of recipients.entries())
    await enqueueMail(shop.database, {
      to,
      subject: 'Bestellung',
      text: 'Guten Tag',
      occasion: `${index} ${to}`,
    });
}

const stuckRecipient = 'haengt@firma.example';
const many = (to: string, count: number): string[] => Array.from({ length: count }, () => to);

it('[R43] a recipient at whom the mail server hangs holds up nobody else', async () => {
  const server = (mailServer = await startMailServer((recipient) => recipient === stuckRecipient));
  const others = ['a@firma.example', 'b@firma.example', 'c@kunde.example', 'd@kunde.example'];
  await decide([...many(stuckRecipient, 100), ...others]);
  startWorker(server);
  await expect.poll(() => server.received.length, { timeout: soonMs }).toBe(others.length);
  expect(server.received.map(({ recipient }) => recipient).sort()).toEqual(others);
  expect(server.hanging()).toEqual([stuckRecipient]);
});

it('[R43] a domain at which the mail server hangs leaves room for the others', async () => {
  const server = (mailServer = await startMailServer((recipient) => recipient.endsWith('@firma.example')));
  const stuck = Array.from({ length: 40 }, (_, index) => `kunde-${index}@firma.example`);
  const others = Array.from({ length: 20 }, (_, index) => `kunde-${index}@kunde.example`);
  await decide([...stuck, ...others]);
  startWorker(server);
  await expect.poll(() => server.received.length, { timeout: soonMs }).toBe(others.length);
  expect(server.hanging().length).toBeLessThanOrEqual(3);
});

/** Whether one mail has failed once. */
const isPutOff = async (): Promise<boolean> =>
  (await shop.database.query('select from outbox_mail where attempts = 1 and last_error is not null'))
    .rowCount === 1;

it('[R43] what hung is sent later with the same message id, once, and nothing holds a transaction meanwhile', async () => {
  let lateMs = 0;
  const server = (mailServer = await startMailServer((recipient) => recipient === stuckRecipient));
  await decide([stuckRecipient]);
  const clock = (): Date => new Date(Date.now() + lateMs);
  const first = startWorker(server, clock);
  const second = startWorker(server, clock);
  await expect.poll(() => server.hanging(), { timeout: soonMs }).toEqual([stuckRecipient]);
  const { rows } = await shop.database.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([{ open: 0 }]);
  // It is the first worker's: the other one finds nothing.
  expect(await Promise.race([second.drain(), first.drain()])).toBe(0);
  expect(server.connectionCount()).toBe(1);

  server.heal();
  await expect.poll(isPutOff, { timeout: soonMs }).toBe(true);
  lateMs = 60_000;
  await Promise.all([first.drain(), second.drain()]);
  await expect.poll(() => first.backlog(), { timeout: soonMs }).toBe(0);
  expect(server.received).toEqual([
    { recipient: stuckRecipient, messageId: `<0 ${stuckRecipient}@kontor-shop>` },
  ]);
});

it('[R43] a mail that cannot be read is put off as one that cannot be sent, and holds up nobody else', async () => {
  const server = (mailServer = await startMailServer(() => false));
  await decide(['unlesbar@firma.example', 'kundin@firma.example']);
  await shop.database.query(
    `update outbox_mail set attachments = '{"filename": 1}' where recipient = 'unlesbar@firma.example'`,
  );
  let lateMs = 0;
  const worker = startWorker(server, () => new Date(Date.now() + lateMs));
  await expect.poll(() => server.received.length, { timeout: soonMs }).toBe(1);
  expect(server.received.map(({ recipient }) => recipient)).toEqual(['kundin@firma.example']);
  await expect.poll(isPutOff, { timeout: soonMs }).toBe(true);
  lateMs = 60_000;
  const unsent = async () => {
    const { rows } = await shop.database.query<{ attempts: number; secondsOff: number; last_error: string }>(
      `select attempts, extract(epoch from due_at - now())::float8 as "secondsOff", last_error
       from outbox_mail where sent_at is null`,
    );
    return rows;
  };
  // The round that put it off may be on its way still, with the time it began at.
  const attemptsAfterRound = async () => {
    expect(await worker.drain()).toBe(0);
    return (await unsent()).map(({ attempts }) => attempts);
  };
  await expect.poll(attemptsAfterRound, { timeout: soonMs }).toEqual([2]);
  const rows = await unsent();
  expect(rows).toMatchObject([{ last_error: expect.stringContaining('expected array') }]);
  expect(rows[0]?.secondsOff).toBeGreaterThan(60);
});

it('[R76] a mail whose sender died is sent by another worker when the lease is over', async () => {
  const server = (mailServer = await startMailServer(() => false));
  await decide(['kundin@firma.example']);
  await shop.database.query(`update outbox_mail set due_at = now() + interval '45 seconds'`);
  let lateMs = 0;
  const worker = startWorker(server, () => new Date(Date.now() + lateMs));
  expect(await worker.drain()).toBe(0);
  lateMs = 60_000;
  await worker.drain();
  await expect.poll(() => worker.backlog(), { timeout: soonMs }).toBe(0);
  expect(server.received).toHaveLength(1);
});
