/** A printer as the browser keeps it. */
export interface KeptPrinter {
  /** Address of its page. */
  readonly path: string;
  readonly name: string;
}

/** Printers remembered by one browser, and seen in one tab; the oldest goes when there are more. */
export const mostKeptPrinters = 12;

const printerPath = /^\/shop\/supply\/brand\/[a-z0-9-]{1,160}\/device\/[a-z0-9-]{1,160}$/;
const longestName = 200;

const isPrinter = (value: unknown): value is KeptPrinter =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  printerPath.test(value.path) &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.length <= longestName;

/** What was kept; rubbish counts as nothing (R81). */
export function readKeptPrinters(text: string | null): readonly KeptPrinter[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPrinter).slice(0, mostKeptPrinters) : [];
  } catch {
    return [];
  }
}

/** The printer first, the others behind it. */
export const withPrinter = (
  kept: readonly KeptPrinter[],
  { path, name }: KeptPrinter,
): readonly KeptPrinter[] => [{ path, name }, ...withoutPrinter(kept, path)].slice(0, mostKeptPrinters);

export const withoutPrinter = (kept: readonly KeptPrinter[], path: string): readonly KeptPrinter[] =>
  kept.filter((printer) => printer.path !== path);
