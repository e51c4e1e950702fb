import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Flow } from '#contract/flows.ts';
import type { Language } from '#contract/system.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { textsOf } from '#texts/catalogues.ts';
import { WordingContext } from '#ui/bindings/texts.ts';
import { Component } from '#ui/screens/flows/FlowsScreen.tsx';
import { FlowOutline } from '#ui/screens/flows/FlowOutline.tsx';

const folder = join(projectRoot, 'docs/flows/data');
const flows = readdirSync(folder).map((name) =>
  z.parse(Flow, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
);
const flowOf = (machine: string): Flow => flows.find((flow) => flow.machine === machine) as Flow;

async function openFlow(flow: Flow, language: Language = 'de'): Promise<void> {
  const router = createMemoryRouter([
    {
      path: '/',
      Component,
      HydrateFallback: () => null,
      loader: () => ({ title: flow.title, items: [], item: flow }),
    },
  ]);
  render(
    <WordingContext value={{ texts: textsOf(language), language }}>
      <RouterProvider router={router} />
    </WordingContext>,
  );
  await screen.findByRole('heading', { level: 1, name: flow.title[language] });
}

const stage = () => screen.getByRole('region', { name: /Ablaufdiagramm|Flow chart/ });
const state = (name: string) => within(stage()).getByRole('button', { name });
const details = () => screen.getByRole('region', { name: /Einzelheiten|Details/ });

const listed = (attribute: string): string[] =>
  [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? '');

describe('outline of a flow', () => {
  it.each(flows.map((flow) => [flow.machine, flow] as const))(
    'has the same states, nesting and transitions as the chart of %s',
    (_machine, flow) => {
      render(
        <WordingContext value={{ texts: textsOf('de'), language: 'de' }}>
          <FlowOutline flow={flow} />
        </WordingContext>,
      );
      expect(listed('data-node').toSorted()).toEqual(flow.nodes.map(({ id }) => id).toSorted());
      expect(listed('data-transition').toSorted()).toEqual(flow.transitions.map(({ id }) => id).toSorted());
      for (const { id, parent } of flow.nodes) {
        const item = document.querySelector(`li[data-node="${id}"]`);
        expect(item?.parentElement?.closest('li')?.getAttribute('data-node') ?? null, id).toBe(parent);
      }
      for (const { id, source, target } of flow.transitions) {
        const item = document.querySelector(`[data-transition="${id}"]`);
        expect(item?.parentElement?.closest('li')?.getAttribute('data-node'), id).toBe(source);
        const leadsTo = item?.querySelector('a')?.getAttribute('href') ?? null;
        expect(leadsTo, id).toBe(target === null ? null : `#flow-${target}`);
      }
    },
  );
});

describe('drawing of a flow', () => {
  it.each(flows.map((flow) => [flow.machine, flow] as const))(
    'shows every box and every line of each stored drawing of %s',
    async (_machine, flow) => {
      await openFlow(flow);
      for (const variant of flow.variants) {
        if (flow.variants.length > 1) await userEvent.selectOptions(screen.getByRole('combobox'), variant.id);
        const drawing = stage();
        const boxes = [...drawing.querySelectorAll('[data-node]')].map((box) =>
          box.getAttribute('data-node'),
        );
        expect(boxes, variant.id).toEqual(variant.boxes.map(({ node }) => node));
        const lines = [...drawing.querySelectorAll('[data-transitions]')].map((line) =>
          line.getAttribute('data-transitions'),
        );
        expect(lines, variant.id).toEqual(variant.lines.map(({ transitions }) => transitions.join(' ')));
      }
    },
    60_000,
  );

  it('opens and closes a compound by Enter and tells a state by Space', async () => {
    await openFlow(flowOf('checkout'));
    const steps = state('Schritte');
    expect(steps.getAttribute('aria-expanded')).toBe('false');
    steps.focus();
    await userEvent.keyboard('{Enter}');
    expect(state('Schritte').getAttribute('aria-expanded')).toBe('true');
    state('Prüfen').focus();
    await userEvent.keyboard(' ');
    expect(state('Prüfen').getAttribute('aria-pressed')).toBe('true');
    expect(within(details()).getByRole('heading', { level: 2 }).textContent).toBe('Prüfen');
    expect(details().textContent).toContain('S2.9-10');
    state('Schritte').focus();
    await userEvent.keyboard('{Enter}');
    expect(state('Schritte').getAttribute('aria-expanded')).toBe('false');
  });

  it('jumps from the outline to what a search finds inside a closed compound', async () => {
    await openFlow(flowOf('checkout'), 'en');
    await userEvent.click(screen.getByRole('tab', { name: 'Outline' }));
    await userEvent.type(screen.getByRole('searchbox'), 'saveOrder');
    const hits = screen.getByRole('list', { name: 'Hits' });
    await userEvent.click(within(hits).getByRole('button', { name: 'Submitting' }));
    expect(state('Submitting').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('list', { name: 'Hits' })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), 'qqqq');
    expect(screen.getByRole('status').textContent).toBe('Nothing found.');
  });

  it('follows a transition from one state to the next', async () => {
    const flow = flowOf('basket');
    await openFlow(flow);
    const way = flow.transitions.find(
      ({ source, target }) => target !== null && target !== source && source.split('.').length === 2,
    );
    if (way === undefined) throw new Error('no way between two states');
    const titleOf = (id: string | null) => flow.nodes.find((node) => node.id === id)?.title.de ?? '';
    await userEvent.click(stage().querySelector(`[data-node="${way.source}"]`) as Element);
    const [button] = within(details()).getAllByRole('button', { name: way.label.de });
    await userEvent.click(button as Element);
    expect(details().textContent).toContain(way.event);
    const [target] = within(details()).getAllByRole('button', { name: titleOf(way.target) });
    await userEvent.click(target as Element);
    expect(stage().querySelector(`[data-node="${way.target}"]`)?.getAttribute('aria-pressed')).toBe('true');
  });
});
