import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { createLog } from '#server/log/log.ts';
import { startOrderTimeWorker } from '#server/order/order-time-worker.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import {
  add,
  askUntilAnswered,
  countOf,
  insertArticle,
  orderBody,
  show,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';

/** What a shop has of whose environment nobody set anything. */
const defaults = readEnvironment({}).limits.orders;
const hourMs = 3_600_000;

let now = new Date();
let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop({
    clock: () => now,
    environment: Object.fromEntries(
      ['ORDERS_PER_RECIPIENT_PER_HOUR', 'ORDERS_PER_SESSION_PER_HOUR', 'ORDERS_PER_ADDRESS_PER_HOUR']
        .concat(
          ['GUEST', 'ADDRESS', 'CUSTOMER', 'COMPANY'].flatMap((whose) => [
            `OPEN_PIECES_${whose}`,
            `OPEN_VALUE_${whose}`,
          ]),
        )
        .map((name) => [name, '']),
    ),
  });
});
afterAll(async () => {
  await shop.stop();
});

let lines = 0;
/** Another line to the internet than everybody's before. */
const freshAddress = (): string => `2001:db8:${(lines += 1).toString(16)}:1::7`;
let mailboxes = 0;
const freshEmail = (): string => `kunde${(mailboxes += 1)}@firma.example`;

interface Order {
  readonly visitor?: TestVisitor;
  readonly email?: string | null;
  readonly address?: string;
  readonly articleNumber?: string;
  readonly quantity?: number;
}

/** A visitor at the review; `order` presses the button. */
async function ready({ visitor, email, address, articleNumber = 'A1', quantity = 1 }: Order = {}) {
  const guest = visitor ?? shop.visitor(address ?? freshAddress());
  await add(guest, articleNumber, quantity);
  const basket = await walkToReview(guest, email === undefined ? freshEmail() : email);
  await guest.token();
  return {
    guest,
    basket,
    order: () => askUntilAnswered(guest, orderBody(basket)),
  };
}

const codesOf = (answers: readonly Awaited<ReturnType<Awaited<ReturnType<typeof ready>>['order']>>[]) =>
  answers.map((answer) => (answer.outcome === 'refused' ? answer.refusal.code : 'placed'));
const placedIn = (codes: readonly string[]) => codes.filter((code) => code === 'placed').length;

async function readyAll(orders: readonly Order[]) {
  const all: Awaited<ReturnType<typeof ready>>[] = [];
  for (let at = 0; at < orders.length; at += 10) {
    all.push(...(await Promise.all(orders.slice(at, at + 10).map((order) => ready(order)))));
  }
  return all;
}

