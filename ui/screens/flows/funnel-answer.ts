import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { FlowsData } from './flows-data.ts';
import { funnelOverlayId, type FunnelAnswer } from './funnel-overlay.ts';

/** Which figures are asked for, as an address has them; null = what the server takes for it. */
export interface FunnelFilter {
  readonly from: string | null;
  readonly to: string | null;
  readonly mode: string | null;
}

/** Query of the page that has these figures, beside what its address names already. */
function queryFor(filter: FunnelFilter): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries({ overlay: funnelOverlayId, ...filter })) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}

/** The figures of a flow: they come with the page whose address asks for them. */
export function useFunnelAnswer(loaded: FlowsData['funnel']) {
  const navigate = useNavigate();
  const isLoading = useNavigation().state === 'loading';
  const query = new URLSearchParams(useLocation().search);
  const [filter, setFilter] = useState<FunnelFilter>({
    from: query.get('from'),
    to: query.get('to'),
    mode: query.get('mode'),
  });
  const answer: FunnelAnswer = isLoading || loaded === undefined ? 'loading' : (loaded ?? 'failed');
  const ask = (next: FunnelFilter): void => {
    setFilter(next);
    void navigate(`?${queryFor(next)}`, { replace: true, preventScrollReset: true });
  };
  /** The figures that came last, for what stays while others are on their way. */
  const last = loaded ?? null;
  return { answer, last, filter, ask, isAsked: loaded !== undefined };
}
