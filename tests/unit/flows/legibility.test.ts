import { describe, expect, it } from 'vitest';
import type { FlowNode, FlowVariant, PlacedBox, PlacedLine } from '#contract/flows.ts';
import { legibilityOf, type Fault } from '#flows/legibility.ts';
import { familyOf } from '#flows/visible.ts';

const node = (id: string, parent: string | null): FlowNode => ({
  id,
  parent,
  kind: parent === null ? 'machine' : 'simple',
  phase: null,
  title: { de: id, en: id },
  description: { de: '', en: '' },
  tags: [],
  clauses: [],
  initial: null,
  calls: [],
});

const family = familyOf({
  machine: 'm',
  nodes: [node('m', null), node('a', 'm'), node('b', 'm'), node('c', 'm')],
  transitions: [],
});

const box = (id: string, x: number, y: number, part: Partial<PlacedBox> = {}): PlacedBox => ({
  node: id,
  x,
  y,
  width: 100,
  height: 40,
  isOpen: false,
  texts: [],
  notes: [],
  ...part,
});

const line = (points: [number, number][], part: Partial<PlacedLine> = {}): PlacedLine => ({
  transitions: [],
  source: 'a',
  target: 'b',
  cause: 'event',
  points,
  label: null,
  ...part,
});

const label = (x: number, y: number) => ({
  x,
  y,
  width: 60,
  height: 20,
  texts: [],
  notes: [],
  shift: [0, 0] as [number, number],
});

const drawing = (part: Partial<FlowVariant>): FlowVariant => ({
  id: 'open',
  open: ['m'],
  width: 400,
  height: 400,
  boxes: [box('a', 0, 0), box('b', 0, 200), box('c', 200, 100)],
  lines: [],
  starts: [],
  anytime: null,
  ...part,
});

const kindsOf = (variant: FlowVariant): readonly Fault['kind'][] =>
  legibilityOf(variant, family).faults.map(({ kind }) => kind);

const straight: [number, number][] = [
  [50, 40],
  [50, 200],
];

describe('legibility of a drawing', () => {
  it('finds nothing where nothing is wrong', () => {
    const variant = drawing({ lines: [line(straight, { label: label(60, 100) })] });
    expect(legibilityOf(variant, family)).toEqual({ crossings: [], faults: [] });
  });

  it('counts lines that cross, and not those that merely meet', () => {
    const across: [number, number][] = [
      [20, 90],
      [180, 90],
    ];
    const touching: [number, number][] = [
      [50, 90],
      [180, 90],
    ];
    const crossing = (points: [number, number][]) =>
      legibilityOf(drawing({ lines: [line(straight), line(points)] }), family).crossings;
    expect(crossing(across)).toEqual([[0, 1]]);
    expect(crossing(touching)).toEqual([]);
  });

  it('finds a line through a box that is neither end nor around', () => {
    const detour: [number, number][] = [
      [250, 40],
      [250, 300],
    ];
    expect(kindsOf(drawing({ lines: [line(detour)] }))).toEqual(['lineThroughBox']);
  });

  it('finds a line that is too long to follow', () => {
    const around = (width: number): [number, number][] => [
      [50, 40],
      [50 + width, 40],
      [50 + width, 200],
      [50, 200],
    ];
    const kinds = (width: number) =>
      kindsOf(drawing({ boxes: [box('b', 0, 200)], lines: [line(around(width))] }));
    expect(kinds(670)).toEqual([]);
    expect(kinds(671)).toEqual(['lineTooLong']);
  });

  it('finds labels on labels, boxes and lines', () => {
    const beside: [number, number][] = [
      [150, 0],
      [150, 300],
    ];
    const one = line(straight, { label: label(60, 100) });
    expect(kindsOf(drawing({ lines: [one, line(beside, { label: label(80, 110) })] }))).toEqual([
      'labelOnLabel',
    ]);
    expect(kindsOf(drawing({ lines: [line(straight, { label: label(180, 110) })] }))).toEqual(['labelOnBox']);
    expect(kindsOf(drawing({ lines: [line(straight, { label: label(40, 100) })] }))).toEqual(['labelOnLine']);
  });

  it('finds two lines that run along each other', () => {
    const nearby: [number, number][] = [
      [51, 60],
      [51, 180],
    ];
    expect(kindsOf(drawing({ lines: [line(straight), line(nearby)] }))).toEqual(['lineOnLine']);
  });

  it('finds texts that leave their box, in either language', () => {
    const texts: PlacedBox['texts'] = [[10, 20, 'note', 'kurz', 'a sentence that is much too long']];
    expect(kindsOf(drawing({ boxes: [box('a', 0, 0, { texts })] }))).toEqual(['textOutside']);
  });

  it('finds boxes on boxes, and lines through the text of an open compound', () => {
    expect(kindsOf(drawing({ boxes: [box('a', 0, 0), box('b', 50, 20)] }))).toEqual(['boxOnBox']);
    const texts: PlacedBox['texts'] = [[10, 120, 'title', 'Titel', 'Title']];
    const root = box('m', 0, 0, { isOpen: true, width: 400, height: 400, texts });
    const low: [number, number][] = [
      [10, 40],
      [10, 200],
    ];
    expect(kindsOf(drawing({ boxes: [root], lines: [line(low)] }))).toEqual(['lineThroughText']);
  });
});
