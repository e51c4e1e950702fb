import type { CheckoutView } from '#machines/checkout/checkout.selectors.ts';
import { checkoutContentId, stepHeadingId } from './StepHeading.tsx';

/** Asking again while nobody answers is the same view; so is a form that is being saved. */
const placeOf = ({ screen, ordering, address, methods }: CheckoutView): string =>
  [
    screen,
    ordering === null || ordering === 'submitting' ? ordering : 'settling',
    address.isLoading,
    methods.phase === 'saving' ? 'editing' : methods.phase,
  ].join(' ');

/** Whether another view stands there, or something must be told that was not told before. */
export function isOtherView(before: CheckoutView, now: CheckoutView): boolean {
  if (placeOf(before) !== placeOf(now)) return true;
  if (now.review.isMissingShown && !before.review.isMissingShown) return true;
  return now.problem !== null && now.problem !== before.problem;
}

/** Brings what is told, else what the address names where it is drawn, or the heading of the view, in sight and gives it the focus. */
export function leadToView(): void {
  const told = document
    .getElementById(checkoutContentId)
    ?.querySelector<HTMLElement>('[role="alert"], [data-leads]');
  // No address writes the names of these places otherwise; what reads others (`named-place.ts`) comes when the page is live.
  const named = document.getElementById(location.hash.slice(1));
  const target = told ?? (named?.checkVisibility() === true ? named : document.getElementById(stepHeadingId));
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}
