import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderEndpoints } from '#contract/order.ts';
import { sessionEndpoints } from '#contract/session.ts';
import { formatMoney } from '#domain/money-format.ts';
import { orderPdf } from '#server/document/order-pdf.ts';
import { orderSums } from '#server/document/order-sums.ts';
import { deliverySentence, prepaymentLines } from '#server/document/order-sentences.ts';
import { orderMail } from '#server/order/order-mail.ts';
import { texts as germanTexts } from '#texts/de.ts';
import { checkoutEndpoints } from '#contract/checkout.ts';
import { startOrderMailWorker } from '#server/order/order-mail-worker.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { mailWorkerOptions } from '#tests/server/support/mailed.ts';
import type { TestShop, TestVisitor } from '#tests/server/support/test-shop.ts';
import {
  add,
  berlinAddress,
  countOf,
  insertArticle,
  orderBasket,
  orderBody,
  startSmallShop,
  walkToReview,
} from '#tests/server/basket/small-catalogue.ts';
import { drainOnce } from '#tests/server/support/worker-with-database.ts';

interface StoredMail {
  readonly id: number;
  readonly message_id: string;
  readonly created_at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly attachments: readonly { readonly filename: string; readonly base64: string }[];
}

let shop: TestShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(async () => {
  await shop.stop();
});

async function placeOrder(
  visitor: TestVisitor,
  email: string | null,
  comment = '',
): Promise<{ number: string; token: string }> {
  await add(visitor, 'A1', 3, { hint: 'Für <b>Büro</b> 2' });
  const basket = await walkToReview(visitor, email);
  const body = orderBody(basket, comment);
  const { orderNumber } = await visitor.ask(checkoutEndpoints.saveOrder, { body });
  return { number: orderNumber, token: body.orderToken };
}

