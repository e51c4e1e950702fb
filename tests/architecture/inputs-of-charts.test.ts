import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTree, projectRoot } from '#tests/support/tree-copy.ts';
import { inputsOfNobody } from './inputs-of-charts.ts';

const sentences = (root: string): readonly string[] =>
  inputsOfNobody(root).map(({ path, line, message }) => `${path}:${line} ${message}`);

it('every chart is sampled with what the shop can start it with', () => {
  expect(sentences(projectRoot)).toEqual([]);
});

describe('a planted fault', () => {
  const tree = copyTree();
  afterAll(() => tree.remove());

  it('is found: a member that may be left out, a constant, a sample of a page never delivered, or of what nobody says', () => {
    tree.plant(
      'machines/wide/wide.types.ts',
      `export interface WideInput {\n  readonly size?: number;\n  /** scaled: samples stay small. */\n  readonly most?: number;\n}\n`,
    );
    tree.plant(
      'ui/wide.ts',
      `export const start = (createActor, wide, size) =>\n  createActor(wide, { input: { size, kind: null } });\n`,
    );
    const path = 'machines/consent/consent.catalog.ts';
    const catalog = readFileSync(join(projectRoot, path), 'utf8');
    tree.plant(path, catalog.replace('roster.consent.inputOf(samplePage())', '{ delayMs: 1 }'));
    const app = 'machines/app/app.catalog.ts';
    const appCatalog = readFileSync(join(projectRoot, app), 'utf8');
    tree.plant(app, appCatalog.replace('appInputOf(samplePage())', '{ path: null }'));
    const appLine = appCatalog.split('\n').findIndex((text) => text.includes('appInputOf(samplePage())')) + 1;
    const basket = 'machines/basket/basket.catalog.ts';
    const basketCatalog = readFileSync(join(projectRoot, basket), 'utf8');
    tree.plant(basket, basketCatalog.replace('maximumQueued: 2,', 'maximumQueued: 2, person: null,'));
    const basketLine = basketCatalog.split('\n').findIndex((text) => text.includes('maximumQueued: 2')) + 1;
    tree.plant(
      'machines/visit/visit.catalog.ts',
      "export const visitCatalog = { inputs: { start: { input: { kind: 'planted-kind', way: 'checkout' } } } };\n",
    );
    tree.plant(
      'ui/visit.ts',
      `export const start = (useWiredActor, chart, way) =>\n  useWiredActor(chart, { way, kind: 'always' });\n`,
    );
    const line = catalog.split('\n').findIndex((text) => text.includes('roster.consent.inputOf')) + 1;
    expect(sentences(tree.root)).toEqual([
      'machines/wide/wide.types.ts:2 size of WideInput may be left out: one way to start, or none',
      'ui/visit.ts:2 kind is always the same where the chart is started',
      'ui/wide.ts:2 kind is always the same where the chart is started',
      `${app}:${appLine} the input sample home is not made by the roster`,
      `${basket}:${basketLine} person of the input sample filled is not what the roster makes`,
      `${path}:${line} the input sample fresh is not made by the roster`,
      'machines/visit/visit.catalog.ts:1 kind of the input sample start is said nowhere in ui/ or src/',
    ]);
  });
});
