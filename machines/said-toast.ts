import { escapedForToast } from '#domain/toast-text.ts';
import type { PageClock } from './app/fact-table.ts';
import type { ToastRequest, ToastsEvent } from './toasts/toasts.types.ts';

/** What rows of a widget's table ask of the page whose charts tell in its own sentences what its view can no longer say. */
export interface SayingPage<Words> extends PageClock {
  readonly words: Words;
}

/** A message of sentences that are text as they stand, each in a line of its own. */
export const saidToast = (
  { now }: PageClock,
  sentences: readonly string[],
  toast: Pick<ToastRequest, 'kind' | 'leadsToBasket'>,
): ToastsEvent => ({
  type: 'toast.add',
  toast: { ...toast, message: { kind: 'markup', markup: sentences.map(escapedForToast).join('<br>') } },
  at: now(),
});
