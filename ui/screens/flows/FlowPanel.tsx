import type { ReactNode } from 'react';
import type { Flow, FlowNode, FlowSample, FlowTransition } from '#contract/flows.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import type { FlowChoice } from './FlowDrawing.tsx';
import type { FlowOverlay } from './flow-overlay.ts';
import { OverlayWords } from './OverlayWords.tsx';
import { PhaseMark } from './PhaseMark.tsx';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowPanelProps {
  readonly flow: Flow;
  readonly choice: FlowChoice | null;
  readonly overlay: FlowOverlay | null;
  /** Compounds whose insides are drawn now. */
  readonly open: readonly string[];
  readonly onGo: (node: string) => void;
  readonly onChoose: (choice: FlowChoice) => void;
  readonly onToggle: (compound: string) => void;
}

/** What the chosen state or transitions mean. */
export function FlowPanel({ flow, choice, ...rest }: FlowPanelProps) {
  const { words } = useFlowWords();
  const node =
    choice !== null && 'node' in choice ? flow.nodes.find(({ id }) => id === choice.node) : undefined;
  const ways =
    choice !== null && 'transitions' in choice
      ? flow.transitions.filter(({ id }) => choice.transitions.includes(id))
      : [];
  return (
    <section className={styles.panel} aria-label={words.details} aria-live="polite">
      {node !== undefined ? (
        <NodeFacts flow={flow} node={node} {...rest} />
      ) : ways.length > 0 ? (
        ways.map((way) => (
          <WayFacts key={way.id} flow={flow} way={way} overlay={rest.overlay} onGo={rest.onGo} />
        ))
      ) : (
        <>
          <p>{words.nothingChosen}</p>
          <p>{words.help}</p>
        </>
      )}
    </section>
  );
}

type NodeFactsProps = Omit<FlowPanelProps, 'choice'> & { readonly node: FlowNode };

function NodeFacts({ flow, node, open, onGo, onChoose, onToggle }: NodeFactsProps) {
  const { words, language } = useFlowWords();
  const { id, clauses, calls, tags } = node;
  const isExpandable = node.kind === 'compound' || node.kind === 'parallel';
  const out = flow.transitions.filter(({ source }) => source === id);
  const into = flow.transitions.filter(({ source, target }) => target === id && source !== id);
  return (
    <>
      <h2 className={styles.panelTitle}>{node.title[language]}</h2>
      <PhaseMark node={node} />
      {isExpandable ? (
        <p>
          <Button size="small" onClick={() => onToggle(id)}>
            {open.includes(id) ? words.collapse : words.expand}
          </Button>
        </p>
      ) : null}
      <p>{node.description[language]}</p>
      <p>
        <code>{id}</code>
      </p>
      {clauses.length === 0 ? null : <Fact heading={words.clauses}>{clauses.join(', ')}</Fact>}
      {tags.length === 0 ? null : <Fact heading={words.tags}>{tags.join(', ')}</Fact>}
      {calls.map((call) => (
        <div key={call.id}>
          <h3>
            {words.calls}
            {': '}
            {call.id === call.source ? call.id : `${call.id} (${call.source})`}
          </h3>
          <Samples samples={call.samples} />
        </div>
      ))}
      <Ways
        heading={words.waysOut}
        ways={out}
        otherOf={({ target }) => target}
        {...{ flow, onGo, onChoose }}
      />
      <Ways
        heading={words.waysIn}
        ways={into}
        otherOf={({ source }) => source}
        {...{ flow, onGo, onChoose }}
      />
    </>
  );
}

interface WaysProps {
  readonly heading: string;
  readonly ways: readonly FlowTransition[];
  readonly otherOf: (way: FlowTransition) => string | null;
  readonly flow: Flow;
  readonly onGo: (node: string) => void;
  readonly onChoose: (choice: FlowChoice) => void;
}

function Ways({ heading, ways, otherOf, flow, onGo, onChoose }: WaysProps) {
  const { language } = useFlowWords();
  if (ways.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul className={styles.plainList}>
        {ways.map((way) => (
          <li key={way.id}>
            <Button variant="quiet" size="small" onClick={() => onChoose({ transitions: [way.id] })}>
              {way.label[language]}
            </Button>
            <NodeButton flow={flow} id={otherOf(way)} onGo={onGo} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NodeButtonProps {
  readonly flow: Flow;
  readonly id: string | null;
  readonly onGo: (node: string) => void;
}

function NodeButton({ flow, id, onGo }: NodeButtonProps) {
  const { words, language } = useFlowWords();
  if (id === null) return <span>{words.signs.stays}</span>;
  return (
    <Button size="small" icon="arrowRight" onClick={() => onGo(id)}>
      {flow.nodes.find((node) => node.id === id)?.title[language] ?? id}
    </Button>
  );
}

interface WayFactsProps {
  readonly flow: Flow;
  readonly way: FlowTransition;
  readonly overlay: FlowOverlay | null;
  readonly onGo: (node: string) => void;
}

function WayFacts({ flow, way, overlay, onGo }: WayFactsProps) {
  const { words, language } = useFlowWords();
  const { label, source, target, event, condition, samples, actions } = way;
  return (
    <div className={styles.wayFacts}>
      <h2 className={styles.panelTitle}>{label[language]}</h2>
      <p className={styles.wayEnds}>
        <NodeButton flow={flow} id={source} onGo={onGo} />
        <NodeButton flow={flow} id={target} onGo={onGo} />
      </p>
      <p>
        <OverlayWords overlay={overlay} transition={way.id} />
      </p>
      <Fact heading={words.event}>
        <code>{event}</code>
      </Fact>
      {condition === null ? null : <Fact heading={words.condition}>{condition[language]}</Fact>}
      {samples.length === 0 ? null : (
        <>
          <h3>{words.samples}</h3>
          <Samples samples={samples} />
        </>
      )}
      {actions.length === 0 ? null : (
        <Fact heading={words.actions}>
          <code>{actions.join(', ')}</code>
        </Fact>
      )}
    </div>
  );
}

interface FactProps {
  readonly heading: string;
  readonly children: ReactNode;
}

function Fact({ heading, children }: FactProps) {
  return (
    <>
      <h3>{heading}</h3>
      <p>{children}</p>
    </>
  );
}

interface SamplesProps {
  readonly samples: readonly FlowSample[];
}

function Samples({ samples }: SamplesProps) {
  const { language } = useFlowWords();
  return (
    <ul>
      {samples.map(({ name, text }) => (
        <li key={name}>
          {text[language]} <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
