import type { FlowVariant, PlacedBox, PlacedLine } from '#contract/flows.ts';
import { placedWidth } from './cards.ts';
import type { Family } from './visible.ts';

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Something a reader would stumble over, with the lines (by index) that cause it. */
export interface Fault {
  readonly kind:
    | 'labelOnLabel'
    | 'labelOnBox'
    | 'labelOnLine'
    | 'lineThroughBox'
    | 'lineOnLine'
    | 'lineThroughText'
    | 'lineTooLong'
    | 'textOutside'
    | 'boxOnBox';
  readonly what: string;
  readonly lines: readonly number[];
}

export interface Legibility {
  /** Pairs of lines that cross. */
  readonly crossings: readonly (readonly [number, number])[];
  readonly faults: readonly Fault[];
}

const areaOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Area => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const shrunk = (area: Area, by: number): Area => ({
  left: area.left + by,
  top: area.top + by,
  right: area.right - by,
  bottom: area.bottom - by,
});

const overlap = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const contains = (outer: Area, inner: Area): boolean =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** Straight pieces of a line as areas without width. */
const piecesOf = ({ points }: PlacedLine): readonly Area[] =>
  points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] as [number, number];
    return {
      left: Math.min(x, fromX),
      right: Math.max(x, fromX),
      top: Math.min(y, fromY),
      bottom: Math.max(y, fromY),
    };
  });

const isUpright = ({ left, right }: Area): boolean => left === right;

const crosses = (one: Area, other: Area): boolean => {
  if (isUpright(one) === isUpright(other)) return false;
  const [upright, level] = isUpright(one) ? [one, other] : [other, one];
  return (
    level.left < upright.left &&
    upright.left < level.right &&
    upright.top < level.top &&
    level.top < upright.bottom
  );
};

/** Two pieces run along each other, closer than a reader can tell apart. */
const runsAlong = (one: Area, other: Area): boolean => {
  if (isUpright(one) !== isUpright(other)) return false;
  const nearPx = 3;
  return isUpright(one)
    ? Math.abs(one.left - other.left) < nearPx && one.top + 1 < other.bottom && other.top + 1 < one.bottom
    : Math.abs(one.top - other.top) < nearPx && one.left + 1 < other.right && other.left + 1 < one.right;
};

/** A line that is longer leads out of sight, and the way back to its label is lost. */
const longestLinePx = 1_500;

/** Length of a way, in pixels. */
export const lengthOf = (line: PlacedLine): number =>
  piecesOf(line).reduce((sum, { left, top, right, bottom }) => sum + right - left + bottom - top, 0);

/** What stands at the left of an open compound, and above the machine. */
function headArea(box: PlacedBox): Area {
  const right = Math.max(0, ...box.texts.map((text) => text[0] + placedWidth(text)));
  const bottom = Math.max(0, ...box.texts.map(([, y]) => y + 3));
  return { left: box.x, top: box.y, right: box.x + right, bottom: box.y + bottom };
}

function textsOutside(variant: FlowVariant): readonly Fault[] {
  const fault = (what: string): Fault => ({ kind: 'textOutside', what, lines: [] });
  const boxes = variant.boxes.flatMap((box) =>
    box.texts
      .filter((text) => text[0] + placedWidth(text) > box.width || text[1] + 3 > box.height)
      .map(([, , , de]) => fault(`${box.node}: ${de}`)),
  );
  const labels = variant.lines.flatMap(({ label }) =>
    (label?.texts ?? [])
      .filter(
        (text) => text[0] + placedWidth(text) > (label?.width ?? 0) + 1 || text[1] > (label?.height ?? 0),
      )
      .map(([, , , de]) => fault(de)),
  );
  return [...boxes, ...labels];
}

function boxFaults(variant: FlowVariant, family: Family): readonly Fault[] {
  return variant.boxes.flatMap((box, index) =>
    variant.boxes
      .slice(index + 1)
      .filter((other) => !family.line(other.node).includes(box.node) && overlap(areaOf(box), areaOf(other)))
      .map((other): Fault => ({ kind: 'boxOnBox', what: `${box.node} ${other.node}`, lines: [] })),
  );
}

function lineFaults(variant: FlowVariant, family: Family): readonly Fault[] {
  const heads = variant.boxes.filter(({ isOpen }) => isOpen);
  return variant.lines.flatMap((line, index) => {
    const around = new Set([
      ...family.line(line.source).slice(1),
      ...family.line(line.target).slice(1),
      family.root.id,
    ]);
    const pieces = piecesOf(line);
    const meets = (area: Area): boolean => pieces.some((piece) => overlap(piece, area));
    const through = variant.boxes
      .filter((box) => !around.has(box.node) && meets(shrunk(areaOf(box), 1)))
      .map((box): Fault => ({
        kind: 'lineThroughBox',
        what: `${line.source}→${line.target} ${box.node}`,
        lines: [index],
      }));
    const texts = heads
      .filter((box) => meets(headArea(box)))
      .map((box): Fault => ({
        kind: 'lineThroughText',
        what: `${line.source}→${line.target} ${box.node}`,
        lines: [index],
      }));
    const tooLong: readonly Fault[] =
      lengthOf(line) > longestLinePx
        ? [{ kind: 'lineTooLong', what: `${line.source}→${line.target}`, lines: [index] }]
        : [];
    return [...through, ...texts, ...tooLong];
  });
}

function labelFaults(variant: FlowVariant): readonly Fault[] {
  return variant.lines.flatMap((line, index) => {
    if (line.label === null) return [];
    const area = areaOf(line.label);
    const fault = (kind: Fault['kind'], what: string, others: readonly number[] = []): Fault => ({
      kind,
      what: `${line.source}→${line.target} ${what}`,
      lines: [index, ...others],
    });
    const labels = variant.lines
      .map((other, at) => ({ other, at }))
      .filter(({ other, at }) => at > index && other.label !== null && overlap(area, areaOf(other.label)))
      .map(({ other, at }) => fault('labelOnLabel', `${other.source}→${other.target}`, [at]));
    const boxes = variant.boxes
      .filter((box) => overlap(area, areaOf(box)))
      .filter((box) => !box.isOpen || !contains(areaOf(box), area) || overlap(area, headArea(box)))
      .map((box) => fault('labelOnBox', box.node));
    const lines = variant.lines
      .map((other, at) => ({ other, at }))
      .filter(({ other }) => piecesOf(other).some((piece) => overlap(piece, area)))
      .map(({ other, at }) =>
        fault('labelOnLine', `${other.source}→${other.target}`, at === index ? [] : [at]),
      );
    return [...labels, ...boxes, ...lines];
  });
}

/** Finds what makes a drawing hard to read. */
export function legibilityOf(variant: FlowVariant, family: Family): Legibility {
  const crossings: [number, number][] = [];
  const along: Fault[] = [];
  const pieces = variant.lines.map(piecesOf);
  pieces.forEach((own, index) => {
    pieces.slice(index + 1).forEach((others, offset) => {
      const at = index + 1 + offset;
      for (const one of own)
        for (const other of others) {
          if (crosses(one, other)) crossings.push([index, at]);
          if (runsAlong(one, other))
            along.push({ kind: 'lineOnLine', what: `${index} ${at}`, lines: [index, at] });
        }
    });
  });
  return {
    crossings,
    faults: [
      ...textsOutside(variant),
      ...boxFaults(variant, family),
      ...lineFaults(variant, family),
      ...labelFaults(variant),
      ...along,
    ],
  };
}
