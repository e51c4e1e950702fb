import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { FlowVariant, PlacedBox, PlacedLine, PlacedStart, PlacedText } from '#contract/flows.ts';
import {
  anytimeCard,
  closedCard,
  headCard,
  labelCard,
  machineCard,
  placedWidth,
  type Card,
  type Note,
} from './cards.ts';
import type { DrawnLine, VisibleChart } from './visible.ts';

const elk = new ELK();

const dotPx = 12;

const chartOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

/** Asked for at every level; compounds do not inherit them. */
const levelOptions = {
  'elk.spacing.nodeNode': '34',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '8',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '30',
};

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

const notesOf = ({ notes }: VisibleChart, id: string): readonly Note[] => notes.get(id) ?? [];

function elkEdge(line: DrawnLine, label: Card, rootId: string): ElkExtendedEdge {
  const source = line.source === rootId ? anytimeId : line.source;
  // Fed against its direction, a way back keeps the layers in reading order (docs/reading-flows.md).
  const [from, to] = line.isBack ? [line.target, source] : [source, line.target];
  const isJourney = !line.isBack && line.cause !== 'failure';
  return {
    id: line.id,
    sources: [from],
    targets: [to],
    labels: [
      {
        text: line.id,
        width: label.width,
        height: label.height,
        layoutOptions: { 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
    layoutOptions: {
      'elk.layered.priority.straightness': isJourney ? '10' : '1',
      'elk.layered.priority.shortness': isJourney ? '10' : '1',
    },
  };
}

/** Room a compound needs for its own texts beyond what its children take; ELK keeps no smallest size of nested nodes. */
export interface Room {
  readonly right: number;
  readonly bottom: number;
}

interface Parts {
  readonly cards: Map<string, Card>;
  readonly startEdges: ElkExtendedEdge[];
  readonly rooms: ReadonlyMap<string, Room>;
}

const anytimeId = '#anytime';

const startDot = (compound: string): string => `${compound}#start`;

function elkNode(chart: VisibleChart, id: string, parts: Parts): ElkNode {
  const { cards, startEdges, rooms } = parts;
  const { family, open } = chart;
  const node = family.node(id);
  const isOpen = open.has(id);
  const children = family.children(id);
  const isRoot = node.parent === null;
  const content = {
    node,
    notes: notesOf(chart, id),
    hidden: isOpen || children.length === 0 ? null : children.length,
  };
  const card = isRoot ? machineCard(content) : isOpen ? headCard(content) : closedCard(content);
  cards.set(id, card);
  if (!isOpen) return { id, width: card.width, height: card.height };
  const dot: ElkNode[] = [];
  if (node.initial !== null) {
    dot.push({ id: startDot(id), width: dotPx, height: dotPx });
    startEdges.push({
      id: `${id}#begins`,
      sources: [startDot(id)],
      targets: [node.initial],
      layoutOptions: { 'elk.layered.priority.straightness': '20' },
    });
  }
  const { right, bottom } = rooms.get(id) ?? { right: 0, bottom: 0 };
  if (isRoot && chart.lines.some(({ source }) => source === id)) {
    const { width, height } = anytimeCard();
    dot.push({ id: anytimeId, width, height });
  }
  const padding = isRoot
    ? `[top=${card.height + 14},left=20,bottom=20,right=${20 + right}]`
    : `[top=18,left=${card.width + 12},bottom=${18 + bottom},right=18]`;
  return {
    id,
    children: [...dot, ...children.map((child) => elkNode(chart, child.id, parts))],
    layoutOptions: {
      ...levelOptions,
      'elk.padding': padding,
    },
  };
}

/**
 * Edges that are never drawn: the first state stands above all others, parts of the journey stand below each other in
 * reading order even where every way between them leads over another state, and a state that no line meets stands below
 * the one before it. Regions that run side by side stand below each other, too: side by side they are too wide to read.
 */
function orderEdges({ family, boxes, lines, open }: VisibleChart): readonly ElkExtendedEdge[] {
  const isCompound = (id: string): boolean => family.children(id).length > 0;
  const met = new Set(lines.flatMap(({ source, target }) => [source, target]));
  const isIn = (id: string, part: string): boolean => family.line(id).includes(part);
  /** Whether a line already keeps the state below one that comes before it. */
  const isHeld = (child: string, before: readonly string[]): boolean =>
    lines.some(({ source, target }) => {
      const other = isIn(source, child) ? target : isIn(target, child) ? source : null;
      return other !== null && before.some((id) => isIn(other, id));
    });
  return boxes.flatMap(({ id, initial }) => {
    if (!open.has(id)) return [];
    const children = family.children(id).map((child) => child.id);
    if (initial === null)
      return children.slice(1).map((child, index) => ({
        id: `${child}#below`,
        sources: [children[index] ?? ''],
        targets: [child],
      }));
    return children.slice(1).flatMap((child, index) => {
      const before = children.slice(0, index + 1);
      const part = isCompound(child) ? before.findLast(isCompound) : undefined;
      const loose = met.has(child) ? before[0] : before.at(-1);
      const above = part ?? (isHeld(child, before) ? undefined : loose);
      return above === undefined ? [] : [{ id: `${child}#below`, sources: [above], targets: [child] }];
    });
  });
}

function pointsOf(edge: ElkExtendedEdge, isBack: boolean): [number, number][] {
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints, endPoint }) => [
    startPoint,
    ...(bendPoints ?? []),
    endPoint,
  ]);
  const drawn = points.map(({ x, y }): [number, number] => [round(x), round(y)]);
  return isBack ? drawn.toReversed() : drawn;
}

