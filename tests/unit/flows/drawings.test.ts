import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowModel } from '#flows/flow-model.ts';
import { buildFlow } from '#flows/flow.ts';
import { legibilityOf } from '#flows/legibility.ts';
import { svgFile } from '#flows/svg.ts';
import { systemModel } from '#flows/system-flow.ts';
import { systemFlow } from '#contract/flows.ts';
import { maximumCrossings, plansOf } from '#flows/variants.ts';
import { familyOf, seenAs } from '#flows/visible.ts';
import { loadFactTables, loadMachines, type FoundMachine } from '#paths/discover.ts';
import { transitionsOf } from '#paths/explore/definition.ts';
import { flowsFolder, projectRoot, writtenFlows } from './charts.ts';

const charts = await loadMachines(projectRoot);
const tables = await loadFactTables(projectRoot);

const chartOf = (name: string): FoundMachine => {
  const chart = charts.find((one) => one.name === name);
  if (chart === undefined) throw new Error(`There is no machine ${name}`);
  return chart;
};

const drawings = writtenFlows.flatMap((flow) =>
  flow.variants.map((variant) => ({ name: `${flow.machine} ${variant.id}`, flow, variant })),
);

it('draws every machine, and what they tell one another', () => {
  expect(writtenFlows.map(({ machine }) => machine).toSorted()).toEqual(
    [...charts.map(({ name }) => name), systemFlow].toSorted(),
  );
});

describe.each(drawings)('drawing $name', ({ flow, variant }) => {
  const family = familyOf(flow);
  const { faults, crossings } = legibilityOf(variant, family);

  it('has no label on a label, a box or a line, no line through a box or a text or out of sight, no text outside its box', () => {
    expect(faults.map(({ kind, what }) => `${kind}: ${what}`)).toEqual([]);
  });

  it('crosses no more lines than allowed', () => {
    const allowed = variant.id === 'collapsed' ? maximumCrossings.collapsed : maximumCrossings.open;
    expect(crossings.length).toBeLessThanOrEqual(allowed);
  });

  it('reads downwards: each way forward ends below where it begins', () => {
    const top = (id: string): number => variant.boxes.find(({ node }) => node === id)?.y ?? Number.NaN;
    const upwards = variant.lines.filter(
      ({ source, target }) => family.rank(source) < family.rank(target) && top(target) <= top(source),
    );
    expect(upwards.map(({ source, target }) => `${source} → ${target}`)).toEqual([]);
  });

  it('shows each transition between two states in sight, as a line or in its state', () => {
    const open = new Set(variant.open);
    const shown = new Set([
      ...variant.lines.flatMap(({ transitions }) => transitions),
      ...variant.boxes.flatMap(({ notes }) => notes.flatMap(({ transitions }) => transitions)),
    ]);
    const inSight = flow.transitions.filter(({ source, target }) => {
      const seen = seenAs(family, open, source);
      if (seen === source) return true;
      return target !== null && !family.line(seenAs(family, open, target)).includes(seen);
    });
    expect(inSight.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe.each(charts)('flow of $name', (chart) => {
  const model = flowModel(chart);

  it('has the declared transitions, under the ids of the paths', () => {
    const declared = transitionsOf(chart.machine).map(({ id }) => id);
    expect(model.transitions.map(({ id }) => id)).toEqual(declared);
  });

  it('has a title in both languages for every state, and words for every transition', () => {
    const nameless = model.nodes.filter(({ title }) => title.de === '' || title.en === '');
    const wordless = model.transitions.filter(({ label }) => label.de === '' || label.en === '');
    expect([...nameless.map(({ id }) => id), ...wordless.map(({ id }) => id)]).toEqual([]);
  });

  it('lays out everything closed, everything open, and each compound alone', () => {
    const family = familyOf(model);
    const plans = plansOf(family);
    const compounds = model.nodes.filter(({ id }) => family.children(id).length > 0);
    expect(plans[0]?.id).toBe('collapsed');
    expect(compounds.filter(({ id }) => !plans.some(({ open }) => open.includes(id)))).toEqual([]);
    expect(plans.some(({ open }) => open.length === compounds.length)).toBe(true);
  });
});

describe('what the charts tell one another', () => {
  const { nodes, transitions } = systemModel(charts, tables);

  it('is drawn as the tables of facts say, those of the checkout among them', () => {
    const hearersOf = (fact: string) =>
      transitions.filter(({ event }) => event === fact).map(({ source, target }) => [source, target]);
    expect(hearersOf('session.changed')).toEqual(
      ['shop-mode', 'basket', 'navigation', 'checkout'].map((hearer) => [
        'system.session',
        `system.${hearer}`,
      ]),
    );
    expect(hearersOf('checkout.orderMoved').map(([, target]) => target)).toEqual([
      'system.basket',
      'system.app',
    ]);
  });

  it('names every chart that tells or hears, in both languages, and leaves out the others', () => {
    const met = new Set(transitions.flatMap(({ source, target }) => [source, target]));
    expect(new Set(nodes.slice(1).map(({ id }) => id))).toEqual(met);
    expect(met.has('system.modal')).toBe(false);
    const texts = [...nodes.map(({ title }) => title), ...transitions.map(({ label }) => label)];
    expect(texts.filter(({ de, en }) => de === '' || en === '' || de === en)).toEqual([]);
  });
});

it.each(['consent', 'session'])('draws %s byte by byte the same again', async (name) => {
  const { flow } = await buildFlow(projectRoot, chartOf(name));
  const written = readFileSync(join(flowsFolder, 'data', `${name}.json`), 'utf8');
  // Compared whole: a difference of a megabyte helps nobody.
  expect(`${JSON.stringify(flow)}\n` === written).toBe(true);
  const open = flow.variants.find(({ id }) => id === 'open');
  expect(open && svgFile(flow, open, 'de')).toBe(readFileSync(join(flowsFolder, `${name}.svg`), 'utf8'));
});
