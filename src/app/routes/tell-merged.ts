import { textToast } from '#machines/toasts/toasts.facts.ts';
import type { ScreenSurroundings } from '../live-page.ts';

/** Says to whoever has just signed in that the basket from before was added. */
export function tellMerged(
  { toasts }: ScreenSurroundings['system'],
  { isBasketMerged }: { readonly isBasketMerged: boolean },
): void {
  const clock = { now: () => performance.now() };
  if (isBasketMerged) toasts.send(textToast(clock, 'info', 'toasts.basketMerged', { outlivesPage: true }));
}
