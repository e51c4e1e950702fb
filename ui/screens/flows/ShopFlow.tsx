import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Flow } from '#contract/flows.ts';
import { useLiveFlow } from '#ui/bindings/live-flow.ts';
import { FlowLive, statesOf } from './FlowLive.tsx';
import type { FlowOverlay } from './flow-overlay.ts';
import { FlowViewer } from './FlowViewer.tsx';
import { useFlowWords } from './flow-words.ts';
import type { FlowsData } from './flows-data.ts';
import { useFunnelAnswer } from './funnel-answer.ts';
import { funnelOverlay } from './funnel-overlay.ts';
import { FunnelFilterBar, FunnelTable } from './FunnelFigures.tsx';

interface ShopFlowProps {
  readonly flow: Flow;
  readonly funnel: FlowsData['funnel'];
}

/** A flow with what only the running shop knows of it: what visitors did, and where this browser's tabs are. */
export function ShopFlow({ flow, funnel }: ShopFlowProps) {
  const { words, language } = useFlowWords();
  const { search } = useLocation();
  const { answer, last, filter, ask, isAsked } = useFunnelAnswer(funnel);
  const figures = useMemo(
    () => funnelOverlay(flow, answer, words.funnel, language),
    [flow, answer, words, language],
  );
  const visitors: FlowOverlay = {
    ...figures,
    filter: <FunnelFilterBar answer={answer} last={last} filter={filter} onAsk={ask} />,
    table: typeof answer === 'object' ? <FunnelTable flow={flow} funnel={answer} /> : null,
    address: { ...filter },
    onChoose: () => {
      if (!isAsked) ask(filter);
    },
  };
  const [isWatching, setWatching] = useState(false);
  const { now, last: reports } = useLiveFlow(flow.machine, isWatching);
  const place = useMemo(() => (now === null ? null : { states: statesOf(now), taken: now.taken }), [now]);
  return (
    <FlowViewer
      flow={flow}
      query={search}
      allFlows="/flows"
      overlays={[visitors]}
      live={{
        label: words.live.tab,
        place,
        panel: <FlowLive flow={flow} now={now} last={reports} />,
        onWatch: setWatching,
      }}
    />
  );
}
