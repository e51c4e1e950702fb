import { screen } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { Outlet } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { ArticleDetail } from '#contract/article.ts';
import { openShop, type OpenShop } from '#tests/paths/views/open-shop.tsx';
import { sampleSetting, sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';
import { KeyFacts } from '#ui/screens/article/ArticleFacts.tsx';
import { PageComparison } from '#ui/screens/article/PageComparison.tsx';

let shop: OpenShop | null = null;
afterEach(() => shop?.close());

const show = (Component: FunctionComponent): void => {
  shop = openShop({ Frame: Outlet, pages: [{ id: 'page', path: '/', Component }], address: '/' });
};

describe('the table of what prints the same', () => {
  const compare = (yieldPages: number | null): void => {
    const own = sampleTile({ yieldPages });
    const other = sampleTile({ id: 2, articleNumber: 'T2', make: 'compatible', yieldPages });
    show(() => <PageComparison own={own} others={[other]} setting={sampleSetting()} />);
  };

  it('asks what a page costs where that is known', () => {
    compare(1000);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Was kostet eine Seite?');
    expect(screen.getByRole('columnheader', { name: 'Kosten je Seite' })).toBeTruthy();
  });

  it('asks and promises nothing of the kind where no cost is known', () => {
    compare(null);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Dasselbe in anderer Ausführung');
    expect(screen.queryByRole('columnheader', { name: /je Seite/ })).toBeNull();
    expect(screen.queryByText(/Günstigste je Seite/)).toBeNull();
  });
});

describe('the numbers of an article', () => {
  const factsOf = (numbers: Partial<ArticleDetail>): string[] => {
    const article = { ...sampleTile(), make: 'none', yieldNorm: null, ...numbers } as ArticleDetail;
    show(() => <KeyFacts article={article} setting={sampleSetting()} />);
    return screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  };

  it('are one where the maker gave none', () => {
    const facts = factsOf({ articleNumber: 'K10001', manufacturerNumber: 'K10001' });
    expect(facts).toContain('Art.-Nr.');
    expect(facts).not.toContain('Hersteller-Nr.');
  });

  it('are two where the maker has one of its own', () => {
    expect(factsOf({ manufacturerNumber: 'TZe-231' })).toEqual(
      expect.arrayContaining(['Hersteller-Nr.', 'Art.-Nr.']),
    );
  });
});
