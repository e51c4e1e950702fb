import type { FlowVariant, PlacedLine } from '#contract/flows.ts';
import { arrange, type Room } from './arrange.ts';
import { placedWidth } from './cards.ts';
import type { FlowModel } from './flow-model.ts';
import { legibilityOf, lengthOf, type Legibility } from './legibility.ts';
import { familyOf, visibleChart, type DrawnLine, type Family } from './visible.ts';

/** Crossings a drawing may keep: with everything closed, and with anything open (docs/reading-flows.md). */
export const maximumCrossings = { collapsed: 2, open: 5 };

/** Lays out again at most so often; every round turns lines into notes. */
const maximumRounds = 12;

const nearlyAsLong = 0.7;

interface VariantPlan {
  readonly id: string;
  readonly open: readonly string[];
}

/** Combinations that are laid out: everything closed, each compound alone with what it stands in, everything open. */
export function plansOf(family: Family): readonly VariantPlan[] {
  const compounds = (id: string): readonly string[] => {
    const children = family.children(id);
    return children.length === 0 ? [] : [id, ...children.flatMap((child) => compounds(child.id))];
  };
  const all = compounds(family.root.id);
  // Regions that run side by side say nothing while they are closed.
  const always = all.filter((id) => {
    const { parent } = family.node(id);
    return parent === null || (family.root.kind === 'machine' && isRegion(family, id));
  });
  const withAncestors = (id: string): readonly string[] => {
    const line = family.line(id);
    return all.filter((compound) => always.includes(compound) || line.includes(compound));
  };
  const single = all.filter((id) => !always.includes(id)).map((id) => ({ id, open: withAncestors(id) }));
  // Of two with the same drawing the first counts; so a small chart has one only.
  const plans = [{ id: 'collapsed', open: always }, { id: 'open', open: all }, ...single];
  return plans.filter(
    ({ open }, index) => plans.findIndex((other) => other.open.join(' ') === open.join(' ')) === index,
  );
}

const isRegion = (family: Family, id: string): boolean => {
  const { parent } = family.node(id);
  return parent !== null && parent === family.root.id && family.root.initial === null;
};

/** How much a reader would miss a line: the way forward most, failures and ways back least. */
const worthOf = ({ isBack, cause, transitions }: DrawnLine): number =>
  (isBack ? 1 : 2) * (cause === 'failure' ? 1 : 2) * (1 + 0.1 * transitions.length);

/** Lines to give up, so that what remains crosses rarely enough and has no fault. */
function linesToGiveUp(
  lines: readonly DrawnLine[],
  { crossings, faults }: Legibility,
  allowed: number,
): readonly DrawnLine[] {
  const givenUp = new Set<number>();
  const isLeft = (indexes: readonly number[]): boolean => !indexes.some((index) => givenUp.has(index));
  for (;;) {
    const troubles = faults
      .filter((fault) => fault.lines.length > 0 && isLeft(fault.lines))
      .map((fault) => fault.lines);
    const left = crossings.filter(isLeft);
    const counted = [...troubles, ...(left.length > allowed ? left : [])];
    if (counted.length === 0) return [...givenUp].map((index) => lines[index] as DrawnLine);
    const cost = new Map<number, number>();
    for (const index of counted.flat())
      cost.set(index, (cost.get(index) ?? 0) + 1 / worthOf(lines[index] as DrawnLine));
    const [worst] = [...cost].toSorted(([one, left_], [other, right]) => right - left_ || other - one);
    if (worst === undefined) return [];
    givenUp.add(worst[0]);
  }
}

/**
 * Places of the lines that are given up first because nobody can follow them: the longest, and what is nearly as long. A
 * drawing without them is smaller, and so are the other lines.
 */
function longestLines({ lines }: FlowVariant, { faults }: Legibility): readonly number[] {
  const tooLong = faults
    .filter(({ kind }) => kind === 'lineTooLong')
    .flatMap((fault) => fault.lines)
    .map((index) => ({ index, length: lengthOf(lines[index] as PlacedLine) }));
  const longest = Math.max(0, ...tooLong.map(({ length }) => length));
  return tooLong.filter(({ length }) => length > nearlyAsLong * longest).map(({ index }) => index);
}

export interface LaidOut {
  readonly variant: FlowVariant;
  readonly legibility: Legibility;
  readonly rounds: number;
}

/** Room that open compounds lack for their own texts. */
function missingRoom({ boxes }: FlowVariant, known: ReadonlyMap<string, Room>): ReadonlyMap<string, Room> {
  const rooms = new Map(known);
  for (const box of boxes.filter(({ isOpen }) => isOpen)) {
    const before = rooms.get(box.node) ?? { right: 0, bottom: 0 };
    const right = Math.max(0, ...box.texts.map((text) => text[0] + placedWidth(text) + 10 - box.width));
    const bottom = Math.max(0, ...box.texts.map(([, y]) => y + 10 - box.height));
    if (right > 0 || bottom > 0)
      rooms.set(box.node, {
        right: before.right + Math.ceil(right),
        bottom: before.bottom + Math.ceil(bottom),
      });
  }
  return rooms.size > known.size ? rooms : known;
}

async function layOut(model: FlowModel, family: Family, { id, open }: VariantPlan): Promise<LaidOut> {
  const allowed = id === 'collapsed' ? maximumCrossings.collapsed : maximumCrossings.open;
  const asNotes = new Set<string>();
  let rooms: ReadonlyMap<string, Room> = new Map();
  for (let round = 1; ; round += 1) {
    const chart = visibleChart(model, family, new Set(open), asNotes);
    const variant = await arrange(chart, id, rooms);
    const legibility = legibilityOf(variant, family);
    const longest = longestLines(variant, legibility).map((index) => chart.lines[index] as DrawnLine);
    const lines = longest.length > 0 ? longest : linesToGiveUp(chart.lines, legibility, allowed);
    const roomy = missingRoom(variant, rooms);
    const isGood = lines.length === 0 && roomy === rooms;
    if (isGood || round === maximumRounds) return { variant, legibility, rounds: round };
    for (const line of lines) asNotes.add(line.id);
    rooms = roomy;
  }
}

/** All drawings of a chart. */
export async function layOutAll(model: FlowModel): Promise<readonly LaidOut[]> {
  const family = familyOf(model);
  const drawings: LaidOut[] = [];
  for (const plan of plansOf(family)) drawings.push(await layOut(model, family, plan));
  return drawings;
}
