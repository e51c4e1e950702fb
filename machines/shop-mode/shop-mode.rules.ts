import type { ShopFlags } from '#contract/session.ts';
import type { CallFailure } from '#machines/call-failure.ts';
import type { ToastMessage } from '#machines/toasts/toasts.types.ts';

/** What a failed switch is told as; a refusal brings its own sentence. */
export function messageOf(failure: CallFailure): ToastMessage {
  if (failure.kind === 'noAnswer') return { kind: 'text', key: 'mode.switchNoAnswer' };
  if (failure.kind === 'down') return { kind: 'text', key: 'mode.switchDown' };
  const sentence = failure.kind === 'refused' ? failure.refusal.errorMessages.join(' ') : '';
  return sentence === '' ? { kind: 'text', key: 'mode.switchFailed' } : { kind: 'markup', markup: sentence };
}

/** Later flags without the switcher flag, which only the page itself sets (S4.2). */
export const updatedFlags = (known: ShopFlags, later: ShopFlags): ShopFlags => ({
  ...later,
  showB2Switcher: known.showB2Switcher,
});
