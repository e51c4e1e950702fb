import { describe, expect, it } from 'vitest';
import { createAnalytics } from '#app/live/analytics.ts';
import { trackPage } from '#app/live/track-page.ts';

function recording(url = 'https://analytics.example/matomo.php') {
  const sent: URL[] = [];
  const analytics = createAnalytics({
    url,
    siteId: '7',
    origin: 'https://shop.example',
    path: () => '/shop?search=cf259x',
    send: (address) => sent.push(new URL(address)),
  });
  return { analytics, sent };
}

describe('analytics', () => {
  it('[S7.3-08] tells of a list what came into view and what was followed, in one message and without words that were typed', () => {
    const bodies: (string | undefined)[] = [];
    const analytics = createAnalytics({
      url: 'https://analytics.example/matomo.php',
      siteId: '7',
      origin: 'https://shop.example',
      path: () => '/',
      send: (address, body) => bodies.push(`${address} ${body}`),
    });
    const article = { list: 'search', articleNumber: 'T1', position: 25 };
    const tell = (): void =>
      analytics.trackTogether(
        [
          { kind: 'listImpression', ...article },
          { kind: 'listClick', ...article },
        ],
        '/shop?search=Müller&page=2',
      );
    tell();
    analytics.setGranted(true);
    analytics.trackTogether([], '/');
    tell();
    const same =
      '?idsite=7&rec=1&apiv=1&send_image=0&url=https%3A%2F%2Fshop.example%2Fshop%3Fpage%3D2&c_n=search&c_p=T1';
    const requests = [`${same}&ca=1`, `${same}&c_i=click+25&ca=1`];
    expect(bodies).toEqual([`https://analytics.example/matomo.php ${JSON.stringify({ requests })}`]);
  });

  it('[S1-16][S7.3-10][R67] sends nothing before consent and nothing after it was withdrawn', () => {
    const { analytics, sent } = recording();
    analytics.track({ kind: 'pageView' });
    analytics.setGranted(true);
    analytics.track({ kind: 'pageView' });
    analytics.setGranted(false);
    analytics.track({ kind: 'pageView' });
    expect(sent.map((address) => address.searchParams.get('idsite'))).toEqual(['7']);
  });

  it('[S7.3-10] sends nothing when no analytics host is configured', () => {
    const { analytics, sent } = recording('');
    analytics.setGranted(true);
    analytics.track({ kind: 'pageView' });
    expect(sent).toEqual([]);
  });

  it('[S2.11-09] tracks the search text of a result page as a site search', () => {
    const { analytics, sent } = recording();
    analytics.setGranted(true);
    trackPage(analytics, '/shop?search=cf259x', { shop: { list: { paging: { total: 3 } } } }, 'cf259x');
    expect(sent.at(-1)?.searchParams.get('search')).toBe('cf259x');
    expect(sent.at(-1)?.searchParams.get('search_count')).toBe('3');
  });

  it('[S7.3-09] tells of a page where it stands, and of what happens later where that does', () => {
    const { analytics, sent } = recording();
    analytics.setGranted(true);
    // The code that measures came when the next page was there already.
    trackPage(analytics, '/shop/catalog/toner', {}, 'toner');
    analytics.track({ kind: 'siteSearch', term: 'M454', resultCount: null });
    expect(sent.map((address) => new URL(address.searchParams.get('url')!).pathname)).toEqual([
      '/shop/catalog/toner',
      '/shop/catalog/toner',
      '/shop',
    ]);
  });

  it('[S7.3-09] tracks the article of an article page', () => {
    const { analytics, sent } = recording();
    analytics.setGranted(true);
    trackPage(
      analytics,
      '/shop/article/T1/toner',
      {
        article: {
          item: {
            articleNumber: 'T1',
            displayName: 'Toner',
            categories: [{ name: 'Toner' }],
            price: { net_price: 1000 },
          },
        },
      },
      null,
    );
    expect(sent.at(-1)?.searchParams.get('_pks')).toBe('T1');
    expect(sent.at(-1)?.searchParams.get('_pkp')).toBe('10.00');
  });

  it('[S7.3-09] tracks an order where it was placed just now, not where it is looked at again', () => {
    const { analytics, sent } = recording();
    analytics.setGranted(true);
    const position = { articleNumber: 'T1', displayName: 'Toner', unitNet: 1999, quantity: 3 };
    const order = { positions: [position], totalNet: 6487, totalTax: 1233, shippingNet: 490 };
    trackPage(analytics, '/shop/checkout/confirmation/1', { confirmation: { order, isNew: false } }, null);
    expect(sent.at(-1)?.searchParams.has('idgoal')).toBe(false);
    trackPage(analytics, '/shop/checkout/confirmation/1', { confirmation: { order, isNew: true } }, null);
    const said = sent.at(-1)?.searchParams;
    expect(said?.get('idgoal')).toBe('0');
    expect(said?.get('revenue')).toBe('77.20');
    expect(said?.get('ec_items')).toBe('[["T1","Toner","",19.99,3]]');
  });
});
