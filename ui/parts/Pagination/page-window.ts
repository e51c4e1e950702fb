/** A page number, or a gap between two that are not neighbours. */
export type PageEntry = { kind: 'page'; page: number; isFar: boolean } | { kind: 'gap'; key: string };

const reach = 2;

/**
 * The page numbers to show: first, last, and two on each side of the current one. A gap of a single page is shown as that page.
 *
 * @param current 1-based
 * @param total number of pages, at least 1
 */
export function pageWindow(current: number, total: number): PageEntry[] {
  const wanted = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= reach,
  );
  return wanted.flatMap((page, index): PageEntry[] => {
    const entry: PageEntry = {
      kind: 'page',
      page,
      isFar: Math.abs(page - current) > 1 && page !== 1 && page !== total,
    };
    const before = wanted[index - 1];
    const missing = before === undefined ? 0 : page - before - 1;
    if (missing === 0) return [entry];
    if (missing === 1) return [{ kind: 'page', page: page - 1, isFar: true }, entry];
    return [{ kind: 'gap', key: `gap-${page}` }, entry];
  });
}
