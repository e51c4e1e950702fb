import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { SearchSuggestion } from '#contract/listing.ts';
import { sampleBootRecord } from '#machines/sample-records.ts';
import { openShop, type OpenShop } from '#tests/paths/views/open-shop.tsx';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';
import { SearchSuggestions } from '#ui/frame/SearchSuggestions.tsx';

const page: SearchSuggestion = {
  kind: 'page',
  label: 'Widerruf',
  detail: '',
  path: '/page/widerruf',
  article: null,
};
const ink: SearchSuggestion = {
  kind: 'article',
  label: 'Nachfülltinte schwarz',
  detail: 'T100001',
  path: '/shop/article/T100001-1/tinte',
  article: {
    picture: '/pictures/T100001.svg',
    price: sampleTile().price,
    basePrice: { net_price: 20_000, gross_price: 23_800, per: 'l' },
  },
};

let shop: OpenShop | null = null;
afterEach(() => shop?.close());

function show(suggestions: readonly SearchSuggestion[], flags: object): string {
  const nothing = () => undefined;
  const Panel = () => (
    <SearchSuggestions
      suggestions={suggestions}
      highlighted={null}
      term="tinte"
      total={1}
      notice={null}
      mayShowAll
      onChoose={nothing}
      onShowAll={nothing}
    />
  );
  shop = openShop({
    Frame: Outlet,
    pages: [{ id: 'page', path: '/', Component: Panel }],
    address: '/',
    inputs: { shopMode: { shop: { ...sampleBootRecord.shop, ...flags } } },
  });
  return (document.body.textContent ?? '').replaceAll('\u00A0', ' ');
}

it('say what a printer leads to beside its name, where it is more than its page', () => {
  const path = '/shop/supply/brand/hp/device/hp-m255dw';
  const device: SearchSuggestion = { kind: 'device', label: 'HP M255dw', detail: '', path, article: null };
  show([device, { ...device, detail: 'Alle Farben im Set', path: `${path}#alle-farben` }], {});
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'HP M255dw',
    'HP M255dwAlle Farben im Set',
  ]);
});

describe('prices in the suggestions', () => {
  it('tell private customers the base price and what they contain', () => {
    const words = show([page, ink], { isB2b: false, isTaxExempt: false });
    expect(words).toContain('119,00 €238,00 € / l');
    expect(words).toContain('inkl. MwSt., zzgl. Versand');
    expect(words).not.toMatch(/zzgl\. MwSt/);
  });

  it('tell firms net prices, and that tax and shipping come on top', () => {
    const words = show([page, ink], { isB2b: true, isTaxExempt: false });
    expect(words).toContain('200,00 € / l');
    expect(words).toContain('zzgl. MwSt., zzgl. Versand');
  });

  it('name no tax to a buyer who pays none', () => {
    const words = show([ink], { isB2b: false, isTaxExempt: true, taxExemptDisplayText: '' });
    expect(words).toContain('steuerbefreit, zzgl. Versand');
    expect(words).not.toContain('MwSt');
  });

  it('are not explained where there are none', () => {
    expect(show([page], { isB2b: false, isTaxExempt: false })).not.toContain('zzgl. Versand');
    expect(screen.getByRole('option').textContent).toBe('Widerruf');
  });
});
