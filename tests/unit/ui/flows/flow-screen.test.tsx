import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { FlowChannelName, FlowReport } from '#contract/flow-report.ts';
import { Flow, type FlowPath, type FlowTransition } from '#contract/flows.ts';
import type { Language } from '#contract/system.ts';
import { pathKey, stepsOf, takenIn } from '#drawing/paths.ts';
import { titlesOf } from '#drawing/states.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';
import { textsOf } from '#texts/catalogues.ts';
import { usePlayback } from '#ui/bindings/playback.ts';
import { WordingContext } from '#ui/bindings/texts.ts';
import { Component } from '#ui/screens/flows/FlowsScreen.tsx';
import { FlowOutline } from '#ui/screens/flows/FlowOutline.tsx';
import { FlowLanguage } from '#ui/screens/flows/flow-words.ts';

afterEach(() => history.replaceState(null, '', location.pathname));

const folder = join(projectRoot, 'docs/flows/data');
const flows = readdirSync(folder).map((name) =>
  z.parse(Flow, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
);
const flowOf = (machine: string): Flow => flows.find((flow) => flow.machine === machine) as Flow;

async function openFlow(flow: Flow, language: Language = 'de', query = ''): Promise<void> {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component,
        HydrateFallback: () => null,
        loader: () => ({ title: flow.title, items: [], item: flow }),
      },
    ],
    { initialEntries: [`/${query}`] },
  );
  render(
    <WordingContext value={{ texts: textsOf(language), language }}>
      <RouterProvider router={router} />
    </WordingContext>,
  );
  // A large chart takes its time on a machine that is busy.
  await screen.findByRole('heading', { level: 1, name: flow.title[language] }, { timeout: 10_000 });
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
        <FlowLanguage value="de">
          <FlowOutline flow={flow} overlay={null} />
        </FlowLanguage>,
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
        if (flow.variants.length > 1)
          await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ansicht' }), variant.id);
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
    expect(screen.getByText('Nothing found.').getAttribute('role')).toBe('status');
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

