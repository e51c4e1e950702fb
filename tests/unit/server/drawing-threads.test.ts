import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { startDrawingThreads, usualDrawingLimits } from '#server/document/drawing-threads.ts';
import type { DrawingLimits, DrawingThreads } from '#server/document/drawing-threads.ts';
import { Unavailable } from '#server/calls/failures.ts';
import { createLog } from '#server/log/log.ts';

const address = {
  kind: 'private',
  company: '',
  vatId: '',
  salutation: 'frau',
  firstname: 'Grete',
  lastname: 'Größenwahn',
  street: 'Lange Straße',
  houseNumber: '12a',
  addition: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '',
} as unknown as Order['billingAddress'];

const orderOf = (count: number): Order => ({
  orderNumber: '2026-100001',
  placedAt: '2026-11-22T10:00:00.000Z',
  state: 'accepted',
  mode: 'b2c',
  isTaxExempt: false,
  email: 'gast@kunde.example',
  billingAddress: address,
  shippingAddress: address,
  paymentMethod: 'Rechnung',
  shippingMethod: 'Standardversand',
  prepayment: null,
  minimumDays: 1,
  maximumDays: 2,
  comment: '',
  reference: '',
  positions: Array.from({ length: count }, (_, index) => ({
    articleNumber: `T${index}`,
    shopDepotId: 1,
    url: '',
    manufacturerNumber: `OEM-${index}`,
    displayName: 'Tonerkartusche für Bürodrucker, schwarz',
    quantity: 1,
    unit: 'Stück',
    unitNet: 1000,
    unitGross: 1190,
    taxRate: 19,
    lineNet: 1000,
    lineGross: 1190,
    hint: '',
    costCenter: '',
    offerNumber: '',
  })),
  goodsNet: 1000 * count,
  goodsGross: 1190 * count,
  shippingNet: 0,
  shippingGross: 0,
  paymentFeeNet: 0,
  paymentFeeGross: 0,
  taxes: [{ rate: 19, net: 1000 * count, tax: 190 * count }],
  totalNet: 1000 * count,
  totalTax: 190 * count,
  totalGross: 1190 * count,
});

const context = {
  language: 'de',
  settings: {
    address: {
      company: 'Kontor',
      street: 'Speicherweg 8',
      zip: '20457',
      city: 'Hamburg',
      country: 'Deutschland',
      phone: '040 0',
      email: 'service@kontor.example',
    },
    isDemo: false,
    taxExemptDisplayText: '',
  },
} as const;

let running: DrawingThreads | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});
const start = (limits: Partial<DrawingLimits> = {}): DrawingThreads => {
  running = startDrawingThreads(createLog('silent'), { ...usualDrawingLimits, ...limits });
  return running;
};

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-';
const threadCount = (): number => readdirSync('/proc/self/task').length;

describe('threads that draw documents', () => {
  it('[R80] draw several at once and one after the other', async () => {
    const { draw } = start({ patienceMs: 0 });
    const drawn = await Promise.all(
      [3, 40, 3, 40, 3].map((count) => draw({ order: orderOf(count), context })),
    );
    expect(drawn.map(isPdf)).toEqual([true, true, true, true, true]);
    expect(drawn[2]?.equals(drawn[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it('[R80] that run out of memory or time are an answer 503, and the next document is drawn', async () => {
    const tight = start({ heapMegabytes: 12, threads: 1 });
    await expect(tight.draw({ order: orderOf(500), context })).rejects.toBeInstanceOf(Unavailable);
    await tight.stop();
    // The time includes the start of the thread, which alone takes longer than a millisecond.
    const late = start({ drawMs: 1 });
    await expect(late.draw({ order: orderOf(3), context })).rejects.toBeInstanceOf(Unavailable);
    await late.stop();
    expect(isPdf(await start().draw({ order: orderOf(3), context }))).toBe(true);
  });

  it('[R75] refuse what is too much for the queue and what comes after their end', async () => {
    const threads = start({ threads: 1, longestQueue: 2 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => threads.draw({ order: orderOf(3), context })),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    const interrupted = threads.draw({ order: orderOf(40), context });
    await Promise.all([threads.stop(), expect(interrupted).rejects.toBeInstanceOf(Unavailable)]);
    await expect(threads.draw({ order: orderOf(3), context })).rejects.toBeInstanceOf(Unavailable);
  });

  it('tell a document that cannot be drawn from a thread that is gone', async () => {
    const { draw } = start({ threads: 1 });
    const broken = { ...orderOf(3), placedAt: 'never' };
    const failure: unknown = await draw({ order: broken, context }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(Unavailable);
    expect(isPdf(await draw({ order: orderOf(3), context }))).toBe(true);
  });

  it.runIf(process.platform === 'linux')('start one after another, only for what waits long', async () => {
    const patient = start({ patienceMs: 60_000 });
    const before = threadCount();
    await Promise.all(Array.from({ length: 4 }, () => patient.draw({ order: orderOf(3), context })));
    const withOne = threadCount();
    await patient.stop();
    await expect.poll(threadCount).toBeLessThan(withOne);
    const { draw } = start({ patienceMs: 1 });
    await Promise.all(Array.from({ length: 4 }, () => draw({ order: orderOf(200), context })));
    expect(threadCount() - before).toBeGreaterThan(withOne - before);
  });

  it.runIf(process.platform === 'linux')('end when there is nothing to draw and start again', async () => {
    const { draw } = start({ idleMs: 50 });
    await draw({ order: orderOf(3), context });
    const withThread = threadCount();
    await expect.poll(threadCount).toBeLessThan(withThread);
    expect(isPdf(await draw({ order: orderOf(3), context }))).toBe(true);
  });
});