describe('orders within an hour', () => {
  it(
    '[R66][R45] send a stranger five mails, however many sessions, addresses and spellings ask at once',
    { timeout: 90_000 },
    async () => {
      const spellings = [
        'fremd@mailhaus.example',
        'Fremd@Mailhaus.Example',
        'fremd+1@mailhaus.example',
        'fremd+zwei@mailhaus.example',
      ];
      const all = await readyAll(
        Array.from({ length: 60 }, (_value, index) => ({ email: spellings[index % 4] ?? '' })),
      );
      const codes = codesOf(await Promise.all(all.map(({ order }) => order())));
      expect(placedIn(codes)).toBe(defaults.recipient.mostOrders);
      expect(new Set(codes)).toEqual(new Set(['placed', 'order.tooMany']));
      expect(
        await countOf(
          shop,
          `select count(*) from shop_order_mail m join shop_order o on o.id = m.order_id
      where o.email ilike 'fremd%'`,
        ),
      ).toBe(defaults.recipient.mostOrders);
    },
  );

  it('[R66] are refused with a sentence, keep the basket, and go on after the hour', async () => {
    const email = 'wieder@kunde.example';
    for (let count = 0; count < defaults.recipient.mostOrders; count += 1) {
      expect(await (await ready({ email })).order()).toMatchObject({ outcome: 'ok' });
    }
    const { guest, basket, order } = await ready({ email, quantity: 2 });
    const answer = await order();
    expect(answer).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'order.tooMany',
        errorMessages: [
          expect.stringMatching(/^Ohne Kundenkonto .+ in 60 Minuten noch einmal, .+ 040 000000-0\.$/),
        ],
        basket: { items: [{ articleNumber: 'A1', quantity: 2 }] },
      },
    });
    expect(await show(guest)).toEqual(basket);
    const before = now;
    try {
      now = new Date(before.getTime() + hourMs - 1);
      expect(codesOf([await order()])).toEqual(['order.tooMany']);
      now = new Date(before.getTime() + hourMs);
      expect(codesOf([await order()])).toEqual(['placed']);
    } finally {
      now = before;
    }
  });

  it('[R66] are counted for a session, whatever mailbox it names', async () => {
    const visitor = shop.visitor(freshAddress());
    const codes: string[] = [];
    for (let count = 0; count <= defaults.session.mostOrders; count += 1) {
      codes.push(...codesOf([await (await ready({ visitor })).order()]));
    }
    expect(codes).toEqual([
      ...Array.from({ length: defaults.session.mostOrders }, () => 'placed'),
      'order.tooMany',
    ]);
  });

  it(
    '[R66] are counted for a line, of IPv6 the network, and leave the neighbours alone',
    { timeout: 60_000 },
    async () => {
      const most = defaults.address.mostOrders;
      const orders = Array.from({ length: most + 3 }, (_value, index) => ({
        address: `2001:db8:ffff:1::${(index + 1).toString(16)}`,
      }));
      const codes = codesOf(await Promise.all((await readyAll(orders)).map(({ order }) => order())));
      expect(placedIn(codes)).toBe(most);
      expect(codesOf([await (await ready({ address: '2001:db8:ffff:2::1' })).order()])).toEqual(['placed']);
      expect(codesOf([await (await ready({ address: '2001:db8:ffff:1::1' })).order()])).toEqual([
        'order.tooMany',
      ]);
    },
  );

  it('[R43][R46] answer a repetition with the order there is, also when no further one is taken', async () => {
    const email = 'doppelt@kunde.example';
    const all = await readyAll(Array.from({ length: defaults.recipient.mostOrders + 1 }, () => ({ email })));
    const codes: string[] = [];
    for (const { order } of all) codes.push(...codesOf([await order()]));
    expect(codes.at(-1)).toBe('order.tooMany');
    const repeated = await Promise.all(Array.from({ length: 20 }, async () => all[0]?.order()));
    for (const answer of repeated)
      expect(answer).toMatchObject({ outcome: 'ok', reply: { isRepetition: true } });
  });

  it('[R66] are counted together by all processes on one database', async () => {
    const second = await startTestShop({
      beside: shop,
      clock: () => now,
      environment: { ORDERS_PER_RECIPIENT_PER_HOUR: '5' },
    });
    try {
      const email = 'beide@kunde.example';
      const all = await readyAll([
        ...Array.from({ length: 5 }, () => ({ email })),
        ...Array.from({ length: 5 }, () => ({ email, visitor: second.visitor(freshAddress()) })),
      ]);
      expect(placedIn(codesOf(await Promise.all(all.map(({ order }) => order()))))).toBe(5);
    } finally {
      await second.stop();
    }
  });

  it('[R66] do not limit a customer, whose mails go to the own address', async () => {
    const buyer = shop.visitor(freshAddress());
    await buyer.signIn('einkauf@muster-gmbh.example');
    for (let count = 0; count < defaults.session.mostOrders + 2; count += 1) {
      expect(codesOf([await (await ready({ visitor: buyer, email: null })).order()])).toEqual(['placed']);
    }
  });

  it('[R65] are counted by keys that name nobody', async () => {
    await (await ready({ email: 'geheim@kunde.example', address: '203.0.113.77' })).order();
    const { rows } = await shop.database.query<{ all: string }>(
      `select (select json_agg(c)::text from order_counter c) || (select json_agg(counter_keys)::text from shop_order) as all`,
    );
    expect(rows[0]?.all).not.toMatch(/geheim|203\.0\.113|2001:db8/);
  });
});

