import { basketMerged } from '#machines/toasts/toasts.facts.ts';
import type { ScreenSurroundings } from '../live-page.ts';

/** Says to whoever has just signed in that the basket tells what became of the guest's. */
export function tellMerged(
  { toasts }: ScreenSurroundings['system'],
  { isBasketMerged }: { readonly isBasketMerged: boolean },
): void {
  const clock = { now: () => performance.now() };
  if (isBasketMerged) toasts.send(basketMerged(clock));
}
