import type { SupplyReply } from '#contract/listing.ts';

/** A printer that can be chosen. */
export type ChoosablePrinter = Pick<
  SupplyReply['deviceItems'][number],
  'slug' | 'name' | 'series' | 'brandSlug'
>;

export interface PrinterChoiceContext {
  /** Slug of the chosen brand; '' while none is. */
  readonly brand: string;
  readonly printers: readonly ChoosablePrinter[];
  /** Null while none is chosen; the empty one holds what belongs to none. */
  readonly series: string | null;
  /** Slug of the chosen printer; '' while none is. */
  readonly model: string;
}

export type PrinterChoiceCommand =
  /** '' takes the choice back. */
  | { readonly type: 'brand.choose'; readonly brand: string }
  | { readonly type: 'series.choose'; readonly series: string | null }
  | { readonly type: 'model.choose'; readonly model: string }
  | { readonly type: 'choice.open' }
  | { readonly type: 'choice.retry' };

/** Leads to the page of the printer. */
export interface PrinterChoiceEmitted {
  readonly type: 'choice.opened';
  readonly path: string;
}
