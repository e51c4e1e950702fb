import { cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Outlet } from 'react-router-dom';
import { openShop, type OpenShop } from '#tests/paths/views/open-shop.tsx';
import { PageComparison } from '#ui/screens/article/PageComparison.tsx';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import { SupplyCell } from '#ui/screens/printer/SupplyCell.tsx';
import { ArticleRow } from '#ui/shop/ArticleRow/ArticleRow.tsx';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { sampleSetting, sampleTile } from './sample-articles.ts';

let shop: OpenShop | null = null;
afterEach(() => shop?.close());

const own = sampleTile();
const other = sampleTile({ id: 2, articleNumber: 'T2', displayName: 'Nachbau', make: 'compatible' });

/** Where an article is offered beside lists, and by how many links. */
const places: readonly (readonly [string, number, (setting: ArticleSetting) => ReactNode])[] = [
  ['a row', 1, (setting) => <ArticleRow article={other} setting={setting} action={null} ways={null} />],
  ['a comparison', 2, (setting) => <PageComparison own={own} others={[other]} setting={setting} />],
  [
    'a cell of supplies',
    1,
    (setting) => <SupplyCell supplies={[other as unknown as ShownSupply]} setting={setting} isPart={false} />,
  ],
];

it.each(places)(
  '[S6-11] %s leads to the page of its article, but not where articles are only shown',
  (_place, links, draw) => {
    const linksWith = (isAdminMode: boolean): number => {
      cleanup();
      shop?.close();
      const Component = () => draw(sampleSetting({ isAdminMode }));
      shop = openShop({ Frame: Outlet, pages: [{ id: 'page', path: '/', Component }], address: '/' });
      return screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.includes('/T2-'))
        .length;
    };
    expect([linksWith(false), linksWith(true)]).toEqual([links, 0]);
  },
);
