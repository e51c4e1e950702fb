import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { flushedPlace, restoreAsOf, takeSnapshot } from '#tests/faults/power-loss.ts';
import { orderBody } from '#tests/server/basket/small-catalogue.ts';
import {
  connectTo,
  createDataFolder,
  databaseProcesses,
  endPrograms,
  ensureBuilt,
  freePort,
  isReady,
  signalAll,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import { expectOneWholeOrderEach, readyBuyers, stockOf } from '#tests/server/support/buyers.ts';
import type { Buyer } from '#tests/server/support/buyers.ts';

const folder = createDataFolder();
const buyerCount = 8;
const unansweredCount = 2;

beforeAll(ensureBuilt, 240_000);
afterAll(async () => {
  await endPrograms();
  rmSync(folder, { recursive: true, force: true });
});

const place = ({ browser, basket }: Buyer) =>
  browser.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });

describe('a power cut', () => {
  it('[R78][R46] loses no acknowledged order, and asking again with the same tokens repeats them', async () => {
    const before = path.join(folder, 'before');
    const snapshot = path.join(folder, 'snapshot');
    const after = path.join(folder, 'after');
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const first = startProgram({ DATA_DIR: before, PORT: port });
    await isReady(first);
    const database = await connectTo(before);
    await takeSnapshot(database, before, snapshot);

    const { article, buyers } = await readyBuyers(url, buyerCount);
    const stock = await stockOf(url, article);
    const acknowledged = buyers.slice(unansweredCount);
    const answers = await Promise.all(acknowledged.map(place));
    const cutAt = await flushedPlace(database);
    // Stored after the cut: in the world of the restored folder their answers never came.
    for (const buyer of buyers.slice(0, unansweredCount)) await place(buyer);
    signalAll([first.process.pid ?? 0, ...databaseProcesses(before)], 'SIGKILL');
    await first.ended;
    restoreAsOf(cutAt, snapshot, before, after);

    await isReady(startProgram({ DATA_DIR: after, PORT: port }));
    expect(await stockOf(url, article)).toBe(stock - acknowledged.length);
    const repeated = await Promise.all(acknowledged.map(place));
    expect(repeated).toEqual(answers.map((answer) => ({ ...answer, isRepetition: true })));
    expect(await stockOf(url, article)).toBe(stock - acknowledged.length);
    await expectOneWholeOrderEach(buyers);
    expect(await stockOf(url, article)).toBe(stock - buyerCount);
  }, 120_000);
});