describe('a generated path on a flow', () => {
  const flow = flowOf('checkout');
  const path = flow.paths.find(({ layer }) => layer === 'view') as FlowPath;
  const walked = stepsOf(flow, path);
  const number = walked.findIndex(({ at }, index) => index > 0 && at.some((id) => id.split('.').length > 2));
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const marked = () =>
    [...stage().querySelectorAll('[aria-current="step"]')].map((box) => box.getAttribute('data-node'));
  const sentence = (index: number): string =>
    `Schritt ${index} von ${walked.length - 1}: ${walked[index]?.says.de ?? ''} Jetzt: ${titlesOf(flow, walked[index]?.at ?? [], 'de')}.`;

  it('is gone through step by step, told politely, shown where it is and kept in the address', async () => {
    await openFlow(flow);
    const choice = screen.getByRole('combobox', { name: 'Prüfweg' });
    await userEvent.selectOptions(choice, pathKey(path));
    expect(told()).toContain(sentence(0));
    for (let index = 1; index <= number; index += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Einen Schritt weiter' }));
    expect(told()).toContain(sentence(number));
    expect(marked()).toEqual(walked[number]?.at);
    expect(location.search).toBe(`?path=${pathKey(path)}&step=${number}`);
    await userEvent.click(screen.getByRole('button', { name: 'Einen Schritt zurück' }));
    expect(told()).toContain(sentence(number - 1));
    await userEvent.click(screen.getByRole('button', { name: 'Prüfweg schließen' }));
    expect(marked()).toEqual([]);
    expect(location.search).toBe('');
  });

  it('is opened by a shared link at its step, in the drawing that shows it', async () => {
    await openFlow(flow, 'de', `?path=${pathKey(path)}&step=${number}`);
    expect(told()).toContain(sentence(number));
    expect(marked()).toEqual(walked[number]?.at);
    const list = screen.getByRole('tabpanel', { name: 'Schritte' });
    const [current] = within(list)
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toContain(walked[number]?.says.de);
  });

  it.each(['?path=unknown&step=3', '?step=nonsense', '?overlay=unknown'])(
    'is not shown by a link that nobody made: %s',
    async (query) => {
      await openFlow(flow, 'de', query);
      expect(marked()).toEqual([]);
      expect(location.search).toBe('');
    },
  );

  it('plays on by itself to its end and starts anew from there', () => {
    vi.useFakeTimers();
    try {
      const { result } = renderHook(() => usePlayback(0));
      act(() => result.current.playTo(2));
      expect(result.current).toMatchObject({ step: 0, isPlaying: true });
      act(() => void vi.runOnlyPendingTimers());
      act(() => result.current.pause());
      act(() => void vi.runOnlyPendingTimers());
      expect(result.current).toMatchObject({ step: 1, isPlaying: false });
      act(() => result.current.playTo(2));
      act(() => void vi.runOnlyPendingTimers());
      expect(result.current).toMatchObject({ step: 2, isPlaying: false });
      act(() => result.current.playTo(2));
      expect(result.current).toMatchObject({ step: 0, isPlaying: true });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the coverage of a flow', () => {
  it('names what no path of a layer takes, in drawing, outline and details alike', async () => {
    const flow = flowOf('session');
    const taken = takenIn(flow, 'browser');
    const never = flow.transitions.filter(({ id }) => !taken.has(id));
    expect(never).not.toEqual([]);
    await openFlow(flow, 'de', '?overlay=coverage-browser');
    expect(
      screen.getByText(
        `Prüfwege der Schicht „Browser“ nehmen ${taken.size} von ${flow.transitions.length} Übergängen.`,
      ),
    ).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ansicht' }), 'open');
    const { lines = [], boxes = [] } = flow.variants.find(({ id }) => id === 'open') ?? {};
    const wanting = [...lines, ...boxes.flatMap(({ notes }) => notes)].filter(({ transitions }) =>
      transitions.some((id) => !taken.has(id)),
    );
    expect(within(stage()).getAllByText(/^✕( \d+\/\d+)?$/)).toHaveLength(wanting.length);
    await userEvent.click(screen.getByRole('tab', { name: 'Gliederung' }));
    const named = screen
      .getAllByText('✕ nie durchlaufen')
      .map((mark) => mark.closest('[data-transition]')?.getAttribute('data-transition') ?? '');
    expect(named.toSorted()).toEqual(never.map(({ id }) => id).toSorted());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Einblenden' }), 'coverage-machine');
    expect(screen.queryByText('✕ nie durchlaufen')).toBeNull();
  });
});

describe('what this browser does on a flow', () => {
  it('is asked for when somebody looks, marked in the drawing and listed, the newest first', async () => {
    const flow = flowOf('consent');
    const way = flow.transitions.find(({ event }) => event === 'consent.accept') as FlowTransition;
    const channel = new BroadcastChannel('flows' satisfies FlowChannelName);
    const asked = new Promise((resolve) => {
      channel.onmessage = ({ data }) => resolve(data);
    });
    try {
      await openFlow(flow);
      await userEvent.click(screen.getByRole('tab', { name: 'Live' }));
      expect(screen.getByText('In diesem Browser läuft der Ablauf gerade nicht.')).toBeTruthy();
      expect(await asked).toBe('ask');
      const report = {
        tab: 1,
        machine: 'consent',
        value: { asking: 'shown' },
        event: null,
        taken: [],
        at: 1000,
      };
      channel.postMessage(report satisfies FlowReport);
      await screen.findByText(/^Jetzt: .*\(anderer Tab\)\.$/);
      channel.postMessage({ ...report, value: 'granted', event: way.event, taken: [way.id], at: 2000 });
      channel.postMessage({
        ...report,
        machine: 'basket',
        value: 'ready',
        event: 'x',
        taken: ['x'],
        at: 3000,
      });
      const list = screen.getByRole('list', { name: 'Letzte Übergänge' });
      const [item] = await within(list).findAllByRole('listitem');
      expect(item?.textContent).toContain(way.label.de);
      expect(within(list).getAllByRole('listitem')).toHaveLength(1);
      const marked = [...stage().querySelectorAll('[aria-current="step"]')];
      expect(marked.map((box) => box.getAttribute('data-node'))).toEqual(['consent.granted']);
    } finally {
      channel.close();
    }
  });
});
