import { useEffect, useState } from 'react';
import type { FlowChannelName, FlowQuestion, FlowReport } from '#contract/flow-report.ts';

const channelName: FlowChannelName = 'flows';
const question: FlowQuestion = 'ask';
/** So many transitions of a chart are shown. */
const shownReports = 200;

const isFlowReport = (data: unknown): data is FlowReport =>
  typeof data === 'object' && data !== null && 'machine' in data && 'value' in data && 'taken' in data;

/** Whether a report was made in the tab that reads it. */
export const isOwnReport = ({ tab }: FlowReport): boolean => tab === performance.timeOrigin;

/** Whether a report says more of where a chart is now: what happens in another tab counts before the reading tab's own. */
const saysMore = (one: FlowReport, other: FlowReport | null): boolean => {
  if (other === null) return true;
  if (isOwnReport(one) !== isOwnReport(other)) return isOwnReport(other);
  return one.at >= other.at;
};

interface LiveFlow {
  /** Where the chart is; null while no tab has told it. */
  readonly now: FlowReport | null;
  /** The last transitions, the newest first. */
  readonly last: readonly FlowReport[];
}

const silence: LiveFlow = { now: null, last: [] };

const isSame = (one: FlowReport, other: FlowReport): boolean =>
  one.tab === other.tab && one.at === other.at && one.taken.join() === other.taken.join();

/** What tabs of this browser report of one chart, while somebody looks. */
export function useLiveFlow(machine: string, isWatching: boolean): LiveFlow {
  const [live, setLive] = useState(silence);
  useEffect(() => {
    if (!isWatching || !('BroadcastChannel' in globalThis)) return undefined;
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isFlowReport(data) || data.machine !== machine) return;
      setLive(({ now, last }) => ({
        now: saysMore(data, now) ? data : now,
        last:
          data.event === null || last.some((one) => isSame(one, data))
            ? last
            : [data, ...last].toSorted((one, other) => other.at - one.at).slice(0, shownReports),
      }));
    });
    channel.postMessage(question);
    return () => {
      channel.close();
      setLive(silence);
    };
  }, [machine, isWatching]);
  return live;
}
