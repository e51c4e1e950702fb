import { memo } from 'react';
import type { Flow, FlowNode, FlowVariant, PlacedBox, PlacedLine } from '#contract/flows.ts';
import type { Language } from '#contract/system.ts';
import {
  anytimeText,
  headPath,
  labelPlace,
  middleOf,
  shapeOfBox,
  signsOfBox,
  signsOfLabel,
  wayPath,
  type BoxPart,
} from '#drawing/geometry.ts';
import { Mark, markHeightPx, Signs, Start, Text } from './DrawnParts.tsx';
import type { FlowOverlay, OverlayMark } from './flow-overlay.ts';
import * as styles from './FlowDrawing.css.ts';

/** What is looked at: a state, or transitions that share a line. */
export type FlowChoice = { readonly node: string } | { readonly transitions: readonly string[] };

interface FlowDrawingProps {
  readonly flow: Flow;
  readonly variant: FlowVariant;
  readonly language: Language;
  readonly choice: FlowChoice | null;
  /** States something is in now, with all that they lie in. */
  readonly current: ReadonlySet<string>;
  /** Transitions that have just been taken. */
  readonly taken: ReadonlySet<string>;
  /** What an overlay says of transitions; null where none is chosen. */
  readonly markOf: FlowOverlay['markOf'] | null;
  /** Width in pixels; null = as wide as the page allows. */
  readonly widthPx: number | null;
  readonly onChoose: (choice: FlowChoice) => void;
  readonly onToggle: (compound: string) => void;
}

/** Paints one drawing of a flow from its display list; states are buttons, lines can be pointed at. */
export const FlowDrawing = memo(function FlowDrawing({
  flow,
  variant,
  language,
  choice,
  current,
  taken,
  markOf,
  widthPx,
  onChoose,
  onToggle,
}: FlowDrawingProps) {
  const { width, height, boxes, lines, starts, anytime } = variant;
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const chosenNode = choice !== null && 'node' in choice ? choice.node : null;
  const chosenWays = choice !== null && 'transitions' in choice ? choice.transitions : [];
  const isTouched = ({ source, target, transitions }: PlacedLine): boolean =>
    chosenNode === null
      ? transitions.some((id) => chosenWays.includes(id))
      : source === chosenNode || target === chosenNode;
  return (
    <svg
      className={markOf === null ? styles.drawing : `${styles.drawing} ${styles.overlaid}`}
      viewBox={`0 0 ${width} ${height}`}
      style={
        widthPx === null
          ? { maxWidth: `${width}px`, minWidth: `${Math.round(width * styles.smallestFirstScale)}px` }
          : { width: `${widthPx}px`, maxWidth: 'none' }
      }
      role="group"
      aria-label={flow.title[language]}
    >
      {boxes.map((box) => {
        const node = nodes.get(box.node);
        return node === undefined ? null : (
          <Box
            key={box.node}
            node={node}
            box={box}
            isParallelPart={nodes.get(node.parent ?? '')?.kind === 'parallel'}
            language={language}
            isChosen={chosenNode === node.id}
            isCurrent={!box.isOpen && current.has(node.id)}
            isTaken={(transitions) => transitions.some((id) => taken.has(id))}
            markOf={markOf}
            onChoose={onChoose}
            onToggle={onToggle}
          />
        );
      })}
      {starts.map((start) => (
        <Start key={start.node} start={start} />
      ))}
      {anytime === null ? null : (
        <g className={styles.anytime} transform={`translate(${anytime.x} ${anytime.y})`}>
          <rect width={anytime.width} height={anytime.height} rx={anytime.height / 2} />
          <Text text={anytimeText(anytime)} language={language} />
        </g>
      )}
      {lines.map((line) => (
        <Line
          key={line.transitions[0]}
          line={line}
          language={language}
          isChosen={isTouched(line)}
          isTaken={line.transitions.some((id) => taken.has(id))}
          mark={markOf?.(line.transitions) ?? null}
          onChoose={onChoose}
        />
      ))}
    </svg>
  );
});

interface BoxProps {
  readonly node: FlowNode;
  readonly box: PlacedBox;
  readonly isParallelPart: boolean;
  readonly language: Language;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly isTaken: (transitions: readonly string[]) => boolean;
  /** What an overlay says of transitions; null where none is chosen. */
  readonly markOf: FlowOverlay['markOf'] | null;
  readonly onChoose: (choice: FlowChoice) => void;
  readonly onToggle: (compound: string) => void;
}

