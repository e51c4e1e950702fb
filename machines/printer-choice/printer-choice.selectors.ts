import type { SnapshotFrom } from 'xstate';
import type { PrinterChoiceMachine } from './printer-choice.machine.ts';
import type { ChoosablePrinter } from './printer-choice.types.ts';

export interface PrinterChoiceView {
  readonly phase: 'open' | 'loading' | 'choosing' | 'failed';
  readonly brand: string;
  /** Series of the brand in their order. */
  readonly allSeries: readonly string[];
  readonly series: string | null;
  /** Printers of the chosen series. */
  readonly models: readonly ChoosablePrinter[];
  readonly model: string;
  readonly mayOpen: boolean;
}

/** What the lists show. */
export function selectPrinterChoice(snapshot: SnapshotFrom<PrinterChoiceMachine>): PrinterChoiceView {
  const { brand, printers, series, model } = snapshot.context;
  return {
    phase: snapshot.value,
    brand,
    allSeries: [...new Set(printers.map((printer) => printer.series))],
    series,
    models: printers.filter((printer) => printer.series === series),
    model,
    mayOpen: snapshot.can({ type: 'choice.open' }),
  };
}
