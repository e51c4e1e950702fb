import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** Address of a page of docs/flows, as somebody opens it from a folder. */
export const flowFile = (name: string): string =>
  pathToFileURL(join(import.meta.dirname, '../../../docs/flows', name)).href;

/** What somebody does with a flow, in either language, in the shop and on a page from a file. */
export interface FlowView {
  readonly stage: Locator;
  readonly state: (name: string) => Locator;
  readonly details: Locator;
  readonly search: (question: string, hit: string) => Promise<void>;
  readonly playPath: (number: number, steps: number) => Promise<void>;
  readonly overlay: (id: string) => Promise<void>;
  readonly showOutline: () => Promise<void>;
  readonly expectAccessible: (name: string) => Promise<void>;
}

export function flowView(page: Page): FlowView {
  const main = page.getByRole('main');
  const stage = main.getByRole('region', { name: /^(?:Ablaufdiagramm|Flow chart)$/ });
  return {
    stage,
    state: (name) => stage.getByRole('button', { name, exact: true }),
    details: main.getByRole('region', { name: /^(?:Einzelheiten|Details)$/ }),
    search: async (question, hit) => {
      await main.getByRole('searchbox').fill(question);
      const hits = main.getByRole('list', { name: /^(?:Treffer|Hits)$/ });
      await hits.getByRole('button', { name: hit, exact: true }).click();
    },
    playPath: async (number, steps) => {
      await main.getByRole('combobox', { name: /^(?:Prüfweg|Test path)$/ }).selectOption({ index: number });
      const forward = main.getByRole('button', { name: /^(?:Einen Schritt weiter|One step on)$/ });
      for (let step = 0; step < steps; step += 1) await forward.click();
    },
    overlay: async (id) => {
      await main.getByRole('combobox', { name: /^(?:Einblenden|Overlay)$/ }).selectOption(id);
    },
    showOutline: () => main.getByRole('tab', { name: /^(?:Gliederung|Outline)$/ }).click(),
    expectAccessible: async (name) => {
      // Axe would fetch the style sheet anew, which no browser does beside a file.
      const axe = new AxeBuilder({ page }).options({ preload: false }).include('main');
      const { violations } = await axe.analyze();
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
      expect.soft(faults, name).toEqual([]);
    },
  };
}
