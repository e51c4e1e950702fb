import { useState } from 'react';
import type { ViewCalls } from './shop.ts';
import { useShop } from './shop.ts';

/** Saving a file on the visitor's device, and whether that failed last. */
export function useDownload(save: (calls: ViewCalls) => Promise<void>) {
  const { viewCalls } = useShop();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const download = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await save(await viewCalls());
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { isBusy: state === 'busy', hasFailed: state === 'failed', download: () => void download() };
}