/** What happens along a line; transitions with the same words are said once. */
function notesAlong({ transitions }: DrawnLine): readonly Note[] {
  const notes = new Map<string, Note>();
  for (const { id, cause, label } of transitions) {
    const key = JSON.stringify([cause, label]);
    const known = notes.get(key)?.transitions ?? [];
    notes.set(key, { transitions: [...known, id], target: null, cause, text: label });
  }
  return [...notes.values()];
}

function placedLabel(
  edge: ElkExtendedEdge,
  card: Card,
  points: readonly (readonly [number, number])[],
): PlacedLine['label'] {
  const { x = 0, y = 0, width = 0, height = 0 } = edge.labels?.[0] ?? {};
  const middle = y + height / 2;
  const piece = points.findIndex(
    ([, top], index) =>
      index > 0 &&
      Math.min(top, points[index - 1]?.[1] ?? 0) <= middle &&
      middle <= Math.max(top, points[index - 1]?.[1] ?? 0),
  );
  const isLeft = piece > 0 && (points[piece]?.[0] ?? 0) > x;
  const room = (language: 3 | 4): number =>
    isLeft
      ? Math.max(0, round(width - 4 - Math.max(...card.texts.map((text) => lineEnd(text, language)))))
      : 0;
  return {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    texts: [...card.texts],
    notes: [...card.notes],
    shift: [room(3), room(4)],
  };
}

const lineEnd = (text: PlacedText, language: 3 | 4): number => {
  const [x, y, role] = text;
  return text[language] === '' ? 0 : x + placedWidth([x, y, role, text[language], '']);
};

/** Lays a chart out; the same chart gives the same drawing, byte by byte. */
export async function arrange(
  chart: VisibleChart,
  id: string,
  rooms: ReadonlyMap<string, Room> = new Map(),
): Promise<FlowVariant> {
  const cards = new Map<string, Card>();
  const startEdges: ElkExtendedEdge[] = [];
  const rootId = chart.family.root.id;
  const root = elkNode(chart, rootId, { cards, startEdges, rooms });
  const labels = new Map(chart.lines.map((line) => [line.id, labelCard(notesAlong(line))]));
  const graph = await elk.layout({
    ...root,
    layoutOptions: { ...root.layoutOptions, ...chartOptions },
    edges: [
      ...startEdges,
      ...orderEdges(chart),
      ...chart.lines.map((line) => elkEdge(line, labels.get(line.id) as Card, rootId)),
    ],
  });
  const placed = new Map<string, ElkNode>();
  const collect = (node: ElkNode): void => {
    placed.set(node.id, node);
    node.children?.forEach(collect);
  };
  collect(graph);
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const boxes = chart.boxes.map((node): PlacedBox => {
    const { x = 0, y = 0, width = 0, height = 0 } = placed.get(node.id) as ElkNode;
    const { texts, notes } = cards.get(node.id) as Card;
    return {
      node: node.id,
      x: round(x),
      y: round(y),
      width: round(width),
      height: round(height),
      isOpen: chart.open.has(node.id),
      texts: [...texts],
      notes: [...notes],
    };
  });
  const lines = chart.lines.map((line): PlacedLine => {
    const edge = edges.get(line.id) as ElkExtendedEdge;
    const points = pointsOf(edge, line.isBack);
    return {
      transitions: line.transitions.map((transition) => transition.id),
      source: line.source,
      target: line.target,
      cause: line.cause,
      points,
      label: placedLabel(edge, labels.get(line.id) as Card, points),
    };
  });
  const starts = startEdges.map((edge): PlacedStart => {
    const compound = edge.id.slice(0, -'#begins'.length);
    const { x = 0, y = 0 } = placed.get(startDot(compound)) as ElkNode;
    const points = pointsOf(edges.get(edge.id) as ElkExtendedEdge, false);
    return { node: compound, x: round(x + dotPx / 2), y: round(y + dotPx / 2), points };
  });
  const anytime = placed.get(anytimeId);
  const [text] = anytimeCard().texts;
  return {
    id,
    open: chart.boxes.filter((node) => chart.open.has(node.id)).map((node) => node.id),
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes,
    lines,
    starts,
    anytime:
      anytime === undefined || text === undefined
        ? null
        : {
            x: round(anytime.x ?? 0),
            y: round(anytime.y ?? 0),
            width: anytime.width ?? 0,
            height: anytime.height ?? 0,
            text,
          },
  };
}
