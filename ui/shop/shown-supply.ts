import type { PrinterSupply } from '#contract/printer.ts';
import type { ShownArticle } from './shown-article.ts';

/** Ink, toner or ribbon as pages of printers show it. */
export type ShownSupply = ShownArticle & Pick<PrinterSupply, 'isHighYield'>;
