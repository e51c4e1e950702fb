import { useState } from 'react';
import type { NoticeAnswer, NoticeRequest } from './shop.ts';
import { useShop } from './shop.ts';

/** Nothing was sent yet · on its way · done · refused with sentences · nobody answered. */
type NoticeProgress =
  | { readonly kind: 'open' | 'sending' | 'done' | 'unanswered' }
  | { readonly kind: 'refused'; readonly messages: readonly string[] };

/** One request about a notice at a time, and what became of it. */
export function useStockNotice() {
  const { viewCalls } = useShop();
  const [progress, setProgress] = useState<NoticeProgress>({ kind: 'open' });
  const send = async (request: NoticeRequest): Promise<void> => {
    if (progress.kind === 'sending') return;
    setProgress({ kind: 'sending' });
    let answer: NoticeAnswer;
    try {
      answer = await (await viewCalls()).sendNotice(request);
    } catch {
      setProgress({ kind: 'unanswered' });
      return;
    }
    setProgress(answer === null ? { kind: 'done' } : { kind: 'refused', ...answer });
  };
  return { progress, send };
}
