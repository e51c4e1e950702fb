import { keptPrintersKey } from '#contract/browser-storage.ts';
import { keepText } from './browser-kept.ts';
import { useShop } from './shop.ts';

/** Has this browser forget all printers it was asked to remember. */
export function useForgetPrinters(): () => void {
  const { kept } = useShop();
  return () => keepText(kept.browser, keptPrintersKey, null);
}