describe('own orders', () => {
  it('[S7.1-40][R24] gives a guest the orders of the session, by number and by token, and nobody else any', async () => {
    const guest = shop.visitor();
    const { number, token } = await placeOrder(guest, 'gast@kunde.example');
    const { items, total } = await guest.ask(orderEndpoints.list);
    expect({ numbers: items.map((item) => item.orderNumber), total }).toEqual({
      numbers: [number],
      total: 1,
    });
    const whole = await guest.ask(orderEndpoints.list, { query: { orderNumber: number } });
    expect(whole.item).toMatchObject({
      orderNumber: number,
      email: 'gast@kunde.example',
      state: 'accepted',
      goodsNet: 3 * 1999,
      positions: [{ articleNumber: 'A1', quantity: 3, lineNet: 5997 }],
    });
    const byToken = await guest.ask(orderEndpoints.list, { query: { orderToken: token } });
    expect(byToken.item?.orderNumber).toBe(number);
    for (const stranger of [shop.visitor(), await signedIn('privat@kontor.example')]) {
      for (const query of [
        {},
        { orderNumber: number },
        { orderToken: token },
        { orderNumber: '' },
        { orderNumber: '0' },
      ]) {
        const answer = await stranger.ask(orderEndpoints.list, { query });
        expect(answer).toEqual({ items: [], total: 0, item: null });
      }
    }
  });

  it('[R24][R26] lets a guest who signed in afterwards read that order in the same session, and nobody else', async () => {
    const guest = shop.visitor();
    const { number, token } = await placeOrder(guest, 'spaeter@kunde.example');
    const read = async (visitor: TestVisitor) =>
      (await visitor.ask(orderEndpoints.list, { query: { orderNumber: number } })).item?.orderNumber ?? null;
    await guest.signIn('privat@kontor.example');
    expect(await read(guest)).toBe(number);
    expect(await guest.ask(orderEndpoints.list, { query: { orderToken: token } })).toMatchObject({
      total: 1,
    });
    const pdf = await guest.post(orderEndpoints.pdf, { body: { orderNumber: number } });
    expect(pdf.outcome).toBe('ok');
    // It stays a guest's order: the customer's own list does not take it over.
    expect((await guest.ask(orderEndpoints.list)).items.map((item) => item.orderNumber)).not.toContain(
      number,
    );
    expect(await read(await signedIn('privat@kontor.example'))).toBeNull();
    expect(await read(await signedIn('einkauf@muster-gmbh.example'))).toBeNull();
    expect(await read(shop.visitor())).toBeNull();
    await guest.ask(sessionEndpoints.logout, { body: {} });
    expect(await read(guest)).toBeNull();
    await guest.signIn('privat@kontor.example');
    expect(await read(guest)).toBeNull();
  });

  it('names account, amount and purpose of a prepaid order in answer, mail and PDF, and none for an invoice', async () => {
    await shop.services.settings.change({ iban: 'DE02120300000000202051', bankName: 'Beispielbank' });
    const guest = shop.visitor();
    const { number } = await placeOrder(guest, 'vorkasse@kunde.example');
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber: number } });
    if (item === null) throw new Error('no order');
    expect(item.prepayment).toEqual({
      accountHolder: 'Kontor Bürobedarf GmbH',
      iban: 'DE02 1203 0000 0000 2020 51',
      bankName: 'Beispielbank',
      amount: item.totalGross,
      purpose: number,
      reservedUntil: expect.any(String),
    });
    expect(prepaymentLines(item, 'de')).toEqual([
      'Bitte überweisen Sie:',
      'Empfänger: Kontor Bürobedarf GmbH',
      'IBAN: DE02 1203 0000 0000 2020 51',
      'Bank: Beispielbank',
      `Betrag: ${formatMoney(item.totalGross, 'de')}`,
      `Verwendungszweck: ${number}`,
      'Die Lieferzeit beginnt mit Ihrer Zahlungsanweisung.',
      expect.stringMatching(/^Wir halten die Ware bis einschließlich .+ für Sie zurück\./),
    ]);
    expect(deliverySentence(item, 'de')).toMatch(/^Lieferzeit .+ ab Zahlungsanweisung$/);
    const settings = await shop.services.settings.read();
    const context = { language: 'de', settings, publicUrl: null, path: null, withdrawalPath: null } as const;
    expect(orderMail(item, context).text).toContain(`Verwendungszweck: ${number}`);
    const withLines = (await orderPdf(item, context)).length;
    const invoice = { ...item, prepayment: null };
    expect(prepaymentLines(invoice, 'de')).toEqual([]);
    expect(orderMail(invoice, context).text).not.toContain('Verwendungszweck');
    expect((await orderPdf(invoice, context)).length).toBeLessThan(withLines);
    // Once it is paid nobody is asked for the money again.
    await shop.database.query('update shop_order set paid_at = now() where order_number = $1', [number]);
    const paid = await guest.ask(orderEndpoints.list, { query: { orderNumber: number } });
    expect(paid.item?.prepayment).toBe(null);
  });

  it('[R39] shows whoever pays no tax net prices without any, in answer, mail and document, in either mode', async () => {
    const words = (text: string): string => text.replaceAll('\u00a0', ' ');
    await shop.database.query(`update account set is_tax_exempt = true where company = 'Andere GmbH'`);
    const buyer = await signedIn('einkauf@andere-gmbh.example');
    const { number } = await placeOrder(buyer, null);
    const { item } = await buyer.ask(orderEndpoints.list, { query: { orderNumber: number } });
    if (item === null) throw new Error('no order');
    expect(item).toMatchObject({ isTaxExempt: true, totalTax: 0, totalGross: item.totalNet });
    const settings = await shop.services.settings.read();
    const context = { language: 'de', settings, publicUrl: null, path: null, withdrawalPath: null } as const;
    for (const mode of ['b2b', 'b2c'] as const) {
      const order = { ...item, mode, taxes: [{ rate: 19, net: item.totalNet, tax: 1 }] };
      const sums = orderSums(order, 'de', settings).map(({ label, amount }) =>
        words(`${label} ${amount}`.trim()),
      );
      expect(sums).toEqual([
        `Warenwert ${words(formatMoney(item.goodsNet, 'de'))}`,
        `Versandkosten ${germanTexts.basket.totals.shippingFree}`,
        `Gesamtsumme ${words(formatMoney(item.totalNet, 'de'))}`,
        'steuerbefreit',
      ]);
      const { text } = orderMail(order, context);
      expect(text).toContain('steuerbefreit');
      expect(text).not.toMatch(/MwSt\.\s\d/);
      expect(orderMail({ ...order, isTaxExempt: false }, context).text).toMatch(/MwSt\.\s\d/);
    }
  });

  it('[R26][S7.1-40] keeps a customer to the own orders, newest first, and refuses unknown filters', async () => {
    const buyer = await signedIn('einkauf@muster-gmbh.example');
    const first = await placeOrder(buyer, null);
    const second = await placeOrder(buyer, null);
    const { items } = await buyer.ask(orderEndpoints.list);
    expect(items.map((item) => item.orderNumber)).toEqual([second.number, first.number]);
    const colleague = await signedIn('leitung@muster-gmbh.example');
    expect((await colleague.ask(orderEndpoints.list)).items).toEqual([]);
    expect(
      (await colleague.ask(orderEndpoints.list, { query: { orderNumber: first.number } })).item,
    ).toBeNull();
    for (const query of [
      'page=-1',
      'page=abc',
      'sort=total_gross',
      'personId=1',
      `orderNumber=${first.number}&orderNumber=x`,
    ]) {
      const answer = await buyer.raw({ url: `/rest/orders?${query}` });
      expect(answer.statusCode).toBe(400);
    }
  });

  it('[S7.2-14][R26] gives the PDF of an own order only', async () => {
    const guest = shop.visitor();
    const { number } = await placeOrder(guest, 'pdf@kunde.example');
    const { base64, fileName } = await guest.ask(orderEndpoints.pdf, { body: { orderNumber: number } });
    const pdf = Buffer.from(base64, 'base64');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString()).toContain('%%EOF');
    expect(fileName).toBe(`Bestellung-${number}.pdf`);
    const stranger = await shop.visitor().post(orderEndpoints.pdf, { body: { orderNumber: number } });
    const unknown = await shop.visitor().post(orderEndpoints.pdf, { body: { orderNumber: '2026-999999' } });
    expect(stranger).toEqual(unknown);
    expect(stranger).toMatchObject({ outcome: 'refused', refusal: { code: 'order.notFound' } });
  });

  it('shows the order as it was, whatever happens to the article later', async () => {
    await insertArticle(shop, { number: 'Z9', name: 'Alt', netCents: 500 });
    const guest = shop.visitor();
    await add(guest, 'Z9', 2);
    const orderNumber = await orderBasket(guest);
    await shop.database.query(
      `update article set name = 'Neu', net_price_cents = 900 where article_number = 'Z9'`,
    );
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.positions[0]).toMatchObject({ displayName: 'Alt', unitNet: 500, lineNet: 1000 });
  });
});

