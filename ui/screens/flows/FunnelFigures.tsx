import type { Flow } from '#contract/flows.ts';
import type { Funnel } from '#contract/funnel.ts';
import { countsById, funnelSteps, monthsUpTo, type FunnelStep } from '#domain/funnel.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { SelectField } from '#ui/parts/SelectField/SelectField.tsx';
import { useFlowWords } from './flow-words.ts';
import type { FunnelFilter } from './funnel-answer.ts';
import { sumText, type FunnelAnswer } from './funnel-overlay.ts';
import * as styles from './FlowScreen.css.ts';

/** As far back as counts are kept: 400 days. */
const monthsKept = 14;

interface FunnelFilterBarProps {
  readonly answer: FunnelAnswer;
  readonly last: Funnel | null;
  readonly filter: FunnelFilter;
  readonly onAsk: (filter: FunnelFilter) => void;
}

/** Period and kind of customers the figures are asked for. */
export function FunnelFilterBar({ answer, last, filter, onAsk }: FunnelFilterBarProps) {
  const { words, language } = useFlowWords();
  const { funnel } = words;
  if (answer === 'failed')
    return (
      <p>
        <Button size="small" onClick={() => onAsk(filter)}>
          {funnel.retry}
        </Button>
      </p>
    );
  if (last === null) return null;
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const months = monthsUpTo(last.now, monthsKept).map((month) => ({
    value: month,
    label: format.format(new Date(`${month}-01T00:00:00Z`)),
  }));
  const [from, to] = [filter.from ?? last.from, filter.to ?? last.to];
  return (
    <div className={styles.overlayBar} role="group" aria-label={funnel.filter}>
      <SelectField
        label={funnel.from}
        value={from}
        options={months}
        onChange={(month) => onAsk({ ...filter, from: month, to: month > to ? month : to })}
      />
      <SelectField
        label={funnel.to}
        value={to}
        options={months}
        onChange={(month) => onAsk({ ...filter, from: month < from ? month : from, to: month })}
      />
      <SelectField
        label={funnel.mode}
        value={filter.mode ?? ''}
        placeholder={funnel.allModes}
        options={[
          { value: 'b2b', label: funnel.b2b },
          { value: 'b2c', label: funnel.b2c },
        ]}
        onChange={(mode) => onAsk({ ...filter, mode: mode === '' ? null : mode })}
      />
    </div>
  );
}

interface FunnelTableProps {
  readonly flow: Flow;
  readonly funnel: Funnel;
}

/** How many came to each state, went on and did not. */
export function FunnelTable({ flow, funnel }: FunnelTableProps) {
  const { words, language } = useFlowWords();
  const { funnel: sentences } = words;
  const lostText = ({ arrived, lost }: FunnelStep): string => {
    if (lost === null) return sentences.unknown;
    const percent = Math.round((100 * lost) / Math.max(1, arrived?.count ?? 0));
    return sentences.lostOf({ count: lost.toLocaleString(language), percent });
  };
  const steps = funnelSteps(flow, countsById(funnel)).filter(
    ({ arrived, left }) => (arrived?.count ?? 0) + (arrived?.hidden ?? 0) + left.count + left.hidden > 0,
  );
  if (steps.length === 0) return null;
  return (
    <section>
      <DataTable
        caption={sentences.steps}
        rows={steps}
        keyOf={({ node }) => node.id}
        columns={[
          {
            id: 'state',
            header: sentences.state,
            isRowHeader: true,
            cell: ({ node }) => node.title[language],
          },
          {
            id: 'arrived',
            header: sentences.arrived,
            isNumeric: true,
            cell: ({ arrived }) =>
              arrived === null ? sentences.begins : sumText(arrived, sentences, language),
          },
          {
            id: 'left',
            header: sentences.left,
            isNumeric: true,
            cell: ({ left }) => sumText(left, sentences, language),
          },
          { id: 'lost', header: sentences.lost, isNumeric: true, cell: lostText },
        ]}
      />
      <p>{sentences.note}</p>
    </section>
  );
}
