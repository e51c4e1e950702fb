import type { TableFormat } from '#contract/table-formats.ts';
import type { ListPosition, ShoppingList } from '#contract/shopping-list.ts';
import { countCell, moneyCell } from '#domain/csv.ts';
import type { CsvCell } from '#domain/csv.ts';
import { deliveryStateOf } from '#domain/delivery.ts';
import { reckonsNet } from '#domain/price.ts';
import { toldDeliveryState } from '#domain/stock.ts';
import { unitName } from '#domain/unit.ts';
import { textsOf } from '#texts/catalogues.ts';
import type { SellingRules } from '#server/basket/basket-lines.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { tableFileOf } from '#server/document/table-file.ts';
import type { TableFile } from '#server/document/table-file.ts';
import type { Language } from '#server/session/visitor.ts';

/** A list as a table for spreadsheets, in net or gross prices as its page shows it. */
export async function exportOf(
  { positions, slug, displayName }: ShoppingList,
  rules: SellingRules,
  { language, format }: { readonly language: Language; readonly format: TableFormat },
): Promise<TableFile> {
  const { heads, fileName } = serverTexts(language).listExport;
  const { vocabulary } = textsOf(language);
  const isNet = reckonsNet(rules);
  const stateOf = ({ sap_delivery_state: deliveryState, stock }: ListPosition): number =>
    toldDeliveryState({ deliveryState, stock, allowOrdersWithoutStock: rules.allowOrdersWithoutStock });
  const rowOf = (position: ListPosition): CsvCell[] => {
    const { quantity, unit, price, data, exists } = position;
    return [
      countCell(position.position),
      position.article_number,
      position.custom_article_number,
      position.display_name,
      position.custom_article_info,
      position.brandName,
      position.manufacturerNumber,
      countCell(quantity),
      unitName(quantity, unit, vocabulary.units),
      moneyCell(isNet ? price.net_price : price.gross_price),
      price.net_price === null ? '' : moneyCell(isNet ? position.lineNet : position.lineGross),
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
  return tableFileOf(
    { head, rows: positions.map(rowOf), sheet: displayName },
    { name: `${fileName}-${slug}`, format, language },
  );
}
