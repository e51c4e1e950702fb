import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useLocation } from 'react-router-dom';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { readTableQuery } from '#domain/table-query.ts';
import type { TableColumn } from '#domain/table-query.ts';
import { sampleMember } from '#machines/sample-records.ts';
import { texts } from '#texts/de.ts';
import { renderShopPage } from '#tests/unit/ui/checkout/shop-page.tsx';
import type { SavedTable, Shop, ViewCalls, WantedTable } from '#ui/bindings/shop.ts';
import { AdminTable } from '#ui/sections/firm/AdminTable.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';

const { adminTable: words } = texts;

const columns: readonly TableColumn[] = [
  { id: 'name', isRowHeader: true, begins: 'up' },
  { id: 'size', begins: 'down' },
  { id: 'note', isExtra: true },
];

/** The table of whatever the address of the page says. */
function Screen({ isSaved = true }: { readonly isSaved?: boolean }) {
  const { search } = useLocation();
  const place = tablePlace(adminUsersPath, readTableQuery(new URLSearchParams(search), columns), { columns });
  return (
    <AdminTable<string>
      place={place}
      isSaved={isSaved}
      caption="Plätze"
      rows={['Lager']}
      keyOf={(row) => row}
      columns={[
        { id: 'tick', header: 'Auswahl', isHeaderHidden: true, cell: () => null },
        { id: 'name', header: 'Name', isRowHeader: true, cell: (row) => row },
        { id: 'size', header: 'Größe', cell: () => 3 },
        { id: 'note', header: 'Notiz', cell: () => 'leer' },
      ]}
    />
  );
}

function show(
  address: string,
  {
    kept = new Map<string, string>(),
    save = () => Promise.reject(new Error('no answer')),
    isSaved = true,
  }: {
    readonly kept?: Map<string, string>;
    readonly save?: (wanted: WantedTable) => Promise<SavedTable>;
    readonly isSaved?: boolean;
  } = {},
) {
  const browser: Shop['kept']['browser'] = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => (value === null ? kept.delete(key) : kept.set(key, value)),
  };
  const page = renderShopPage({
    Screen: () => <Screen isSaved={isSaved} />,
    path: adminUsersPath,
    address: `${adminUsersPath}${address}`,
    user: sampleMember,
    browser: {
      kept: { browser, tab: browser },
      viewCalls: () => Promise.resolve({ downloadTable: save } as unknown as ViewCalls),
    },
  });
  const where = () => page.router.state.location.search;
  return { ...page, kept, where, user: userEvent.setup() };
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const apply = () => screen.getByRole('button', { name: words.apply });

describe('[S2.4-03][S2.4-05] the table of a firm', () => {
  it('is sorted by links in its heads, each of which begins anew or turns round', () => {
    show('?search=la&sort=size&page=3');
    const head = (name: string) => screen.getByRole('columnheader', { name });
    const way = (name: string) => within(head(name)).getByRole('link').getAttribute('href');
    expect(head('Größe').getAttribute('aria-sort')).toBe('descending');
    expect(way('Größe')).toBe('/my/admin-users?search=la&sort=size&direction=up');
    expect(head('Name').hasAttribute('aria-sort')).toBe(false);
    expect(way('Name')).toBe('/my/admin-users?search=la&sort=name');
    expect(within(head('Auswahl')).queryByRole('link')).toBe(null);
  });

  it('has the columns somebody ticks, keeps them in the address and in the browser, and the usual ones again', async () => {
    const { user, where, kept } = show('?search=la&page=2');
    await expect.poll(heads).toEqual(['Auswahl', 'Name', 'Größe']);
    expect([tick('Name').disabled, tick('Größe').checked, tick('Notiz').checked]).toEqual([
      true,
      true,
      false,
    ]);
    await user.click(tick('Größe'));
    await user.click(tick('Notiz'));
    await user.click(apply());
    await expect.poll(where).toBe('?search=la&columns=name,note&page=2');
    await expect.poll(heads).toEqual(['Auswahl', 'Name', 'Notiz']);
    expect([...kept]).toEqual([['shop:columns:7:/my/admin-users', 'name,note']]);
    await user.click(screen.getByRole('link', { name: words.usual }));
    await expect.poll(where).toBe('?search=la&page=2');
    await expect.poll(heads).toEqual(['Auswahl', 'Name', 'Größe']);
    expect([...kept]).toEqual([]);
  });

  it('never loses the column that names a row, and forgets what is usual', async () => {
    const { user, where, kept } = show('?columns=name,note');
    await user.click(tick('Notiz'));
    await user.click(apply());
    await expect.poll(where).toBe('?columns=name');
    await expect.poll(heads).toEqual(['Auswahl', 'Name']);
    await user.click(tick('Größe'));
    await user.click(apply());
    await expect.poll(where).toBe('');
    expect(kept.size).toBe(0);
  });

  it('remembers the columns of this person, which the address overrules', async () => {
    const kept = new Map([
      ['shop:columns:7:/my/admin-users', 'note,gone'],
      ['shop:columns:8:/my/admin-users', 'size'],
    ]);
    const { unmount } = show('', { kept });
    await expect.poll(heads).toEqual(['Auswahl', 'Name', 'Notiz']);
    unmount();
    show('?columns=name', { kept });
    await expect.poll(heads).toEqual(['Auswahl', 'Name']);
  });

  it('can be asked for by forms without a script', () => {
    show('?search=la&sort=size&columns=name,note');
    const form = screen.getByRole<HTMLFormElement>('form', { name: words.columns });
    expect([form.getAttribute('action'), form.method]).toEqual([adminUsersPath, 'get']);
    expect([...new FormData(form)]).toEqual([
      ['search', 'la'],
      ['sort', 'size'],
      ['columns', 'note'],
    ]);
  });

  it('is saved with all it finds and the columns in sight, and says what a file does not hold', async () => {
    const asked: WantedTable[] = [];
    const { user } = show('?search=la&sort=size&page=4', {
      kept: new Map([['shop:columns:7:/my/admin-users', 'note']]),
      save: (wanted) => {
        asked.push(wanted);
        return Promise.resolve({ rows: 10_000, leftOut: wanted.format === 'xlsx' ? 2345 : 0 });
      },
    });
    await user.click(screen.getByRole('button', { name: words.exports.csv.name }));
    expect(screen.queryByRole('status')).toBe(null);
    await user.click(screen.getByRole('button', { name: words.exports.xlsx.name }));
    const query = 'search=la&sort=size&columns=name,note';
    expect(asked).toEqual([
      { path: adminUsersPath, query, format: 'csv' },
      { path: adminUsersPath, query, format: 'xlsx' },
    ]);
    expect(screen.getByRole('status').textContent).toBe(words.leftOut({ rows: '10.000', left: '2.345' }));
  });

  it('says that a file could not be saved, and offers none to who may not', async () => {
    const { user, unmount } = show('');
    await user.click(screen.getByRole('button', { name: words.exports.csv.name }));
    expect((await screen.findByRole('alert')).textContent).toBe(words.exportFailed);
    unmount();
    show('', { isSaved: false });
    expect(screen.queryByRole('button', { name: words.exports.csv.name })).toBe(null);
    expect(apply().isConnected).toBe(true);
  });
});
