import type { FlowReport } from '#contract/flow-report.ts';
import type { Flow } from '#contract/flows.ts';
import { activeStates, titlesOf, type FlowStateValue } from '#drawing/states.ts';
import { isOwnReport } from '#ui/bindings/live-flow.ts';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowLiveProps {
  readonly flow: Flow;
  readonly now: FlowReport | null;
  readonly last: readonly FlowReport[];
}

/** Ids of the states a report names. */
export const statesOf = ({ machine, value }: FlowReport): readonly string[] =>
  activeStates(machine, value as FlowStateValue);

/** What this browser's tabs are doing on a flow, the last first. */
export function FlowLive({ flow, now, last }: FlowLiveProps) {
  const { words, language } = useFlowWords();
  const titles = (report: FlowReport): string => titlesOf(flow, statesOf(report), language);
  const labelOf = ({ taken, event }: FlowReport): string =>
    flow.transitions.find(({ id }) => id === taken[0])?.label[language] ?? event ?? '';
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  return (
    <section className={styles.panel} aria-label={words.live.title}>
      <p>{words.live.lead}</p>
      <p role="status" className={styles.playerStatus}>
        {now === null
          ? words.live.nobody
          : words.live.now({ at: titles(now), where: words.live.tabs[isOwnReport(now) ? 'own' : 'other'] })}
      </p>
      <ol className={styles.plainList} aria-label={words.live.last}>
        {last.map((report) => (
          <li key={`${report.tab} ${report.at} ${report.taken.join(' ')}`}>
            <time dateTime={new Date(report.at).toISOString()}>{time.format(report.at)}</time>
            <span>{labelOf(report)}</span>
            <span className={styles.stepState}>
              {'→ '}
              {words.live.place({
                at: titles(report),
                where: words.live.tabs[isOwnReport(report) ? 'own' : 'other'],
              })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
