import type { FlowCause, FlowNode, FlowTransition } from '#contract/flows.ts';
import type { Note } from './cards.ts';
import type { FlowModel } from './flow-model.ts';
import { inBoth } from './wording.ts';

/** Family relations of a chart's nodes. */
export interface Family {
  readonly node: (id: string) => FlowNode;
  readonly children: (id: string) => readonly FlowNode[];
  /** The node and everything it stands in, from the inside out. */
  readonly line: (id: string) => readonly string[];
  /** Place in the reading order. */
  readonly rank: (id: string) => number;
  readonly root: FlowNode;
}

export function familyOf({ nodes }: FlowModel): Family {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const node = (id: string): FlowNode => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`There is no state ${id}`);
    return found;
  };
  const ranks = new Map(nodes.map(({ id }, index) => [id, index]));
  const line = (id: string): readonly string[] => {
    const { parent } = node(id);
    return parent === null ? [id] : [id, ...line(parent)];
  };
  return {
    node,
    children: (id) => nodes.filter(({ parent }) => parent === id),
    line,
    rank: (id) => ranks.get(id) ?? 0,
    root: nodes[0] as FlowNode,
  };
}

/** A line to be drawn: every transition between two boxes in one direction. */
export interface DrawnLine {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: readonly FlowTransition[];
  readonly cause: FlowCause;
  /** Whether it leads back against the reading order. */
  readonly isBack: boolean;
}

/** A chart with some compounds open: what is in sight, what is drawn as a line, what is written into boxes. */
export interface VisibleChart {
  readonly family: Family;
  readonly open: ReadonlySet<string>;
  readonly boxes: readonly FlowNode[];
  readonly lines: readonly DrawnLine[];
  readonly notes: ReadonlyMap<string, readonly Note[]>;
}

/** Sources that share event, condition and target from this number on are spared their lines, in charts this busy. */
const sharedExit = { sources: 3, boxes: 14 };

const firstTime = inBoth(({ signs }) => signs.firstTime);

const isOneOf = (line: readonly string[], id: string): boolean => line.includes(id);

/** Whether the way from one box to another goes against the reading order of the boxes they stand in. */
function leadsBack(family: Family, source: string, target: string): boolean {
  return family.rank(target) < family.rank(source);
}

const meaning = ({ cause, event, target, condition, label }: FlowTransition): string =>
  JSON.stringify([cause, cause === 'event' ? event : [label.de, label.en], condition?.en ?? null, target]);

function causeOfAll(transitions: readonly FlowTransition[]): FlowCause {
  const causes = new Set(transitions.map(({ cause }) => cause));
  return causes.size === 1 ? (transitions[0]?.cause ?? 'event') : 'event';
}

/** The nearest node in sight: itself, or the closed compound it stands in. */
export function seenAs(family: Family, open: ReadonlySet<string>, id: string): string {
  const line = family.line(id).toReversed();
  const closed = line.find((ancestor) => !open.has(ancestor));
  return closed ?? id;
}

/** Decides for every transition whether it is a line, a note, or hidden in a closed compound. */
export function visibleChart(
  model: FlowModel,
  family: Family,
  open: ReadonlySet<string>,
  asNotes: ReadonlySet<string>,
): VisibleChart {
  const boxes = [...visibleNodes(family, open)];
  const sources = new Map<string, Set<string>>();
  for (const transition of model.transitions) {
    const key = meaning(transition);
    sources.set(key, (sources.get(key) ?? new Set()).add(transition.source));
  }
  const lines = new Map<string, FlowTransition[]>();
  const notes = new Map<string, Map<string, Note>>();
  const note = (at: string, transition: FlowTransition): void => {
    const target = transition.target === null ? null : family.node(transition.target);
    const text = transition.label;
    const here = notes.get(at) ?? new Map<string, Note>();
    const key = JSON.stringify([text, transition.target]);
    const known = here.get(key);
    here.set(key, {
      transitions: [...(known?.transitions ?? []), transition.id],
      target,
      cause: transition.cause,
      text,
    });
    notes.set(at, here);
  };
  for (const { id, kind, initial } of boxes)
    if (initial !== null && (kind === 'history' || kind === 'deepHistory'))
      notes.set(
        id,
        new Map([
          ['first', { transitions: [], target: family.node(initial), cause: 'automatic', text: firstTime }],
        ]),
      );
  for (const transition of model.transitions) {
    const source = seenAs(family, open, transition.source);
    const isInside = source !== transition.source;
    if (transition.target === null) {
      if (!isInside) note(source, transition);
      continue;
    }
    const target = seenAs(family, open, transition.target);
    const isWithin = isOneOf(family.line(target), source) || isOneOf(family.line(source), target);
    // What may happen in every state starts at a mark of its own, outside all states.
    const isAnytime = source === family.root.id && family.root.initial !== null;
    if (isWithin && !isAnytime) {
      if (!isInside) note(source, transition);
      continue;
    }
    const key = `${source}→${target}`;
    const isShared =
      boxes.length >= sharedExit.boxes && (sources.get(meaning(transition))?.size ?? 0) >= sharedExit.sources;
    if (isShared || asNotes.has(key)) note(source, transition);
    else lines.set(key, [...(lines.get(key) ?? []), transition]);
  }
  return {
    family,
    open,
    boxes,
    lines: [...lines].map(([id, transitions]) => {
      const [source = '', target = ''] = id.split('→');
      return {
        id,
        source,
        target,
        transitions,
        cause: causeOfAll(transitions),
        isBack: leadsBack(family, source, target),
      };
    }),
    notes: new Map([...notes].map(([id, here]) => [id, [...here.values()]])),
  };
}

function* visibleNodes(family: Family, open: ReadonlySet<string>, id = family.root.id): Generator<FlowNode> {
  yield family.node(id);
  if (!open.has(id)) return;
  for (const child of family.children(id)) yield* visibleNodes(family, open, child.id);
}
