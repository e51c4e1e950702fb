import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesOf } from '#tests/run/new/name-cases.ts';
import { createNew } from '#tests/run/new/new.ts';
import { copyTree, projectRoot, type TreeCopy } from '#tests/support/tree-copy.ts';
import { unusedPartsOfCharts } from './charts-in-use.ts';
import { listFiles } from './files.ts';

const folders = ['src', 'machines', 'ui'];

/** Calls of a chart that `npm run new` wrote, as somebody would write them beside it. */
function callsOf(name: string): string {
  const { camel, pascal } = casesOf(name);
  return `import type { Call } from '#client/call.ts';
import { listingEndpoints } from '#contract/listing.ts';
import type { ${pascal}Record } from '#machines/${name}/${name}.types.ts';
import { ask, type Asked } from './ask.ts';

export const ${camel}Calls = (call: Call) => ({
  load${pascal}: async ({ signal }: Asked): Promise<${pascal}Record> => {
    const { brandItems } = await ask(call, listingEndpoints.supply, { query: {} }, { signal });
    return { title: brandItems[0]?.name ?? '' };
  },
});
`;
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** A chart that `npm run new` writes, with calls and a binding beside it. */
async function addChart(tree: TreeCopy, name: string, binding: string): Promise<void> {
  await createNew(tree.root, 'machine', name);
  tree.plant(`src/app/live/${name}.calls.ts`, callsOf(name));
  tree.plant(`ui/bindings/${name}.ts`, binding);
}

/** Names a chart in lists of the tree: in each an import at the top, and a line behind another one. */
function nameIn(tree: TreeCopy, lists: Readonly<Record<string, readonly [string, string, string]>>): void {
  for (const [path, [imported, before, line]] of Object.entries(lists))
    tree.plant(path, imported + read(tree.root, path).replace(before, before + line));
}

/** A chart that lives as long as the page: two lines in each of two lists; its calls and its binding are files of its own. */
async function addToRoster(tree: TreeCopy): Promise<void> {
  await addChart(
    tree,
    'probe-chart',
    `import { useSelector } from '@xstate/react';
import { selectProbeChart } from '#machines/probe-chart/probe-chart.selectors.ts';
import { useShop } from './shop.ts';

export function useProbeChart() {
  const { probeChart } = useShop().system;
  const record = useSelector(probeChart, selectProbeChart);
  return { record, retry: () => probeChart.send({ type: 'probeChart.retry' }) };
}
`,
  );
  nameIn(tree, {
    'machines/app/roster.ts': [
      "import { probeChartMachine } from '#machines/probe-chart/probe-chart.machine.ts';\n",
      '  poller: lives(pollerMachine, nothing),\n',
      '  probeChart: lives(probeChartMachine, nothing),\n',
    ],
    'src/app/live/rest.ts': [
      "import { probeChartCalls } from './probe-chart.calls.ts';\n",
      '    poller: pollerCalls(call),\n',
      '    probeChart: probeChartCalls(call),\n',
    ],
  });
}

/** A chart of a widget of few pages: its type in one list, its calls in another. */
async function addToFew(tree: TreeCopy): Promise<void> {
  await addChart(
    tree,
    'probe-part',
    `import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { probePartMachine } from '#machines/probe-part/probe-part.machine.ts';
import { selectProbePart } from '#machines/probe-part/probe-part.selectors.ts';
import { useShop } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

export function useProbePart() {
  const { fewWidget } = useShop();
  const [chart] = useState(() => fewWidget('probePart', probePartMachine));
  const actor = useWiredActor(chart, undefined);
  const record = useSelector(actor, selectProbePart);
  return { record, retry: () => actor.send({ type: 'probePart.retry' }) };
}
`,
  );
  nameIn(tree, {
    'ui/bindings/shop.ts': [
      "import type { ProbePartMachine } from '#machines/probe-part/probe-part.machine.ts';\n",
      '  readonly reorder: ReorderMachine;\n',
      '  readonly probePart: ProbePartMachine;\n',
    ],
    'src/app/live/view-calls.ts': [
      '',
      "      reorder: async () => (await import('./reorder.calls.ts')).reorderCalls(call, page),\n",
      "      probePart: async () => (await import('./probe-part.calls.ts')).probePartCalls(call),\n",
    ],
  });
}

/** A chart behind a page module: the lists name the page, nothing names the chart. */
async function addBehindPage(tree: TreeCopy): Promise<void> {
  await createNew(tree.root, 'screen', 'probe-pages');
  await addChart(
    tree,
    'probe-visit',
    `import { useSelector } from '@xstate/react';
import type { ProbeVisitMachine } from '#machines/probe-visit/probe-visit.machine.ts';
import { selectProbeVisit } from '#machines/probe-visit/probe-visit.selectors.ts';
import type { WiredChart } from './shop.ts';
import { useWiredActor } from './wired-actor.ts';

export function useProbeVisit(chart: WiredChart<ProbeVisitMachine>) {
  const actor = useWiredActor(chart, undefined);
  const record = useSelector(actor, selectProbeVisit);
  return { record, retry: () => actor.send({ type: 'probeVisit.retry' }) };
}
`,
  );
  tree.plant(
    'src/app/routes/probe-pages.page.ts',
    `import { probeVisitMachine, type ProbeVisitMachine } from '#machines/probe-visit/probe-visit.machine.ts';
import { Component as ProbePagesScreen } from '#ui/screens/probe-pages/ProbePagesScreen.tsx';
import { withChart, type ScreenChart } from '../screen-chart.tsx';

const chart: ScreenChart<ProbeVisitMachine> = {
  name: 'probeVisit',
  machine: probeVisitMachine,
  calls: async (call) => (await import('../live/probe-visit.calls.ts')).probeVisitCalls(call),
  facts: {},
};

export const Component = withChart(ProbePagesScreen, chart);
`,
  );
  const route = 'src/app/routes/probe-pages.route.ts';
  tree.plant(
    route,
    read(tree.root, route).replace(
      "import('#ui/screens/probe-pages/ProbePagesScreen.tsx')",
      "import('./probe-pages.page.ts')",
    ),
  );
  tree.plant(
    'ui/screens/probe-pages/ProbePagesScreen.tsx',
    `import type { ProbeVisitMachine } from '#machines/probe-visit/probe-visit.machine.ts';
import { useLoaderData } from 'react-router-dom';
import { useProbeChart } from '#ui/bindings/probe-chart.ts';
import { useProbePart } from '#ui/bindings/probe-part.ts';
import { useProbeVisit } from '#ui/bindings/probe-visit.ts';
import type { WiredChart } from '#ui/bindings/shop.ts';
import type { ProbePagesData } from './probe-pages-data.ts';
import * as styles from './ProbePagesScreen.css.ts';

export function Component({ chart }: { readonly chart: WiredChart<ProbeVisitMachine> }) {
  const { entries } = useLoaderData() as ProbePagesData;
  const probes = [useProbeChart(), useProbePart(), useProbeVisit(chart)];
  return (
    <div className={styles.screen}>
      {entries.map(({ key, title }) => (
        <p key={key}>{title}</p>
      ))}
      {probes.map(({ record, retry }, index) => (
        <button key={index} type="button" onClick={retry}>
          {record?.title}
        </button>
      ))}
    </div>
  );
}
`,
  );
}

const run = (root: string, program: string, ...rest: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program), rest, {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout + stderr;
};

describe('a new machine of the page, one of a widget of few pages, and one behind a page', () => {
  let tree: TreeCopy;

  beforeAll(async () => {
    tree = copyTree([...folders, 'tests']);
    await addToRoster(tree);
    await addToFew(tree);
    await addBehindPage(tree);
  });
  afterAll(() => tree.remove());

  it('are named in two lists each, that of the page only by its page', () => {
    const before = new Set(folders.flatMap((folder) => listFiles(projectRoot, folder)));
    const after = folders.flatMap((folder) => listFiles(tree.root, folder));
    const changed = after.filter(
      (path) => before.has(path) && read(tree.root, path) !== read(projectRoot, path),
    );
    expect(changed).toEqual([
      'src/app/live/rest.ts',
      'src/app/live/view-calls.ts',
      'src/app/routes.ts',
      'src/texts/areas.ts',
      'machines/app/roster.ts',
      'ui/bindings/shop.ts',
    ]);
    const own = after.filter(
      (path) => !before.has(path) && !/[/](?:probe-(?:chart|part|visit|pages))[/]/.test(path),
    );
    expect(own).toEqual([
      'src/app/live/probe-chart.calls.ts',
      'src/app/live/probe-part.calls.ts',
      'src/app/live/probe-visit.calls.ts',
      'src/app/routes/probe-pages.loader.ts',
      'src/app/routes/probe-pages.page.ts',
      'src/app/routes/probe-pages.route.ts',
      'src/texts/de/probe-pages.ts',
      'src/texts/en/probe-pages.ts',
      'ui/bindings/probe-chart.ts',
      'ui/bindings/probe-part.ts',
      'ui/bindings/probe-visit.ts',
    ]);
    // Only the list of the page's own charts, that of those of few pages and those of their calls name a chart.
    const naming = (names: RegExp) => changed.filter((path) => names.test(read(tree.root, path)));
    expect(naming(/probeChart/)).toEqual(['src/app/live/rest.ts', 'machines/app/roster.ts']);
    expect(naming(/probePart/)).toEqual(['src/app/live/view-calls.ts', 'ui/bindings/shop.ts']);
    expect(naming(/probeVisit/)).toEqual([]);
  });

  // The compiler and the search for dead code read the whole tree, beside others on the machine.
  it('compile, with what stands around them', () => {
    const include = ['src/app', 'ui/bindings', 'ui/screens/probe-pages', 'machines/app', 'machines/probe-*'];
    tree.plant('tsconfig.own.json', JSON.stringify({ extends: './tsconfig.json', include }));
    expect(run(tree.root, 'tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.own.json')).toBe('');
  }, 180_000);

  it('are in use: run by the shop, their events sent, nothing of them for tests alone', () => {
    expect(unusedPartsOfCharts(tree.root)).toEqual([]);
    const config = 'tests/architecture/knip-product.jsonc';
    cpSync(join(projectRoot, 'vite.config.ts'), join(tree.root, 'vite.config.ts'));
    const said = run(tree.root, 'knip', '--config', config, '--no-progress', '--no-config-hints');
    expect(said.split('\n').filter((line) => line.includes('probe'))).toEqual([]);
  }, 180_000);

  it('are missed where nobody runs them', () => {
    const roster = read(tree.root, 'machines/app/roster.ts');
    tree.plant('machines/app/roster.ts', roster.replace(/^.*probeChart.*\n/gm, ''));
    tree.plant(
      'ui/bindings/probe-visit.ts',
      'export const useProbeVisit = () => ({ record: null, retry: () => undefined });\n',
    );
    expect(unusedPartsOfCharts(tree.root).map(({ message }) => message)).toEqual([
      'the chart machines/probe-chart runs nowhere in ui/ or src/',
      'nobody sends the event probeVisit.retry',
    ]);
  });
});
