import { describe, expect, it } from 'vitest';
import { hasConsent, isConsentOpen } from '#domain/consent.ts';
import { cutOffMinutes, shipsToday } from '#domain/delivery-cutoff.ts';
import { isModeAllowed, isSwitcherShown, modeOf, priceView } from '#domain/mode.ts';
import {
  formatCostPerPage,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
} from '#domain/money-format.ts';
import { markupText, parseToastMarkup } from '#domain/toast-markup.ts';
import { matomoParameters, scrubPath, scrubTerm } from '#domain/tracking.ts';

describe('consent', () => {
  it.each([true, 'true', '2'])('[S4.4-04][R68] %j gives consent', (stored) => {
    expect(hasConsent(stored)).toBe(true);
  });

  it.each([
    1,
    '1',
    'TRUE',
    2,
    ' true',
    '{}',
    null,
    undefined,
    false,
    'false',
    '',
    {},
    [],
    '{broken',
    'undefined',
  ])('[S4.4-04][R68][R81] %j does not', (stored) => {
    expect(hasConsent(stored)).toBe(false);
  });

  it('[S4.4-01] is only asked for as long as nothing is stored', () => {
    expect([null, undefined, 'false', 'true', '1'].map(isConsentOpen)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('mode', () => {
  it('[S4.2-03] the switcher needs both modes and its own flag', () => {
    const shown = [true, false].flatMap((allowB2b) =>
      [true, false].flatMap((allowB2c) =>
        [true, false].map((showB2Switcher) => isSwitcherShown({ allowB2b, allowB2c, showB2Switcher })),
      ),
    );
    expect(shown).toEqual([true, false, false, false, false, false, false, false]);
  });

  it('decides which prices are shown', () => {
    const member = { isGrossBeside: false, isTaxExempt: false };
    const guest = { ...member, isGrossBeside: true };
    expect(priceView({ ...member, mode: 'b2b' })).toEqual({ primary: 'net', secondary: null });
    expect(priceView({ ...guest, mode: 'b2b' })).toEqual({ primary: 'net', secondary: 'gross' });
    expect(priceView({ ...guest, mode: 'b2c' })).toEqual({ primary: 'gross', secondary: null });
    expect(priceView({ ...member, mode: 'b2c' })).toEqual({ primary: 'gross', secondary: null });
    expect(priceView({ ...guest, mode: 'b2c', isTaxExempt: true })).toEqual({
      primary: 'net',
      secondary: null,
    });
    expect([modeOf({ isB2b: true }), modeOf({ isB2b: false })]).toEqual(['b2b', 'b2c']);
    expect(isModeAllowed('b2b', { allowB2b: false, allowB2c: true })).toBe(false);
  });
});

describe('delivery cut-off', () => {
  it('[S9-19] Monday to Friday before 15.30, no holiday', () => {
    const at = (weekday: number, hour: number, minute: number, isHoliday = false) =>
      shipsToday({ weekday, hour, minute, isHoliday });
    expect([at(1, 0, 0), at(5, 15, 29), at(3, 12, 0)]).toEqual([true, true, true]);
    expect([at(5, 15, 30), at(1, 23, 59), at(6, 10, 0), at(7, 10, 0), at(2, 10, 0, true)]).toEqual(
      Array(5).fill(false),
    );
    expect(shipsToday({ weekday: 1, hour: 16, minute: 0, isHoliday: false }, '17:00')).toBe(true);
    expect(['15.30', '9:05', '24.00', 'soon'].map(cutOffMinutes)).toEqual([930, 545, 930, 930]);
  });
});

describe('formats', () => {
  it('money, numbers and dates as Germans and English write them', () => {
    expect([123456, 5, 0, -100, 100000000].map((cents) => formatMoney(cents))).toEqual([
      '1.234,56\u00a0€',
      '0,05\u00a0€',
      '0,00\u00a0€',
      '-1,00\u00a0€',
      '1.000.000,00\u00a0€',
    ]);
    expect(formatMoney(123456, 'en')).toBe('€1,234.56');
    expect(formatMoney(-5, 'en')).toBe('-€0.05');
    expect(formatCostPerPage(360)).toBe('3,60\u00a0ct');
    expect([15345, 2.5, -1000].map((value) => formatNumber(value))).toEqual(['15.345', '2,5', '-1.000']);
    expect(formatPercent(8.1)).toBe('8,1\u00a0%');
    expect(formatDate('2026-11-21T08:30:00Z')).toBe('21.11.2026');
    expect(formatDate('2026-11-21T08:30:00Z', 'en')).toBe('21 November 2026');
    expect(formatDate('2026-11-20T23:30:00Z')).toBe('21.11.2026');
    expect(formatDateTime('2026-07-01T10:05:00Z')).toBe('01.07.2026, 12:05 Uhr');
  });
});

describe('toast markup', () => {
  it('[S9-02][R53] keeps the small allowlist', () => {
    expect(parseToastMarkup('<b>Neu</b> im <a href="/shop/basket">Korb &amp; mehr</a><br>ok')).toEqual([
      { kind: 'element', name: 'b', children: [{ kind: 'text', text: 'Neu' }] },
      { kind: 'text', text: ' im ' },
      { kind: 'link', href: '/shop/basket', children: [{ kind: 'text', text: 'Korb & mehr' }] },
      { kind: 'break' },
      { kind: 'text', text: 'ok' },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="https://evil.example">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<a href="/shop" onclick="alert(1)">x</a>',
    "<a href='/shop'>x</a>",
    '<svg/onload=alert(1)>',
    '<b onmouseover="alert(1)">x',
    '<iframe srcdoc="x"></iframe>',
    '</b>',
  ])('[R53] shows %j as the text it is', (message) => {
    const nodes = parseToastMarkup(message);
    expect(nodes.every((node) => node.kind === 'text')).toBe(true);
    expect(markupText(nodes)).toContain(message.slice(0, 6));
  });

  it('never nests deeper than a view can bear', () => {
    const nodes = parseToastMarkup('<b>'.repeat(10_000));
    expect(markupText(nodes)).toBe('<b>'.repeat(10_000 - 8));
  });
});

describe('tracking', () => {
  const context = { siteId: '7', origin: 'https://shop.example', path: '/shop?page=2&search=x' };
  const article = { articleNumber: 'T1', displayName: 'Toner', category: 'Toner', unitNet: 1999 };

  it('[S7.3-09] has events for article view, adding, removing and ordering', () => {
    expect(matomoParameters({ kind: 'articleView', article }, context)).toMatchObject({
      _pks: 'T1',
      _pkp: '19.99',
    });
    const item = { ...article, quantity: 3 };
    expect(matomoParameters({ kind: 'cartAdd', item }, context)).toMatchObject({
      e_c: 'cart',
      e_a: 'add',
      e_v: '3',
    });
    expect(matomoParameters({ kind: 'cartRemove', item }, context)).toMatchObject({
      e_a: 'remove',
      e_n: 'T1',
    });
    expect(
      matomoParameters(
        { kind: 'order', reference: 'r1', items: [item], totalNet: 6487, totalTax: 1233, shippingNet: 490 },
        context,
      ),
    ).toEqual({
      idsite: '7',
      rec: '1',
      apiv: '1',
      send_image: '0',
      url: 'https://shop.example/shop?page=2',
      idgoal: '0',
      ec_id: 'r1',
      revenue: '77.20',
      ec_st: '59.97',
      ec_tx: '12.33',
      ec_sh: '4.90',
      ec_items: '[["T1","Toner","Toner",19.99,3]]',
    });
  });

  it('[S2.11-09] reports the search text as a site search', () => {
    expect(matomoParameters({ kind: 'siteSearch', term: 'HP 302', resultCount: 4 }, context)).toMatchObject({
      search: 'HP 302',
      search_count: '4',
    });
  });

  it.each([
    ['/password/reset/anna@firma.example/abc123', '/password'],
    ['/my/orders?orderNumber=4711', '/my'],
    ['/login?redirectTo=/my', '/login'],
    ['/kundenlogin/firma', '/login'],
    ['/shop/checkout/4?order=abc', '/shop/checkout'],
    ['/shop/basket/livebook/6a0e', '/shop/basket'],
    ['/shop?search=anna@firma.example&page=2', '/shop?page=2'],
    ['/shop/article/T1-1/toner?email=a@b.de#x', '/shop/article/T1-1/toner'],
    ['/my', '/my'],
    ['/mystery', '/mystery'],
  ])('[R70] reports %s as %s', (path, reported) => {
    expect(scrubPath(path)).toBe(reported);
  });

  it.each(['anna@firma.example', 'DE89 3704 0044 0532 0130 00', '+49 40 1234567', '040 1234567'])(
    '[R70] does not report the search for %s',
    (term) => {
      expect(scrubTerm(term)).not.toContain(term.slice(0, 4));
    },
  );

  it('[R70] reports searches for numbers of articles', () => {
    expect(['CF259X', 'HP 302 XL', 'TN-2420', '0617B001'].map(scrubTerm)).toEqual([
      'CF259X',
      'HP 302 XL',
      'TN-2420',
      '0617B001',
    ]);
  });
});
