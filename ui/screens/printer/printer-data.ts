import type { Printer } from '#contract/printer.ts';
import type { ShownList } from '#ui/sections/list/listing-data.ts';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';

/** A printer: what gives it colour, and the list of what else fits. */
export interface PrinterData {
  readonly printer: Printer;
  readonly supplies: readonly ShownSupply[];
  /** The address asks for what bears an eco label only, so that others are left out. */
  readonly isPart: boolean;
  readonly list: ShownList;
}
