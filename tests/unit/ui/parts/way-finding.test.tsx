import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumbs } from '#ui/parts/Breadcrumbs/Breadcrumbs.tsx';
import { Chip } from '#ui/parts/Chip/Chip.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { InkChip } from '#ui/parts/InkChip/InkChip.tsx';
import { pageWindow } from '#ui/parts/Pagination/page-window.ts';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { Sheet } from '#ui/parts/Sheet/Sheet.tsx';
import { StepList } from '#ui/parts/StepList/StepList.tsx';
import { Tabs } from '#ui/parts/Tabs/Tabs.tsx';

const routed = (element: ReactNode) => render(<MemoryRouter>{element}</MemoryRouter>);
const hrefsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

const pages = (current: number, total: number) =>
  pageWindow(current, total).map((entry) => (entry.kind === 'page' ? entry.page : '…'));

describe('Pagination', () => {
  it('shows first, last and the neighbours, and never a gap for a single page', () => {
    expect(pages(1, 1)).toEqual([1]);
    expect(pages(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pages(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(pages(10, 24)).toEqual([1, '…', 8, 9, 10, 11, 12, '…', 24]);
    expect(pages(24, 24)).toEqual([1, '…', 22, 23, 24]);
  });

  const words = {
    label: 'Seiten',
    previousLabel: 'Zurück',
    nextLabel: 'Weiter',
    pageLabel: (page: number) => `S ${page}`,
  };

  it('is made of links, marks the current page and has no way beyond the ends', () => {
    routed(<Pagination {...words} current={1} total={3} hrefOf={(page) => `/shop?page=${page}`} />);
    expect(hrefsIn(screen.getByRole('navigation', { name: 'Seiten' }))).toEqual([
      '/shop?page=1',
      '/shop?page=2',
      '/shop?page=3',
      '/shop?page=2',
    ]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
    expect(screen.queryByRole('link', { name: 'Zurück' })).toBeNull();
  });

  it('is not there for a single page', () => {
    routed(<Pagination {...words} current={1} total={1} hrefOf={String} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('StepList', () => {
  it('links steps that may be opened, says which are done and marks the current one', () => {
    routed(
      <StepList
        label="Kasse"
        doneLabel="erledigt"
        steps={[
          { label: 'Anmelden', state: 'done', to: '/shop/checkout' },
          { label: 'Adressen', state: 'current', to: '/shop/checkout/2' },
          { label: 'Zahlung', state: 'open', to: '/shop/checkout/3' },
          { label: 'Prüfen', state: 'open' },
        ]}
      />,
    );
    expect(hrefsIn(screen.getByRole('navigation', { name: 'Kasse' }))).toEqual([
      '/shop/checkout',
      '/shop/checkout/3',
    ]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Anmeldenerledigt',
      '3Zahlung',
    ]);
    const current = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current.map((item) => item.textContent)).toEqual(['2Adressen']);
  });
});

describe('Breadcrumbs', () => {
  it('links every place but the page itself', () => {
    routed(
      <Breadcrumbs
        label="Pfad"
        crumbs={[
          { label: 'Start', to: '/' },
          { label: 'Toner', to: '/shop/catalog/toner' },
          { label: 'CF259X', to: '/shop/article/T1-1/x' },
        ]}
      />,
    );
    expect(hrefsIn(screen.getByRole('navigation', { name: 'Pfad' }))).toEqual(['/', '/shop/catalog/toner']);
    expect(screen.getByText('CF259X').getAttribute('aria-current')).toBe('page');
  });
});

describe('Tabs', () => {
  it('moves and selects by arrow keys, round the ends', async () => {
    const onSelect = vi.fn();
    const tabs = [
      { id: 'facts', label: 'Daten' },
      { id: 'devices', label: 'Passt für' },
    ];
    const view = render(
      <Tabs label="Artikel" tabs={tabs} selectedId="facts" onSelect={onSelect}>
        Inhalt
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(onSelect.mock.calls).toEqual([['devices']]);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Passt für' }));
    view.rerender(
      <Tabs label="Artikel" tabs={tabs} selectedId="devices" onSelect={onSelect}>
        Inhalt
      </Tabs>,
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Passt für');
    expect(screen.getByRole('tabpanel', { name: 'Passt für' }).textContent).toBe('Inhalt');
  });
});

describe('Chip', () => {
  it('is a link where an address takes the filter away, otherwise a button, and says what it does', async () => {
    const onRemove = vi.fn();
    routed(
      <>
        <Chip removeLabel="Filter entfernen:" to="/shop">
          HP
        </Chip>
        <Chip removeLabel="Filter entfernen:" onRemove={onRemove}>
          <InkChip inks={['yellow']} label="Gelb" />
        </Chip>
      </>,
    );
    expect(screen.getByRole('link', { name: /Filter entfernen:\s*HP/ }).getAttribute('href')).toBe('/shop');
    await userEvent.click(screen.getByRole('button', { name: /Filter entfernen:\s*Gelb/ }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });
});

describe('DataTable', () => {
  it('is a table with named rows, sortable heads and labels for the card mode', () => {
    routed(
      <DataTable
        caption="Bestellungen"
        columns={[
          { id: 'number', header: 'Nummer', isRowHeader: true, cell: (row) => row.number },
          {
            id: 'sum',
            header: 'Summe',
            isNumeric: true,
            sorted: 'descending',
            sortTo: '?sortBy=sum',
            cell: (row) => row.sum,
          },
          {
            id: 'act',
            header: 'Aktionen',
            isHeaderHidden: true,
            cell: () => <button type="button">Ansehen</button>,
          },
        ]}
        rows={[{ number: 'B-1', sum: '10,00 €' }]}
        keyOf={(row) => row.number}
      />,
    );
    const table = screen.getByRole('table', { name: 'Bestellungen' });
    expect(within(table).getByRole('rowheader').textContent).toBe('B-1');
    expect(within(table).getByRole('columnheader', { name: 'Summe' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    const labels = within(table)
      .getAllByRole('cell')
      .map((cell) => cell.getAttribute('data-label'));
    expect(labels).toEqual(['Summe', null]);
    expect(hrefsIn(table)).toEqual(['?sortBy=sum']);
  });
});

describe('Sheet', () => {
  it('opens and closes without script by native buttons', () => {
    render(
      <Sheet id="filters" trigger="Filter" title="Artikel filtern" closeLabel="Schließen" foot={null}>
        Inhalt
      </Sheet>,
    );
    const sheet = document.getElementById('filters');
    expect(sheet?.getAttribute('popover')).toBe('auto');
    const [open, close] = [...document.querySelectorAll('button')];
    expect(open?.textContent).toBe('Filter');
    expect(open?.getAttribute('popovertarget')).toBe('filters');
    expect([close?.getAttribute('popovertarget'), close?.getAttribute('popovertargetaction')]).toEqual([
      'filters',
      'hide',
    ]);
    expect(sheet?.contains(close ?? null)).toBe(true);
  });
});
