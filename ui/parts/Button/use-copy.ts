import { useState } from 'react';

/**
 * Copies a text. Without a clipboard (old browser, no https), or where it is refused, nothing becomes of it: the text can
 * still be selected.
 */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { isCopied, copy };
}