const isExpandable = ({ kind }: FlowNode): boolean => kind === 'compound' || kind === 'parallel';

function Box({ node, box, isParallelPart, language, markOf, onChoose, onToggle, ...seen }: BoxProps) {
  const { isChosen, isCurrent, isTaken } = seen;
  const { id, kind, phase } = node;
  const { frame, rim, band } = shapeOfBox(node, box);
  const classes = [
    styles.state,
    isChosen ? styles.chosen : '',
    isCurrent ? styles.current : '',
    kind === 'passing' ? styles.passing : '',
    isParallelPart ? styles.parallelPart : '',
    box.isOpen ? styles.open : isExpandable(node) ? styles.closed : '',
  ];
  return (
    <g
      className={classes.filter((name) => name !== '').join(' ')}
      transform={`translate(${box.x} ${box.y})`}
      data-node={id}
      role="button"
      tabIndex={0}
      aria-label={node.title[language]}
      aria-pressed={isChosen}
      aria-current={isCurrent ? 'step' : undefined}
      aria-expanded={isExpandable(node) ? box.isOpen : undefined}
      onClick={() => onChoose({ node: id })}
      onDoubleClick={isExpandable(node) ? () => onToggle(id) : undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (event.key === 'Enter' && isExpandable(node)) onToggle(id);
        else onChoose({ node: id });
      }}
    >
      <Part part={frame} className={styles.frame} />
      <Part part={rim} className={styles.rim} />
      {phase === null ? null : <Part part={band} className={styles.bands[phase]} />}
      {box.notes.map((note) =>
        isTaken(note.transitions) ? (
          <rect
            key={note.y}
            className={styles.takenNote}
            x={6}
            y={note.y}
            width={box.width - 12}
            height={18}
            rx={3}
          />
        ) : null,
      )}
      <Signs signs={signsOfBox(node, box)} />
      {isCurrent ? <path className={styles.currentSign} d={`M${box.width - 22} -8h28v16h-28l7 -8z`} /> : null}
      {box.notes.map((note) => (
        <Mark
          key={note.y}
          mark={markOf?.(note.transitions) ?? null}
          at={[kind === 'machine' ? box.width - markHeightPx : box.width, note.y + 9]}
        />
      ))}
      {box.texts.map((text) => (
        <Text key={`${text[0]} ${text[1]}`} text={text} language={language} />
      ))}
    </g>
  );
}

interface PartProps {
  readonly part: BoxPart | null;
  readonly className: string;
}

function Part({ part, className }: PartProps) {
  if (part === null) return null;
  const { x, y, width, height, radius } = part;
  return <rect className={className} x={x} y={y} width={width} height={height} rx={radius} />;
}

interface LineProps {
  readonly line: PlacedLine;
  readonly language: Language;
  readonly isChosen: boolean;
  readonly isTaken: boolean;
  readonly mark: OverlayMark | null;
  readonly onChoose: (choice: FlowChoice) => void;
}

function Line({ line, language, isChosen, isTaken, mark, onChoose }: LineProps) {
  const { label, transitions, cause, points } = line;
  const way = wayPath(points);
  return (
    // Pointers only: the same transitions stand as buttons in the details of their state.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <g
      className={[
        styles.lines[cause],
        isChosen ? styles.chosenLine : '',
        isTaken ? styles.takenLine : '',
        mark?.isMissing === true ? styles.missing : '',
      ].join(' ')}
      data-transitions={transitions.join(' ')}
      onClick={() => onChoose({ transitions })}
    >
      <path className={styles.grip} d={way} />
      <path className={styles.way} d={way} style={{ strokeWidth: mark?.lineWidthPx }} />
      <path className={styles.head} d={headPath(points)} />
      <Mark mark={mark} at={middleOf(points)} />
      {label === null ? null : (
        <g transform={`translate(${labelPlace(label, language).join(' ')})`}>
          <Signs signs={signsOfLabel(label)} />
          {label.texts.map((text) => (
            <Text key={`${text[0]} ${text[1]}`} text={text} language={language} />
          ))}
        </g>
      )}
    </g>
  );
}