describe('the confirmation', () => {
  it('[R43][R52] is one mail with text, escaped HTML and the PDF, made from the stored order', async () => {
    const worker = startOrderMailWorker(mailWorkerOptions(shop));
    const guest = shop.visitor();
    const { number } = await placeOrder(
      guest,
      'mail@kunde.example',
      '<script>alert(1)</script>\r\nBcc: x@evil.example',
    );
    await worker.drain();
    await worker.stop();
    const { rows } = await shop.database.query<{
      recipient: string;
      subject: string;
      text_body: string;
      html_body: string;
      attachments: { filename: string; base64: string }[];
    }>('select * from outbox_mail where recipient = $1', ['mail@kunde.example']);
    expect(rows).toHaveLength(1);
    const mail = rows[0];
    if (mail === undefined) throw new Error('no mail');
    expect(mail.subject).toBe(`Ihre Bestellung ${number}`);
    for (const fact of [
      number,
      'Toner schwarz',
      '71,37',
      'Vorkasse',
      'Standardversand',
      'Größenwahn',
      'Widerruf',
      'Gesamtsumme',
    ]) {
      expect(mail.text_body).toContain(fact);
    }
    expect(mail.html_body).not.toContain('<script>');
    expect(mail.html_body).toContain('&lt;script&gt;');
    expect(mail.html_body).toContain('Für &lt;b&gt;Büro&lt;/b&gt; 2');
    expect(mail.attachments[0]?.filename).toBe(`Bestellung-${number}.pdf`);
    expect(
      Buffer.from(mail.attachments[0]?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(await worker.backlog()).toBe(0);
    expect(
      await countOf(shop, `select count(*) from outbox_mail where message_id like 'order-${number}-%'`),
    ).toBe(1);
  });

  it('[R52] holds no link a person typed: in text, HTML, PDF, subject and the name it goes to', async () => {
    const guest = shop.visitor();
    const link = 'http://evil.example/gewinn';
    const typed = {
      hint: `Notiz ${link}`,
      costCenter: 'www.evil.example',
      offerNumber: 'www.evil.example/a',
    };
    await add(guest, 'A1', 1, typed);
    const basket = await walkToReview(guest, 'opfer@kunde.example');
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, {
      body: orderBody(basket, `Sie haben gewonnen: ${link}\nmax@evil.example`),
    });
    // As an order has it that was placed when names could still hold a link and texts marks of direction.
    await shop.database.query(
      `update shop_order set billing_address = billing_address || $2, shipping_address = shipping_address || $2,
       comment = comment || $3 where order_number = $1`,
      [
        orderNumber,
        JSON.stringify({
          kind: 'company',
          company: link,
          firstname: 'Gewinn:',
          lastname: 'evil.example/x',
          street: 'www.evil.example',
          addition: '//evil.example',
          city: 'Berlin evil.example',
        }),
        ' \u202Emoc.live',
      ],
    );
    await drainOnce(startOrderMailWorker(mailWorkerOptions(shop)));
    const { rows } = await shop.database.query<StoredMail>('select * from outbox_mail where recipient = $1', [
      'opfer@kunde.example',
    ]);
    const [mail] = rows;
    if (mail === undefined) throw new Error('no mail');
    const folder = mkdtempSync(path.join(tmpdir(), 'shop-mail-'));
    const send = createMailer({
      smtpUrl: null,
      outboxFolder: folder,
      sender: { name: 'Kontor', address: 'a@kontor.example' },
    });
    const stored = {
      ...mail,
      textBody: mail.text_body,
      htmlBody: mail.html_body,
      messageId: mail.message_id,
      createdAt: mail.created_at,
    };
    await send(stored as never, new AbortController().signal);
    const sent = readFileSync(path.join(folder, `${String(mail.id).padStart(8, '0')}.eml`), 'utf8');
    rmSync(folder, { recursive: true });
    expect(sent).toMatch(/^To: opfer@kunde\.example\r$/m);
    const pdf = Buffer.from(mail.attachments[0]?.base64 ?? '', 'base64').toString('latin1');
    expect(pdf).not.toMatch(/\/URI|\/Annots|\/Link/);
    for (const part of [mail.subject, mail.text_body, mail.html_body]) {
      expect(part).not.toMatch(/evil\.\S|http:\S|www\.\S|\/\/evil|@evil|\u202e/);
    }
    expect(mail.text_body).toContain('Guten Tag Gewinn: evil. example/x,');
    expect(mail.text_body).toContain('Sie haben gewonnen: http: / /evil. example/gewinn');
    // The shop's own one to the order is the only one.
    expect(mail.html_body.match(/<a\b[^>]*/g)).toEqual([
      expect.stringMatching(/^<a rel="noreferrer" href="https:\/\/shop\.example\/order\?[^"]+"$/),
    ]);
    // Whoever ordered reads what was typed.
    const { item } = await guest.ask(orderEndpoints.list, { query: { orderNumber } });
    expect(item?.comment).toContain(link);
  });

  it('[R52] goes to nobody under a name that is a link: such names are refused at their field', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await guest.ask(checkoutEndpoints.billingAddress, { body: { guestEmail: 'name@kunde.example' } });
    const link = 'http://evil.example/x';
    const named = {
      ...berlinAddress,
      kind: 'company' as const,
      company: link,
      firstname: link,
      lastname: link,
    };
    const fieldErrors = {
      'address.company': 'Bitte nur den Namen eingeben, ohne Internetadresse und Sonderzeichen.',
      'address.firstname': 'Bitte nur den Namen eingeben, ohne Internetadresse und Sonderzeichen.',
      'address.lastname': 'Bitte nur den Namen eingeben, ohne Internetadresse und Sonderzeichen.',
    };
    for (const endpoint of [checkoutEndpoints.billingAddress, checkoutEndpoints.shippingAddress] as const) {
      const answer = await guest.post(endpoint, { body: { address: named } });
      expect(answer).toMatchObject({ outcome: 'refused', refusal: { code: 'fields.invalid', fieldErrors } });
    }
    const street = await guest.post(checkoutEndpoints.billingAddress, {
      body: { address: { ...berlinAddress, street: 'www.evil.example' } },
    });
    expect(street).toMatchObject({
      refusal: {
        fieldErrors: { 'address.street': 'Bitte nur die Anschrift eingeben, ohne Internetadresse.' },
      },
    });
    const holder = await guest.post(checkoutEndpoints.paymentMethod, {
      body: { slug: 'sepa-lastschrift', iban: 'DE89370400440532013000', accountHolder: link },
    });
    expect(holder).toMatchObject({
      refusal: {
        code: 'fields.invalid',
        fieldErrors: { accountHolder: expect.stringContaining('nur den Namen') },
      },
    });
    await guest.ask(checkoutEndpoints.billingAddress, {
      body: {
        address: { ...named, company: 'd.velop AG', firstname: 'Dr.-Ing. Åse', lastname: "O'Neill-Müller" },
      },
    });
  });

  it('[R65] never shows more of an IBAN than its last four characters', async () => {
    const guest = shop.visitor();
    await add(guest, 'A1', 1);
    await guest.ask(checkoutEndpoints.billingAddress, { body: { guestEmail: 'iban@kunde.example' } });
    await guest.ask(checkoutEndpoints.billingAddress, { body: { address: berlinAddress } });
    await guest.ask(checkoutEndpoints.shippingAddress, { body: { isSameAsBilling: true } });
    await guest.ask(checkoutEndpoints.shippingMethod, { body: { slug: 'standard' } });
    const { basket } = await guest.ask(checkoutEndpoints.paymentMethod, {
      body: { slug: 'sepa-lastschrift', iban: 'DE89 3704 0044 0532 0130 00', accountHolder: 'Grete G' },
    });
    expect(basket.checkoutData.iban).toBe('**** 3000');
    const { orderNumber } = await guest.ask(checkoutEndpoints.saveOrder, { body: orderBody(basket) });
    const answers = [
      await guest.raw({ url: '/rest/shop/basket' }),
      await guest.raw({ url: `/rest/orders?orderNumber=${orderNumber}` }),
    ];
    for (const answer of answers) expect(answer.body).not.toContain('370400440532');
    expect(await countOf(shop, `select count(*) from shop_order where iban = 'DE89370400440532013000'`)).toBe(
      1,
    );
  });
});

async function signedIn(email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  await visitor.signIn(email);
  return visitor;
}
