import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#server/database/pool.ts';
import { createLog } from '#server/log/log.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { enqueueMail } from '#server/mail/outbox.ts';
import { startOutboxWorker } from '#server/mail/outbox-worker.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
const folder = mkdtempSync(path.join(tmpdir(), 'shop-outbox-'));
const log = createLog('silent');
const sender = { name: 'Kontor', address: 'service@kontor.example' };

beforeAll(async () => {
  shop = await startTestShop({ seed: 'none' });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The database counts microseconds: what was written within the same millisecond would not be due yet. */
const soon = (): Date => new Date(Date.now() + 1000);

const mail = {
  to: 'kundin@firma.example',
  subject: 'Ihre Bestellung',
  text: 'Guten Tag, größer als 5 € & mehr.',
};

it('writes one complete mail for each committed decision, and none for a rolled back one', async () => {
  const send = createMailer({ smtpUrl: null, outboxFolder: folder, sender });
  const worker = startOutboxWorker({ database: shop.database, send, log, clock: soon });
  await transaction(shop.database, (executor) => enqueueMail(executor, { ...mail, occasion: 'order-1' }));
  await transaction(shop.database, (executor) => enqueueMail(executor, { ...mail, occasion: 'order-1' }));
  await expect(
    transaction(shop.database, async (executor) => {
      await enqueueMail(executor, mail);
      throw new Error('no order');
    }),
  ).rejects.toThrow('no order');
  expect(await worker.backlog()).toBe(1);
  await worker.drain();
  expect(await worker.backlog()).toBe(0);
  await worker.stop();
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  const written = readFileSync(path.join(folder, files[0] ?? ''), 'utf8');
  expect(written).toContain('Message-ID: <order-1@kontor-shop>');
  expect(written).toContain('To: kundin@firma.example');
});

it('[R52] keeps headers free of what a person typed', async () => {
  const typed = 'Rechnung\r\nBcc: alle@evil.example\r\n\r\nText';
  const seen: string[] = [];
  await transaction(shop.database, (executor) => enqueueMail(executor, { ...mail, subject: typed }));
  const worker = startOutboxWorker({
    database: shop.database,
    log,
    clock: soon,
    send: async ({ subject }) => void seen.push(subject),
  });
  await worker.drain();
  await worker.stop();
  expect(seen).toEqual(['Rechnung Bcc: alle@evil.example Text']);
  for (const to of ['a@b.de, c@d.de', 'a@b.de\r\nBcc: c@d.de', '"a"<x@y.de>', 'a@b.de;c@d.de', 'a']) {
    await expect(enqueueMail(shop.database, { ...mail, to })).rejects.toThrow(RangeError);
  }
});

it('tries again later when the mail server is away, with two workers never sending twice', async () => {
  let now = soon();
  let isAway = true;
  const sent: string[] = [];
  const start = () =>
    startOutboxWorker({
      database: shop.database,
      log,
      clock: () => now,
      send: async ({ messageId }) => {
        if (isAway) throw new Error('connection refused for kundin@firma.example');
        sent.push(messageId);
      },
    });
  await transaction(shop.database, (executor) => enqueueMail(executor, { ...mail, occasion: 'order-2' }));
  const workers = [start(), start()];
  await Promise.all(workers.map((worker) => worker.drain()));
  expect(await workers[0]?.backlog()).toBe(1);
  isAway = false;
  await Promise.all(workers.map((worker) => worker.drain()));
  expect(sent).toEqual([]);
  now = new Date(now.getTime() + 60_000);
  await Promise.all(workers.map((worker) => worker.drain()));
  expect(sent).toEqual(['order-2@kontor-shop']);
  for (const worker of workers) await worker.stop();
});
