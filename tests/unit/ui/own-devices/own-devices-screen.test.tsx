import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { OpenDevice, OwnDevice } from '#contract/own-devices.ts';
import { sampleMember } from '#machines/sample-records.ts';
import { texts as german } from '#texts/de.ts';
import { texts as english } from '#texts/en.ts';
import type { KeptTexts } from '#ui/bindings/shop.ts';
import { DeviceList } from '#ui/screens/own-devices/DeviceList.tsx';
import { OpenDevices } from '#ui/screens/own-devices/OpenDevices.tsx';
import type { MemberDevicesData } from '#ui/screens/own-devices/own-devices-data.ts';
import { TakeOver } from '#ui/screens/own-devices/TakeOver.tsx';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';

const { ownDevices: words } = german;
const printer = { slug: 'hp-m404dn', name: 'HP M404dn', brandSlug: 'hp', brandName: 'HP' };

const device = (id: number, room: string, slug = printer.slug): OwnDevice => ({
  id,
  name: printer.name,
  slug,
  room,
  costCenter: '',
  note: '',
  isOfFirm: false,
  mayChange: true,
});

const dataOf = (...items: OwnDevice[]): MemberDevicesData => ({
  shown: 'member',
  items,
  slugs: [],
  printers: [{ printer, supplies: [{ ...sampleTile(), isHighYield: false }] }],
  open: [],
  moreOpen: 0,
  forecasts: { areShown: false, maySwitch: false, items: [] },
  isForFirm: false,
  costCenters: null,
  page: 1,
  pages: 1,
});

/** A page of the account of somebody who is signed in. */
const show = (Screen: () => React.ReactNode, kept?: KeptTexts) =>
  renderShopPage({
    Screen,
    path: '/my/devices',
    user: sampleMember,
    ...(kept === undefined ? {} : { browser: { kept: { browser: kept, tab: kept } } }),
  });

const together = () => screen.queryByRole('region', { name: words.together });

it('sets are put together of the printers that are picked, and of all once none of these is left', async () => {
  let load: (data: MemberDevicesData) => void = () => undefined;
  const [first, ...others] = [device(1, 'Empfang'), device(2, 'Lager'), device(3, 'Werk', 'gibt-es-nicht')];
  show(() => {
    const [data, setData] = useState(dataOf(first!, ...others));
    load = setData;
    return <DeviceList data={data} />;
  });
  expect(together()?.textContent).toContain(words.forAll({ count: 2 }));
  await userEvent.click(screen.getByRole('checkbox', { name: `${words.pick} HP M404dn (Empfang)` }));
  expect(together()?.textContent).toContain(words.forPicked({ count: 1 }));
  act(() => load(dataOf(...others)));
  expect(together()?.textContent).toContain(words.forAll({ count: 1 }));
  act(() => load(dataOf(others[0]!)));
  expect([together(), screen.queryByRole('checkbox')]).toEqual([null, null]);
});

it('the fields of a printer come when it is opened, with the cost centers of the firm', async () => {
  const costCenters = [{ number: '4711', name: 'Verwaltung' }];
  show(() => <DeviceList data={{ ...dataOf(device(1, 'Empfang')), costCenters }} />);
  expect(screen.queryByRole('option', { hidden: true })).toBe(null);
  await userEvent.click(screen.getByText(words.change));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: words.room })).value).toBe('Empfang');
  expect(screen.getByRole('option', { name: '4711 Verwaltung' })).not.toBe(null);
});

it('a set says what of it comes from another kind, and that it cannot be booked on a cost center that was closed', () => {
  const ink = (id: number, basisfarbe: 'schwarz' | 'cyan', change: object) => ({
    ...sampleTile({ id, displayName: `Toner ${id}`, basisfarbe, farbe: null, ...change }),
    isHighYield: false,
  });
  const supplies = [ink(1, 'schwarz', {}), ink(2, 'cyan', { make: 'rebuilt' })];
  const data = {
    ...dataOf({ ...device(1, 'Empfang'), costCenter: '4712' }, { ...device(2, 'Lager'), costCenter: '4711' }),
    printers: [{ printer, supplies }],
    costCenters: [{ number: '4711', name: 'Verwaltung' }],
  };
  show(() => <DeviceList data={data} />);
  const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('details'));
  expect(first?.textContent).toContain('Ersatzweise: Cyan (Wiederaufbereitet).');
  expect(first?.textContent).toContain(words.closedCostCenter({ number: '4712' }));
  expect(second?.textContent).not.toContain('ohne Kostenstelle');
});

it('a printer is removed after a question, which says whose it is', async () => {
  show(() => <DeviceList data={dataOf({ ...device(1, 'Empfang'), isOfFirm: true })} />);
  await userEvent.click(screen.getByText(words.change));
  const press = await screen.findByRole('button', { name: words.removeConfirm });
  const question = press.closest('details');
  expect(question?.querySelector('summary')?.textContent).toBe(words.remove);
  expect(question?.open).toBe(false);
  expect(
    screen.getByText(/^Möchten Sie HP M404dn \(Empfang\) wirklich entfernen\? Niemand in Ihrer Firma/),
  ).not.toBe(null);
});

it('an open line says where its printer stands and what it is booked on', () => {
  const line: OpenDevice = {
    id: 1,
    name: 'M404',
    room: 'Empfang',
    costCenter: '4711',
    note: '',
    state: 'ambiguous',
    choices: [],
  };
  show(() => <OpenDevices open={[line]} more={0} />);
  expect(screen.getByRole('group', { name: 'M404' }).textContent).toContain('Empfang · Kostenstelle 4711');
});

it('printers the browser remembers are offered but for those the account has, on whichever page', () => {
  const path = (slug: string): string => `/shop/supply/brand/hp/device/${slug}`;
  const remembered = JSON.stringify([
    { path: path('hp-m404dn'), name: 'HP M404dn' },
    { path: path('hp-m283fdw'), name: 'HP M283fdw' },
  ]);
  show(() => <TakeOver had={['hp-m404dn']} isForFirm />, { read: () => remembered, write: () => undefined });
  expect(screen.getByText('HP M283fdw')).not.toBe(null);
  expect(screen.getByRole('button', { name: 'In die Liste der Firma übernehmen' })).not.toBe(null);
});

it.each([german, english])('whoever has no printers is told the button that keeps one', (texts) => {
  for (const text of [texts.ownDevices.emptyText, texts.ownDevices.guestEmpty])
    expect(text).toContain(texts.printer.remember);
});
