import { useState } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router-dom';
import type { FlowsData } from './flows-data.ts';
import { funnelOverlayId, type FunnelAnswer } from './funnel-overlay.ts';

/** Which figures are asked for, as an address has them; null = what the server takes for it. */
export interface FunnelFilter {
  readonly from: string | null;
  readonly to: string | null;
  readonly mode: string | null;
}

/** Query of the page that has these figures. */
export const funnelQuery = (filter: FunnelFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ overlay: funnelOverlayId, ...filter }).filter(
      (part): part is [string, string] => part[1] !== null,
    ),
  );

/**
 * The figures of a flow. They come with the page where its address asks for them, else when somebody does: from the same
 * address, without leaving the page.
 */
export function useFunnelAnswer(loaded: FlowsData['funnel']) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const fetcher = useFetcher<FlowsData>();
  const [filter, setFilter] = useState<FunnelFilter>({
    from: query.get('from'),
    to: query.get('to'),
    mode: query.get('mode'),
  });
  const came = fetcher.data === undefined ? loaded : fetcher.data.funnel;
  const isLoading = fetcher.state !== 'idle' || came === undefined;
  const answer: FunnelAnswer = isLoading ? 'loading' : (came ?? 'failed');
  const ask = (next: FunnelFilter): void => {
    setFilter(next);
    void fetcher.load(`${pathname}?${funnelQuery(next).toString()}`);
  };
  /** The last figures that came, for what stays while others are on their way. */
  const last = came ?? null;
  return { answer, last, filter, ask, isAsked: came !== undefined };
}
