import type { QuickOrderView } from '#machines/quick-order/quick-order.selectors.ts';
import { useTexts } from '#ui/bindings/texts.ts';

interface QuickOrderProgressProps {
  readonly view: QuickOrderView;
}

/** What is under way, and how many lines were read; heard wherever somebody stands on the page. */
export function QuickOrderProgress({ view: { state, readCount } }: QuickOrderProgressProps) {
  const { quickOrder: words } = useTexts();
  const underWay: Readonly<Record<string, string>> = {
    reading: words.reading,
    resolving: words.resolving,
    adding: words.adding,
  };
  return <p role="status">{underWay[state] ?? (readCount > 0 ? words.read({ count: readCount }) : '')}</p>;
}
