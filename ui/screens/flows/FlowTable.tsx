import type { FlowSummary } from '#contract/flows.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowTableProps {
  readonly items: readonly FlowSummary[];
  /** Who may see the page, and where it comes from. */
  readonly intro: string;
  readonly addressOf: (machine: string) => string;
  /** Called when somebody is about to open a flow. */
  readonly onIntent?: (address: string) => void;
}

/** Every statechart of the shop with its size. */
export function FlowTable({ items, intro, addressOf, onIntent }: FlowTableProps) {
  const { words, language } = useFlowWords();
  const { index } = words;
  return (
    <div className={styles.page}>
      <h1>{index.title}</h1>
      <p>{intro}</p>
      <DataTable
        caption={index.title}
        isCaptionHidden
        rows={items}
        keyOf={({ machine }) => machine}
        columns={[
          {
            id: 'flow',
            header: index.flow,
            isRowHeader: true,
            cell: ({ machine, title }) => (
              <Link to={addressOf(machine)} onIntent={onIntent}>
                {title[language]}
              </Link>
            ),
          },
          { id: 'machine', header: index.machine, cell: ({ machine }) => <code>{machine}</code> },
          { id: 'states', header: index.states, isNumeric: true, cell: ({ states }) => states },
          {
            id: 'transitions',
            header: index.transitions,
            isNumeric: true,
            cell: ({ transitions }) => transitions,
          },
          { id: 'calls', header: index.calls, isNumeric: true, cell: ({ calls }) => calls },
          { id: 'clauses', header: index.clauses, isNumeric: true, cell: ({ clauses }) => clauses },
        ]}
      />
    </div>
  );
}
