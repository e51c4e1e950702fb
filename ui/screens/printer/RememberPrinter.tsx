import type { Printer } from '#contract/printer.ts';
import { useKeptPrinters, useSeenPrinter } from '#ui/bindings/kept-printers.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';

interface RememberPrinterProps {
  readonly printer: Printer;
}

/**
 * Puts the printer among those of the home page, and takes it off again; the browser alone knows it. For who is signed in it goes
 * among the devices of their account.
 */
export function RememberPrinter({ printer: { slug, name, brandSlug } }: RememberPrinterProps) {
  const words = useTexts().printer;
  const { view, remember, forget } = useKeptPrinters();
  const path = `/shop/supply/brand/${brandSlug}/device/${slug}`;
  const kept = { path, name };
  useSeenPrinter(kept);
  const isRemembered = view.remembered.some((printer) => printer.path === path);
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isRemembered ? 'check' : 'printer'}
      // The second press of a double click takes nothing back.
      onClick={({ detail }) => {
        if (detail > 1) return;
        if (isRemembered) forget(path);
        else void remember(kept);
      }}
    >
      {isRemembered ? words.remembered : words.remember}
    </Button>
  );
}
