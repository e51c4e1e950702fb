import { useEffect, useMemo } from 'react';
import { keptPrintersKey, tabStorageKeys } from '#contract/browser-storage.ts';
import { readKeptPrinters, withoutPrinter, withPrinter } from '#domain/kept-printers.ts';
import type { KeptPrinter } from '#domain/kept-printers.ts';
import { keepText, useKeptText } from './browser-kept.ts';
import { useShop, type KeptTexts } from './shop.ts';

const keep = (texts: KeptTexts, key: string, printers: readonly KeptPrinter[]): void =>
  keepText(texts, key, printers.length === 0 ? null : JSON.stringify(printers));

function useKept(texts: KeptTexts, key: string): readonly KeptPrinter[] {
  const text = useKeptText(texts, key);
  return useMemo(() => readKeptPrinters(text), [text]);
}

/** Printers this browser was asked to remember, and those merely seen in this tab. */
export function useKeptPrinters() {
  const { kept, viewCalls } = useShop();
  const remembered = useKept(kept.browser, keptPrintersKey);
  const seen = useKept(kept.tab, tabStorageKeys.seenPrinters).filter(
    ({ path }) => !remembered.some((printer) => printer.path === path),
  );
  return {
    view: { remembered, seen },
    remember: async (printer: KeptPrinter) => {
      keep(kept.browser, keptPrintersKey, withPrinter(remembered, printer));
      await (await viewCalls()).keepDevice(printer.path);
    },
    forget: (path: string) => keep(kept.browser, keptPrintersKey, withoutPrinter(remembered, path)),
  };
}

/** Notes in this tab that a printer was looked at. */
export function useSeenPrinter(printer: KeptPrinter): void {
  const { kept } = useShop();
  const { path, name } = printer;
  useEffect(() => {
    const seen = readKeptPrinters(kept.tab.read(tabStorageKeys.seenPrinters));
    keep(kept.tab, tabStorageKeys.seenPrinters, withPrinter(seen, { path, name }));
  }, [kept, path, name]);
}
