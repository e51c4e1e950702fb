import type { ListFormat } from '#contract/shopping-list-path.ts';
import type { ListPosition, ShoppingList } from '#contract/shopping-list.ts';
import { csvOf } from '#domain/csv.ts';
import type { CsvCell } from '#domain/csv.ts';
import { deliveryStateOf } from '#domain/delivery.ts';
import { reckonsNet } from '#domain/price.ts';
import { toldDeliveryState } from '#domain/stock.ts';
import { unitName } from '#domain/unit.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { SellingRules } from '#server/basket/basket-lines.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { xlsxOf } from '#server/document/xlsx.ts';
import type { Language } from '#server/session/visitor.ts';

const amountOf = (cents: number | null): CsvCell =>
  cents === null ? '' : { value: cents / 100, decimals: 2 };

const longestSheetName = 31;
/** A sheet's name has no signs of addresses in it. */
const sheetNameOf = (name: string): string =>
  name
    .replaceAll(/[\\/?*[\]:']/g, ' ')
    .slice(0, longestSheetName)
    .trim() || '1';

interface ExportedList {
  readonly fileName: string;
  readonly contentType: string;
  readonly base64: string;
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list as a table for spreadsheets, in net or gross prices as its page shows it. */
export async function exportOf(
  { positions, slug, displayName }: ShoppingList,
  rules: SellingRules,
  { language, format }: { readonly language: Language; readonly format: ListFormat },
): Promise<ExportedList> {
  const { heads, fileName } = serverTexts(language).listExport;
  const { vocabulary } = textsOf(language);
  const isNet = reckonsNet(rules);
  const stateOf = ({ sap_delivery_state: deliveryState, stock }: ListPosition): number =>
    toldDeliveryState({ deliveryState, stock, allowOrdersWithoutStock: rules.allowOrdersWithoutStock });
  const rowOf = (position: ListPosition): CsvCell[] => {
    const { quantity, unit, price, data, exists } = position;
    return [
      { value: position.position, decimals: 0 },
      position.article_number,
      position.custom_article_number,
      position.display_name,
      position.custom_article_info,
      position.brandName,
      position.manufacturerNumber,
      { value: quantity, decimals: 0 },
      unitName(quantity, unit, vocabulary.units),
      amountOf(isNet ? price.net_price : price.gross_price),
      price.net_price === null ? '' : amountOf(isNet ? position.lineNet : position.lineGross),
      exists ? vocabulary.deliveryStates[deliveryStateOf(stateOf(position)).name] : heads.gone,
      data.hint,
      data.costCenter,
      data.offerNumber,
    ];
  };
  const head: readonly string[] = [
    heads.place,
    heads.articleNumber,
    heads.customArticleNumber,
    heads.displayName,
    heads.customArticleInfo,
    heads.brand,
    heads.manufacturerNumber,
    heads.quantity,
    heads.unit,
    isNet ? heads.unitNet : heads.unitGross,
    isNet ? heads.sumNet : heads.sumGross,
    heads.delivery,
    heads.hint,
    heads.costCenter,
    heads.offerNumber,
  ];
  const table = positions.map(rowOf);
  const isText = format === 'csv';
  const content = isText
    ? Buffer.from(csvOf([head, ...table], language))
    : await xlsxOf(head, table, sheetNameOf(displayName));
  return {
    fileName: `${fileName}-${slug}.${format}`,
    contentType: isText ? 'text/csv;charset=utf-8' : xlsxType,
    base64: content.toString('base64'),
  };
}
