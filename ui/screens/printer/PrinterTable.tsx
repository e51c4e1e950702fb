import { colourSets, colourSetsPlace, printerColumns, printerRows } from '#domain/printer-table.ts';
import type { PrinterRow } from '#domain/printer-table.ts';
import { priceView } from '#domain/mode.ts';
import { useMayAdd } from '#ui/bindings/add-tile.ts';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import type { DataColumn } from '#ui/parts/DataTable/DataTable.tsx';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { shippingPath } from '#ui/shop/article-setting.ts';
import { InkColour } from '#ui/shop/InkColour/InkColour.tsx';
import { ColourSetButton } from './ColourSetButton.tsx';
import { SupplyCell } from './SupplyCell.tsx';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import type { PrinterData } from './printer-data.ts';
import * as styles from './PrinterScreen.css.ts';

type PrinterTableProps = Pick<PrinterData, 'printer' | 'supplies' | 'isPart'>;

/**
 * A printer's colours: original, large and what replaces them side by side, and all colours at one press; where articles are left
 * out there is no set, and an empty place says nothing of what the shop has.
 */
export function PrinterTable({ printer, supplies, isPart }: PrinterTableProps) {
  const words = useTexts().printer;
  const setting = useArticleSetting();
  const mayAdd = useMayAdd();
  const rows = printerRows(supplies, mayAdd);
  const sets = colourSets(isPart ? [] : rows, mayAdd);
  const columns: DataColumn<PrinterRow<ShownSupply>>[] = [
    {
      id: 'colour',
      header: words.colour,
      isRowHeader: true,
      cell: ({ colour }) => <InkColour article={colour} setting={setting} />,
    },
    ...printerColumns
      .filter((column) => rows.some(({ cells }) => cells[column].length > 0))
      .map((column): DataColumn<PrinterRow<ShownSupply>> => ({
        id: column,
        header: words.columns[column],
        cell: ({ cells }) => <SupplyCell supplies={cells[column]} setting={setting} isPart={isPart} />,
      })),
  ];
  const { vocabulary } = setting.texts;
  const tax = setting.isTaxExempt
    ? setting.taxExemptText || vocabulary.taxExempt
    : priceView(setting).primary === 'net'
      ? vocabulary.exclVat
      : vocabulary.inclVat;
  return (
    <div className={styles.table}>
      {sets.length === 0 ? null : (
        <ul id={colourSetsPlace} className={styles.sets} aria-label={words.sets}>
          {sets.map((set, index) => (
            <ColourSetButton key={set.column} set={set} isMain={index === 0} setting={setting} />
          ))}
        </ul>
      )}
      <DataTable
        caption={words.table({ printer: printer.name })}
        isCaptionHidden
        columns={columns}
        rows={rows}
        keyOf={({ colour }) => String(colour.id)}
      />
      {setting.isPriceDisplayed ? (
        <p className={styles.note}>
          {words.allPrices({ tax })}
          <BareLink to={shippingPath}>{vocabulary.plusShipping}</BareLink>
        </p>
      ) : null}
    </div>
  );
}
