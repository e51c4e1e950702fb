import { describe, expect, it } from 'vitest';
import { signs } from '#drawing/signs.ts';
import { signsOfBox } from '#drawing/geometry.ts';
import { flowModel } from '#flows/flow-model.ts';
import { legibilityOf } from '#flows/legibility.ts';
import { svgFile } from '#flows/svg.ts';
import { layOutAll } from '#flows/variants.ts';
import { familyOf } from '#flows/visible.ts';
import type { FoundMachine } from '#paths/discover.ts';
import { approvalCharts } from '#tests/unit/paths/approval.ts';
import { book } from '#tests/unit/paths/book.ts';
import { stove, stoveCatalog } from '#tests/unit/paths/stove.ts';

const twoTimers: FoundMachine = {
  name: 'stove',
  folder: 'stove',
  machine: stove(5000, 3000, false),
  catalog: stoveCatalog(false),
  isPersisted: false,
};

describe.each([book as unknown as FoundMachine, twoTimers, ...approvalCharts])(
  'drawing of $name',
  (chart) => {
    it('is legible with everything closed and everything open', async () => {
      const model = flowModel(chart);
      const drawings = await layOutAll(model);
      const faults = drawings.flatMap(({ variant }) => legibilityOf(variant, familyOf(model)).faults);
      expect(faults.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([]);
    });
  },
);

describe('history in a drawing', async () => {
  const model = flowModel(book as unknown as FoundMachine);
  const drawings = await layOutAll(model);
  const open = drawings.find(({ variant }) => variant.id === 'open')?.variant;
  const boxOf = (id: string) => {
    const [node, box] = [
      model.nodes.find((one) => one.id === id),
      open?.boxes.find((one) => one.node === id),
    ];
    if (node === undefined || box === undefined) throw new Error(`${id} is not drawn`);
    return { node, box };
  };

  it.each([
    ['book.reading.part', 'history', signs.history],
    ['book.reading.mark', 'deepHistory', signs.deepHistory],
  ] as const)('marks %s as %s', (id, kind, sign) => {
    const { node, box } = boxOf(id);
    expect(node.kind).toBe(kind);
    expect(signsOfBox(node, box).map((placed) => placed.sign)).toContain(sign);
  });

  it('says where it leads while there is nothing to come back to', () => {
    const { box } = boxOf('book.reading.mark');
    const words = box.texts.map(([, , , german]) => german);
    expect(words).toEqual(['wo man war', 'Wo das Lesezeichen liegt', 'Inhalt', 'beim ersten Mal']);
  });

  it('leads a line to the mark, and shows ends inside as ends', () => {
    expect(open?.lines.map(({ source, target }) => `${source} → ${target}`)).toContain(
      'book.closed → book.reading.mark',
    );
    expect(boxOf('book.lent.back').node.kind).toBe('final');
    const svg = svgFile({ nodes: [...model.nodes], title: { de: 'Buch', en: 'Book' } }, open as never, 'de');
    expect(svg).toContain('class="state deepHistory"');
  });
});
