import { afterAll, beforeAll, expect, it } from 'vitest';
import { basketEndpoints } from '#contract/basket.ts';
import { ownDeviceEndpoints as devices } from '#contract/own-devices.ts';
import { systemEndpoints } from '#contract/system.ts';
import { add, show } from '#tests/server/basket/small-catalogue.ts';
import { startFirm } from '#tests/server/support/firm.ts';
import { startTestShop } from '#tests/server/support/test-shop.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';

let shop: TestShop;
/** Articles by what they are for: the laser printer, a colour printer, no printer at all. */
let fitting: string;
let other: string;
let paper: string;
beforeAll(async () => {
  shop = await startTestShop();
  const fits = (model: string) => `exists (select from article_device f join device d on d.id = f.device_id
    where f.article_id = a.id and d.slug = '${model}')`;
  const articleWhere = async (condition: string): Promise<string> => {
    const { rows } = await shop.database.query<{ number: string }>(
      `select a.article_number as number from article a join article_stock s on s.article_id = a.id
       where a.is_visible and a.delivery_state = 1 and s.stock > 50 and a.net_price_cents is not null and ${condition}
       order by a.popularity desc limit 1`,
    );
    return rows[0]?.number ?? '';
  };
  const laser = fits('hp-laserjet-pro-m404dn');
  fitting = await articleWhere(laser);
  other = await articleWhere(`${fits('brother-hl-3140cw')} and not ${laser}`);
  paper = await articleWhere(`a.kind = 'paper'`);
});
afterAll(() => shop.stop());

const paste = (visitor: TestVisitor, ...lines: string[]) =>
  visitor.ask(devices.import, { body: { lines: lines.join('\n') } });

const fill = async (visitor: TestVisitor): Promise<void> => {
  for (const number of [fitting, other, paper]) await add(visitor, number, 10);
};

/** What the positions of a basket say of devices, by article. */
const fitsOf = async (visitor: TestVisitor) => {
  const { items } = await show(visitor);
  const of = (number: string) => items.find(({ articleNumber }) => articleNumber === number);
  return [fitting, other, paper].map((number) => [of(number)?.fit, of(number)?.fitPath]);
};

const noneFits = ['Passt zu keinem Ihrer Drucker.', '/my/devices'];
const nothing = ['', ''];

it('a supply in the basket names the device of its buyer that it fits, or says that none does; paper says nothing', async () => {
  const { buyer } = await startFirm(shop);
  await paste(buyer.visitor, 'm404dn');
  await fill(buyer.visitor);
  const said = [['Passt zu HP LaserJet Pro M404dn', ''], noneFits, nothing];
  expect(await fitsOf(buyer.visitor)).toEqual(said);
  const [position] = (await show(buyer.visitor)).items.filter(({ articleNumber }) => articleNumber === other);
  const { basket } = await buyer.visitor.ask(basketEndpoints.updateQuantity, {
    body: { uid: position?.uid ?? '', quantity: 20 },
  });
  expect(basket.items.find(({ uid }) => uid === position?.uid)).toMatchObject({
    quantity: 20,
    fit: noneFits[0],
  });
});

it('devices of the firm count with their rooms, those of a colleague and of another firm for nobody else', async () => {
  const { admin, buyer, deputy } = await startFirm(shop);
  const foreign = await startFirm(shop);
  await paste(admin.visitor, 'm404dn; Empfang');
  await paste(deputy.visitor, 'm404dn; Stellvertretung', 'HL-3140CW; Stellvertretung');
  await paste(foreign.admin.visitor, 'm404dn; Anderswo', 'HL-3140CW; Anderswo');
  for (const { visitor } of [buyer, deputy]) await fill(visitor);
  expect(await fitsOf(buyer.visitor)).toEqual([
    ['Passt zu HP LaserJet Pro M404dn (Empfang)', ''],
    noneFits,
    nothing,
  ]);
  expect(await fitsOf(deputy.visitor)).toEqual([
    ['Passt zu HP LaserJet Pro M404dn (Empfang) und HP LaserJet Pro M404dn (Stellvertretung)', ''],
    ['Passt zu Brother HL-3140CW (Stellvertretung)', ''],
    nothing,
  ]);
});

it('of more than two devices the first is named and the others are counted, as are two that are called alike', async () => {
  const { admin, buyer } = await startFirm(shop);
  await paste(admin.visitor, 'm404dn; Lager', 'm404dn; Empfang', 'm404dn', 'm404dn; Werkstatt');
  await paste(buyer.visitor, 'HL-3140CW', 'HL-3140CW');
  await fill(buyer.visitor);
  expect(await fitsOf(buyer.visitor)).toEqual([
    ['Passt zu HP LaserJet Pro M404dn (Empfang) und 3 weiteren Druckern', ''],
    ['Passt zu Brother HL-3140CW und einem weiteren Drucker', ''],
    nothing,
  ]);
  await buyer.visitor.ask(systemEndpoints.setLanguage, { body: { language: 'en' } });
  expect((await fitsOf(buyer.visitor)).slice(0, 2)).toEqual([
    ['Fits HP LaserJet Pro M404dn (Empfang) and 3 more printers', ''],
    ['Fits Brother HL-3140CW and one more printer', ''],
  ]);
});

it('a basket says nothing of devices where no printer of them is known, and to a guest', async () => {
  const without = [undefined, undefined];
  const expectSilence = async (visitor: TestVisitor) => {
    await fill(visitor);
    expect(await fitsOf(visitor)).toEqual([without, without, without]);
  };
  await expectSilence(shop.visitor());
  const { accountId, admin, buyer } = await startFirm(shop);
  await paste(admin.visitor, 'Faxgerät im Keller 4711x', 'HL-3140CW');
  await shop.database.query(
    `update own_device set slug = 'nicht-mehr-im-katalog' where account_id = $1 and slug is not null`,
    [accountId],
  );
  await expectSilence(buyer.visitor);
});
