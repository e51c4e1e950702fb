import type {
  FlowNode,
  FlowVariant,
  PlacedBox,
  PlacedLabel,
  PlacedLine,
  PlacedNote,
  PlacedText,
} from '#contract/flows.ts';
import { causeSigns, phaseSigns, signs, type Sign } from './signs.ts';

/** Signs stand this far left of their text. */
const signLeftPx = 17;
/** And their upper edge this far above its baseline. */
const signRisePx = 10.5;
const bendPx = 6;
const headPx = 9;

type Points = PlacedLine['points'];

/** A coordinate as it is written into a drawing. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Orthogonal way with rounded corners, as path data. */
export function wayPath(points: Points): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${rounded(x)} ${rounded(y)}`;
      if (after === undefined) return `L${rounded(x)} ${rounded(y)}`;
      const towards = ([otherX, otherY]: readonly [number, number]): string => {
        const far = Math.hypot(otherX - x, otherY - y);
        const part = far === 0 ? 0 : Math.min(bendPx, far / 2) / far;
        return `${rounded(x + (otherX - x) * part)} ${rounded(y + (otherY - y) * part)}`;
      };
      return `L${towards(before)}Q${rounded(x)} ${rounded(y)} ${towards(after)}`;
    })
    .join('');
}

/** Arrow head at the end of a way, in the direction of its last piece, as path data; empty for a way without length. */
export function headPath(points: Points): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (end === undefined || before === undefined) return '';
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const corner = (turn: number): string =>
    `${rounded(end[0] - headPx * Math.cos(angle + turn))} ${rounded(end[1] - headPx * Math.sin(angle + turn))}`;
  return `M${rounded(end[0])} ${rounded(end[1])}L${corner(0.42)}L${corner(-0.42)}Z`;
}

/** A rectangle within a box, in pixels. */
export interface BoxPart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of its corners. */
  readonly radius: number;
}

/** What a box is drawn of: its frame, the second edge of an end, and the coloured edge of its phase. */
export interface BoxShape {
  readonly frame: BoxPart | null;
  readonly rim: BoxPart | null;
  readonly band: BoxPart | null;
}

const isLeftAtOnce = (kind: FlowNode['kind']): boolean =>
  kind === 'passing' || kind === 'history' || kind === 'deepHistory';

/** How a state looks; the machine itself is not framed. */
export function shapeOfBox({ kind, phase }: FlowNode, { width, height }: PlacedBox): BoxShape {
  const isFramed = kind !== 'machine';
  return {
    frame: isFramed ? { x: 0, y: 0, width, height, radius: isLeftAtOnce(kind) ? 14 : 6 } : null,
    rim: kind === 'final' ? { x: 3, y: 3, width: width - 6, height: height - 6, radius: 4 } : null,
    band: isFramed && phase !== null ? { x: 0, y: 6, width: 4, height: height - 12, radius: 0 } : null,
  };
}

/** Of the dot a flow starts at, in pixels. */
export const startRadiusPx = 6;

/** Where a label stands: a language with shorter words keeps it as near to the line. */
export const labelPlace = ({ x, y, shift }: PlacedLabel, language: 'de' | 'en'): Points[number] => [
  x + shift[language === 'de' ? 0 : 1],
  y,
];

/** What is written at a place. */
export const wordsAt = ([, , , german, english]: PlacedText, language: 'de' | 'en'): string =>
  language === 'de' ? german : english;

/** The word at the mark of what is open in every state, around its middle: the languages differ in length. */
export function anytimeText({ width, text }: NonNullable<FlowVariant['anytime']>): PlacedText {
  const [, y, role, german, english] = text;
  return [width / 2, y, role, german, english];
}

/** The name a saved drawing gets. */
export const drawingFile = (machine: string, variant: string, language: 'de' | 'en', kind: 'svg' | 'png') =>
  `${machine}.${variant}.${language}.${kind}`;

/** Browsers refuse larger pictures. */
const maximumPixels = 16_000;

/** Size of a drawing as a picture: twice as fine as the screen where it fits. */
export function pictureSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(2, maximumPixels / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A sign at its place. */
export interface PlacedSign {
  readonly sign: Sign;
  readonly x: number;
  readonly y: number;
}

function noteInBoxSign({ target, cause }: PlacedNote): Sign {
  if (cause === 'failure' || cause === 'time') return causeSigns[cause];
  return target === null ? signs.stays : signs.leaves;
}

function topSign(node: FlowNode): Sign {
  if (node.phase !== null) return phaseSigns[node.phase];
  if (node.kind === 'history' || node.kind === 'deepHistory') return signs[node.kind];
  return node.kind === 'parallel' ? signs.parallel : signs.passing;
}

/** Signs inside a state: its phase, what is closed, its calls, the transitions written in it. */
export function signsOfBox(node: FlowNode, box: PlacedBox): readonly PlacedSign[] {
  const before = (sign: Sign, [x, y]: PlacedBox['texts'][number]): PlacedSign => ({
    sign,
    x: x - signLeftPx,
    y: y - signRisePx,
  });
  const first = box.texts.find(([, , role]) => role === 'phase');
  const last = box.texts.findLast(([, , role]) => role === 'phase');
  const isClosed = (node.kind === 'compound' || node.kind === 'parallel') && !box.isOpen;
  const inside = isClosed && last !== undefined ? [before(signs.closed, last)] : [];
  const hasTop = first !== undefined && (inside.length === 0 || node.phase !== null);
  const calls = node.calls.flatMap(({ id }) => {
    const text = box.texts.find(
      ([, , role, german]) => role === 'call' && id.startsWith(german.replace('…', '')),
    );
    return text === undefined ? [] : [before(signs.call, text)];
  });
  const notes = box.notes.map((note) => ({ sign: noteInBoxSign(note), x: 10, y: note.y + 2 }));
  return [...(hasTop ? [before(topSign(node), first)] : []), ...inside, ...calls, ...notes];
}

/** Signs beside a line: what makes its transitions happen, where it is not simply an event. */
export const signsOfLabel = ({ notes }: PlacedLabel): readonly PlacedSign[] =>
  notes.flatMap(({ cause, y }) => (cause === 'event' ? [] : [{ sign: causeSigns[cause], x: 1, y: y + 2 }]));

/** The middle of a way's longest piece: where something may be laid on it. */
export function middleOf(points: Points): Points[number] {
  let longest = -1;
  let middle: Points[number] = points[0] ?? [0, 0];
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (next === undefined) return;
    const length = Math.hypot(next[0] - x, next[1] - y);
    if (length <= longest) return;
    longest = length;
    middle = [(x + next[0]) / 2, (y + next[1]) / 2];
  });
  return middle;
}
