import type { Printer, PrinterSupply } from '#contract/printer.ts';
import type { ShownArticle } from '#ui/shop/shown-article.ts';
import type { ShownList } from '#ui/sections/list/listing-data.ts';

export type ShownSupply = ShownArticle & Pick<PrinterSupply, 'isHighYield'>;

/** A printer: what gives it colour, and the list of what else fits. */
export interface PrinterData {
  readonly printer: Printer;
  readonly supplies: readonly ShownSupply[];
  /** The address asks for what bears an eco label only, so that others are left out. */
  readonly isPart: boolean;
  readonly list: ShownList;
}
