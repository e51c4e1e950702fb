import type { ChoosablePrinter, PrinterChoiceContext } from './printer-choice.types.ts';

/** What follows a brand, while nothing of it is chosen. */
export const nothingChosen = { printers: [], series: null, model: '' } as const;

/** Where there is one series only it is chosen already. */
export function onlySeries(printers: readonly ChoosablePrinter[]): string | null {
  const [first, ...others] = new Set(printers.map(({ series }) => series));
  return first === undefined || others.length > 0 ? null : first;
}

/** Path of the chosen printer's page; empty while none is chosen. */
export const pathOf = ({ printers, model }: PrinterChoiceContext): string => {
  const printer = printers.find(({ slug }) => slug === model);
  return printer === undefined ? '' : `/shop/supply/brand/${printer.brandSlug}/device/${printer.slug}`;
};
