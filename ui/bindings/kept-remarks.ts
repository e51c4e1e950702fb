import { useEffect } from 'react';
import type { OrderRemarks } from '#contract/basket.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import type { DraftKeeper } from './drafts.ts';
import { useShop } from './shop.ts';

/** Notes that the server has this, and takes it out of the tab: another device may say something newer. */
function noteKnown(drafts: DraftKeeper, fields: TypedValues): void {
  for (const [name, value] of Object.entries(fields)) drafts.known.set(name, value);
  const { review } = drafts.read();
  if (review !== null) drafts.keep('review', review);
}

/**
 * Tells the server, whenever a field beside the order is left, what of all of them it does not have yet: what did not arrive goes along
 * with what is left next. Nothing is said of it and nothing waits for it (docs/decisions/0144).
 *
 * @param kept what the server has of this checkout; undefined of a guest, of whom it is told nothing
 * @returns to be called with what stands in the fields when one of them was left
 */
export function useKeptRemarks(
  drafts: DraftKeeper,
  kept: OrderRemarks | undefined,
): (typed: OrderRemarks) => Promise<void> {
  const { viewCalls } = useShop();
  useEffect(() => {
    // What this page has told since is newer than the basket it came with.
    if (kept !== undefined) noteKnown(drafts, { ...kept, ...Object.fromEntries(drafts.known) });
  }, [drafts, kept]);
  return async ({ comment, reference, deliveryDay }) => {
    const news = Object.entries({ comment, reference, deliveryDay }).filter(
      ([name, value]) => drafts.known.get(name) !== value,
    );
    if (kept === undefined || news.length === 0) return;
    const told = Object.fromEntries(news);
    try {
      if (await (await viewCalls()).keepRemarks(told)) noteKnown(drafts, told);
    } catch {
      // The tab has it.
    }
  };
}