describe('what is open and unpaid', () => {
  const drain = async () => {
    const { database, services } = shop;
    const worker = startOrderTimeWorker({
      database,
      settings: services.settings,
      firms: services.firms,
      log: createLog('silent'),
      clock: () => now,
    });
    await worker.drain();
    await worker.stop();
  };

  it('[R45] lets seven orders sent at once take no more pieces than one guest may', async () => {
    await insertArticle(shop, { number: 'L1', netCents: 10, stock: 5000 });
    const email = 'hamster@kunde.example';
    const all = await readyAll(
      Array.from({ length: 7 }, () => ({ email, articleNumber: 'L1', quantity: 600 })),
    );
    // The mailbox is new to each of these counters; its five orders an hour are not what ends it.
    const codes = codesOf(await Promise.all(all.map(({ order }) => order())));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 6 }, () => 'order.tooMuchOpen'), 'placed']);
    expect(
      await countOf(
        shop,
        `select 5000 - stock as count from article_stock s join article a on a.id = s.article_id
      where a.article_number = 'L1'`,
      ),
    ).toBe(600);
  });

  it.each([
    [
      'session',
      () => {
        const visitor = shop.visitor(freshAddress());
        return () => ({ visitor });
      },
      2,
    ],
    [
      'address',
      () => {
        const address = freshAddress();
        return () => ({ address });
      },
      4,
    ],
  ] as const)('[R45] is bounded by the %s, whoever it names', async (_scope, another, refusedAt) => {
    await insertArticle(shop, { number: `L${refusedAt}`, netCents: 10, stock: 100_000 });
    const orderOf = another();
    const codes: string[] = [];
    for (let count = 0; count < refusedAt; count += 1) {
      codes.push(
        ...codesOf([
          await (await ready({ ...orderOf(), articleNumber: `L${refusedAt}`, quantity: 800 })).order(),
        ]),
      );
    }
    expect(codes).toEqual([...Array.from({ length: refusedAt - 1 }, () => 'placed'), 'order.tooMuchOpen']);
  });

  it('[R45] names the limit, keeps the basket, and goes on once the open order was paid', async () => {
    await insertArticle(shop, { number: 'L5', netCents: 10, stock: 100_000 });
    await insertArticle(shop, { number: 'L6', netCents: 300_000, stock: 100_000 });
    const email = 'gross@kunde.example';
    const first = await (await ready({ email, articleNumber: 'L5', quantity: 900 })).order();
    const second = await ready({ email, articleNumber: 'L5', quantity: 101 });
    expect(await second.order()).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'order.tooMuchOpen',
        errorMessages: [expect.stringContaining('zusammen höchstens 1000 Stück umfassen')],
        basket: { items: [{ quantity: 101 }] },
      },
    });
    expect(await show(second.guest)).toEqual(second.basket);
    const dear = await (await ready({ articleNumber: 'L6', quantity: 3 })).order();
    expect(dear).toMatchObject({
      outcome: 'refused',
      refusal: {
        code: 'order.tooMuchOpen',
        errorMessages: [expect.stringMatching(/zusammen höchstens 10\.000,00\s€ wert sein/)],
      },
    });
    if (first.outcome !== 'ok') throw new Error('was refused');
    await shop.database.query('update shop_order set paid_at = now() where order_number = $1', [
      first.reply.orderNumber,
    ]);
    await drain();
    expect(codesOf([await second.order()])).toEqual(['placed']);
  });

  it('[R45] is more for customers, and most for firms', async () => {
    await insertArticle(shop, { number: 'L7', netCents: 10, stock: 100_000 });
    const codesFor = async (account: string, orders: number) => {
      const visitor = shop.visitor(freshAddress());
      await visitor.signIn(account);
      const codes: string[] = [];
      for (let count = 0; count < orders; count += 1) {
        codes.push(
          ...codesOf([
            await (await ready({ visitor, email: null, articleNumber: 'L7', quantity: 1000 })).order(),
          ]),
        );
      }
      return codes;
    };
    expect(await codesFor('privat@kontor.example', 4)).toEqual([
      'placed',
      'placed',
      'placed',
      'order.tooMuchOpen',
    ]);
    expect(await codesFor('einkauf@andere-gmbh.example', 5)).toEqual(
      Array.from({ length: 5 }, () => 'placed'),
    );
  });

  it('[R45] counts an order that is not prepaid for thirty days, and a shipped one no more', async () => {
    await insertArticle(shop, { number: 'L8', netCents: 10, stock: 100_000 });
    const email = 'rechnung@kunde.example';
    const onInvoice = async () => {
      const guest = shop.visitor(freshAddress());
      await add(guest, 'L8', 700);
      await walkToReview(guest, email);
      const { basket } = await guest.ask(checkoutEndpoints.paymentMethod, { body: { slug: 'rechnung' } });
      return guest.post(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    };
    const first = await onInvoice();
    expect(codesOf([first, await onInvoice()])).toEqual(['placed', 'order.tooMuchOpen']);
    await shop.database.query(`update shop_order set state = 'shipped' where email = $1`, [email]);
    await drain();
    const third = await onInvoice();
    expect(codesOf([third, await onInvoice()])).toEqual(['placed', 'order.tooMuchOpen']);
    const before = now;
    try {
      now = new Date(before.getTime() + 30 * 24 * hourMs + 1);
      await drain();
      expect(codesOf([await onInvoice()])).toEqual(['placed']);
    } finally {
      now = before;
    }
  });
});
