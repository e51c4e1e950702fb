import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Flow } from '#contract/flows.ts';
import type { Funnel } from '#contract/funnel.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { textsOf } from '#texts/catalogues.ts';
import { WordingContext } from '#ui/bindings/texts.ts';
import { Component } from '#ui/screens/flows/FlowsScreen.tsx';

afterEach(() => history.replaceState(null, '', location.pathname));

const file = join(projectRoot, 'docs/flows/data/session.json');
const flow = z.parse(Flow, JSON.parse(readFileSync(file, 'utf8')));

/** Every third transition is small, every fourth was never taken, the others have numbers of their own. */
const raw = new Map(
  flow.transitions.flatMap(({ id }, place): [string, number | null][] =>
    place % 4 === 3 ? [] : [[id, place % 3 === 2 ? null : 1000 + place * 37]],
  ),
);
const funnelOf = (counts: ReadonlyMap<string, number | null>): Funnel => ({
  machine: flow.machine,
  from: '2026-11',
  to: '2026-11',
  mode: null,
  now: '2026-11',
  counts: [...counts].map(([id, count]) => ({ id, count, hasHidden: count === null })),
});

type Figures = (query: URLSearchParams) => Promise<Funnel | null>;

async function open(address: string, figures: Figures): Promise<void> {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component,
        HydrateFallback: () => null,
        loader: async ({ request }) => {
          const query = new URL(request.url).searchParams;
          const funnel = query.get('overlay') === 'funnel' ? { funnel: await figures(query) } : {};
          return { title: flow.title, items: [], item: flow, ...funnel };
        },
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <WordingContext value={{ texts: textsOf('de'), language: 'de' }}>
      <RouterProvider router={router} />
    </WordingContext>,
  );
  // A large chart takes its time on a machine that is busy.
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
}

/** A loaded machine takes its time to draw a whole page. */
const patient = { timeout: 10_000 };

const german = (count: number): string => count.toLocaleString('de');

describe('counts on a flow', () => {
  it('that are all under ten are no sum of 0', async () => {
    await open('/?overlay=funnel', async () => funnelOf(new Map([...raw.keys()].map((id) => [id, null]))));
    expect(screen.getByText(/^Gezählt mit Einwilligung: bei jedem Übergang unter 10\./).isConnected).toBe(
      true,
    );
    expect(screen.queryByText(/^0 Übergänge/)).toBe(null);
  });

  it('are in the outline what was counted, transition by transition', async () => {
    await open('/?overlay=funnel', async () => funnelOf(raw));
    await userEvent.click(screen.getByRole('tab', { name: 'Gliederung' }));
    for (const { id } of flow.transitions) {
      const count = raw.get(id);
      const expected =
        count === undefined ? 'nicht gezählt' : count === null ? 'unter 10' : `${german(count)}-mal`;
      const item = document.querySelector(`[data-transition="${id}"]`) as HTMLElement;
      expect(within(item).getByText(expected), id).toBeTruthy();
    }
    const total = [...raw.values()].reduce<number>((sum, count) => sum + (count ?? 0), 0);
    expect(screen.getByText(new RegExp(`^${german(total)} Übergänge`))).toBeTruthy();
  });

  it('are on each line of the drawing the sum of its transitions; the larger the sum, the wider the line', async () => {
    await open('/?overlay=funnel', async () => funnelOf(raw));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ansicht' }), 'open');
    const { lines = [] } = flow.variants.find(({ id }) => id === 'open') ?? {};
    const drawn = lines.map(({ transitions }) => {
      const known = transitions.filter((id) => raw.has(id)).map((id) => raw.get(id) ?? null);
      const sum = known.reduce<number>((total, count) => total + (count ?? 0), 0);
      const hidden = known.filter((count) => count === null).length;
      const line = document.querySelector(`[data-transitions="${transitions.join(' ')}"]`);
      const sign = line?.querySelector('g > rect + text')?.textContent ?? '';
      const expected =
        sum > 0
          ? `${german(sum)}${hidden > 0 ? ' +' : ''}`
          : ['', 'unter 10', 'je unter 10'][Math.min(hidden, 2)];
      expect(sign, transitions.join(' ')).toBe(expected);
      const [, way] = line?.querySelectorAll<SVGPathElement>(':scope > path') ?? [];
      return { sum, width: Number.parseFloat(way?.style.strokeWidth ?? '') };
    });
    const bySum = drawn.toSorted((one, other) => one.sum - other.sum);
    expect(bySum.map(({ width }) => width)).toEqual(
      drawn.map(({ width }) => width).toSorted((one, other) => one - other),
    );
    expect(bySum[0]?.width).toBeLessThan(bySum.at(-1)?.width ?? 0);
  });

  it('are asked for when chosen, say so meanwhile, and again for another period and kind of customer', async () => {
    const asked: string[] = [];
    const waiting: ((funnel: Funnel | null) => void)[] = [];
    /** Answers the question that is, or soon will be, under way. */
    const answer = async (funnel: Funnel | null): Promise<void> => {
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      waiting.pop()?.(funnel);
    };
    await open('/', (query) => {
      asked.push(query.toString());
      return new Promise((resolve) => {
        waiting.push(resolve);
      });
    });
    expect(asked).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Einblenden' }), 'funnel');
    expect(screen.getByText('Die Zahlen werden geladen …').getAttribute('role')).toBe('status');
    await answer(funnelOf(raw));
    await screen.findByText('Schritte und Abbrüche', {}, patient);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Von' }), '2026-09');
    await answer(funnelOf(new Map()));
    expect(await screen.findByText('Noch keine Zahlen für diesen Zeitraum.', {}, patient)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kundenart' }), 'Privatkunden');
    await answer(null);
    expect(await screen.findByText('Die Zahlen ließen sich nicht laden.', {}, patient)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    await answer(funnelOf(raw));
    await screen.findByText('Schritte und Abbrüche', {}, patient);
    expect(asked).toEqual([
      'overlay=funnel',
      'overlay=funnel&from=2026-09&to=2026-11',
      'overlay=funnel&from=2026-09&to=2026-11&mode=b2c',
      'overlay=funnel&from=2026-09&to=2026-11&mode=b2c',
    ]);
    expect(location.search).toBe('?overlay=funnel&from=2026-09&to=2026-11&mode=b2c');
  });
});
