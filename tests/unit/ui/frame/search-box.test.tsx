import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sampleAppConfig } from '#machines/sample-records.ts';
import { openShop } from '#tests/paths/views/open-shop.tsx';
import { SearchBox } from '#ui/frame/SearchBox.tsx';

const Frame = () => (
  <>
    <SearchBox />
    <Outlet />
  </>
);

it('[S9-23] the search box says what the shop has set, by default "Modell/OEM Nr."', async () => {
  const shop = openShop({
    Frame,
    pages: [{ id: 'page', path: '/', Component: () => null }],
    address: '/',
  });
  expect(screen.getByRole('combobox').getAttribute('placeholder')).toMatch(/^Modell\/OEM Nr\., /);
  const { basic_system_configs: set } = sampleAppConfig;
  const config = { ...sampleAppConfig, basic_system_configs: { ...set, searchBoxLabel: 'Was suchen Sie?' } };
  await act(async () => shop.system.app.send({ type: 'config.loaded', config }));
  expect(screen.getByRole('combobox').getAttribute('placeholder')).toMatch(/^Was suchen Sie\?, /);
  shop.close();
});
