import type { Flow, FlowNode } from '#contract/flows.ts';
import { OverlayWords } from './OverlayWords.tsx';
import { PhaseMark } from './PhaseMark.tsx';
import type { FlowOverlay } from './flow-overlay.ts';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowOutlineProps {
  readonly flow: Flow;
  readonly overlay: FlowOverlay | null;
}

/** The chart as a nested list with the same states and transitions, for reading without the picture. */
export function FlowOutline({ flow, overlay }: FlowOutlineProps) {
  const root = flow.nodes.find(({ parent }) => parent === null);
  return root === undefined ? null : (
    <ul className={styles.outline}>
      <OutlineItem flow={flow} node={root} overlay={overlay} />
    </ul>
  );
}

const anchorOf = (id: string): string => `flow-${id}`;

interface OutlineItemProps {
  readonly flow: Flow;
  readonly overlay: FlowOverlay | null;
  readonly node: FlowNode;
}

function OutlineItem({ flow, node, overlay }: OutlineItemProps) {
  const { words, language } = useFlowWords();
  const { id, description, clauses, calls } = node;
  const ways = flow.transitions.filter(({ source }) => source === id);
  const children = flow.nodes.filter(({ parent }) => parent === id);
  const titleOf = (wanted: string): string =>
    flow.nodes.find((one) => one.id === wanted)?.title[language] ?? wanted;
  return (
    <li id={anchorOf(id)} data-node={id}>
      <h2 className={styles.outlineTitle}>{node.title[language]}</h2>
      <p>{description[language]}</p>
      <p className={styles.facts}>
        <PhaseMark node={node} />
        <code>{id}</code>
        {clauses.length === 0 ? null : <span>{clauses.join(', ')}</span>}
        {calls.map((call) => (
          <span key={call.id}>
            {words.calls}
            {': '}
            {call.id}
          </span>
        ))}
      </p>
      {ways.length === 0 ? null : (
        <ul className={styles.ways} aria-label={words.waysOut}>
          {ways.map((way) => (
            <li key={way.id} data-transition={way.id} data-target={way.target ?? ''}>
              {way.label[language]}
              {' → '}
              {way.target === null ? (
                <i>{words.signs.stays}</i>
              ) : (
                <a href={`#${anchorOf(way.target)}`}>{titleOf(way.target)}</a>
              )}
              <OverlayWords overlay={overlay} transition={way.id} />
            </li>
          ))}
        </ul>
      )}
      {children.length === 0 ? null : (
        <ul className={styles.nested}>
          {children.map((child) => (
            <OutlineItem key={child.id} flow={flow} node={child} overlay={overlay} />
          ))}
        </ul>
      )}
    </li>
  );
}
