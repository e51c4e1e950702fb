import { useLoaderData } from 'react-router-dom';
import type { FlowSummary } from '#contract/flows.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import type { FlowsData } from './flows-data.ts';
import { FlowViewer } from './FlowViewer.tsx';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

/** `/flows` and `/flows/{machine}` (docs/reading-flows.md). */
export function Component() {
  const { items, item, funnel } = useLoaderData() as FlowsData;
  return item === null ? (
    <FlowTable items={items} />
  ) : (
    <FlowViewer key={item.machine} flow={item} funnel={funnel} />
  );
}

interface FlowTableProps {
  readonly items: readonly FlowSummary[];
}

/** Every statechart of the shop with its size. */
function FlowTable({ items }: FlowTableProps) {
  const { words, language } = useFlowWords();
  const prefetch = usePrefetch();
  const { index } = words;
  return (
    <div className={styles.page}>
      <h1>{index.title}</h1>
      <p>{words.intro}</p>
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
              <Link to={`/flows/${machine}`} onIntent={prefetch}>
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
