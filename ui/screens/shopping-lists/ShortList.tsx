import type { ListPosition, ShoppingList } from '#contract/shopping-list.ts';
import { formatQuantity } from '#domain/unit.ts';
import { useConfig } from '#ui/bindings/config.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import type { DataColumn } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './ShoppingListsScreen.css.ts';

interface ShortListProps {
  readonly list: ShoppingList;
  readonly isNet: boolean;
}

/** A list to be read: one line each, nothing to change (S2.3-14). */
export function ShortList({ list, isNet }: ShortListProps) {
  const { texts, language } = useWording();
  const { shoppingLists: words, vocabulary } = texts;
  const money = useMoney();
  const prefetch = usePrefetch();
  const { columns: heads } = words;
  const priced = ({ price }: ListPosition, cents: number | null): string =>
    price.net_price === null || cents === null ? vocabulary.priceOnRequest : money(cents);
  const { display_price: isPriceDisplayed } = useConfig();
  const columns: readonly DataColumn<ListPosition>[] = [
    {
      id: 'article',
      header: heads.article,
      isRowHeader: true,
      cell: ({ url, display_name: name, exists, isOrderable }) => (
        <>
          {url === '' ? (
            name
          ) : (
            <Link to={url} tone="plain" onIntent={prefetch}>
              {name}
            </Link>
          )}
          {exists && isOrderable ? null : (
            <div className={styles.hint}>{exists ? words.notOrderable : words.gone}</div>
          )}
        </>
      ),
    },
    {
      id: 'number',
      header: heads.number,
      isNarrow: true,
      cell: (position) => position.custom_article_number || position.article_number,
    },
    {
      id: 'quantity',
      header: heads.quantity,
      isNumeric: true,
      isNarrow: true,
      cell: ({ quantity, unit }) => formatQuantity(quantity, unit, vocabulary.units, language),
    },
    {
      id: 'unitPrice',
      header: heads.unitPrice,
      isNumeric: true,
      cell: (position) =>
        position.exists
          ? priced(position, isNet ? position.price.net_price : position.price.gross_price)
          : '–',
    },
    {
      id: 'sum',
      header: heads.sum,
      isNumeric: true,
      cell: (position) =>
        position.exists ? priced(position, isNet ? position.lineNet : position.lineGross) : '–',
    },
  ];
  return (
    <DataTable
      caption={words.positions({ list: list.displayName })}
      isCaptionHidden
      columns={isPriceDisplayed ? columns : columns.filter(({ id }) => id !== 'unitPrice' && id !== 'sum')}
      rows={list.positions}
      keyOf={({ id }) => String(id)}
    />
  );
}
