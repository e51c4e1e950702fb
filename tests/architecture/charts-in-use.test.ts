import { afterAll, describe, expect, it } from 'vitest';
import { copyTree, projectRoot } from '#tests/support/tree-copy.ts';
import { unusedPartsOfCharts } from './charts-in-use.ts';

const sentences = (root: string): readonly string[] =>
  unusedPartsOfCharts(root).map(({ path, line, message }) => `${path}:${line} ${message}`);

const chartOf = (name: string): string =>
  `import { setup } from 'xstate';\nexport const ${name} = setup({}).createMachine({ id: '${name}' });\n`;

/** Files of charts that nobody should have to look for: each tells one thing that is found, or shows one that is none. */
const planted: Readonly<Record<string, string>> = {
  // A chart of which only the type is taken.
  'machines/idle/idle.machine.ts': chartOf('idle'),
  'ui/idle.ts': `import type { idle } from '#machines/idle/idle.machine.ts';\nexport type Idle = typeof idle;\n`,
  // A fact that only its own chart names.
  'machines/unheard/unheard.types.ts': `export type UnheardEmitted =\n  { type: 'unheard.told' };\n`,
  'machines/unheard/unheard.rules.ts': `export const told = { type: 'unheard.told' };\n`,
  // An event that is only answered.
  'machines/unsent/unsent.types.ts': `export type UnsentCommand = { type: 'unsent.press' };\n`,
  'machines/unsent/unsent.rules.ts': `export const on = { 'unsent.press': {} };\n`,
  // The same as interfaces, and as names with `|` between them, of which one is heard and sent.
  'machines/whole/whole.types.ts': `export interface WholeEmitted {\n  readonly type: 'whole.told';\n}\nexport interface WholeCommand {\n  readonly type: 'whole.press';\n}\n`,
  'machines/either/either.types.ts': `export interface EitherEmitted {\n  readonly type: 'either.told' | 'child.told';\n}\nexport type EitherCommand = { type: 'either.press' | 'child.press' };\n`,
  // Silence without a reason.
  'machines/asserted/asserted.types.ts': `export type AssertedEvent = { type: 'asserted.press' };\n`,
  'machines/asserted/asserted.setup.ts': `import { assertEvent } from 'xstate';\nexport const keep = ({ event }) => assertEvent(event, 'asserted.press');\n`,
  'machines/silent/silent.types.ts': `export type SilentEmitted =\n  /** silent: */\n  { type: 'silent.told' };\n`,
  // No faults: what runs through another chart, is heard and sent, and silence with a reason.
  'machines/parent/parent.machine.ts': `import { child } from '../child/child.machine.ts';\nexport const parent = child;\n`,
  'machines/child/child.machine.ts': chartOf('child'),
  'machines/child/child.types.ts': `export type ChildEmitted =\n  | { type: 'child.told' }\n  /** silent: for whoever inspects the page. */\n  | { type: 'child.inspected' };\nexport type ChildEvent = { type: 'child.press' };\n`,
  'ui/child.ts': `import { parent } from '#machines/parent/parent.machine.ts';\nexport const hear = (actor) => {\n  actor.on('child.told', () => parent);\n  actor.send({ type: 'child.press' });\n};\n`,
};

it('every chart runs in the shop, every fact is heard and every event is sent', () => {
  expect(sentences(projectRoot)).toEqual([]);
});

describe('a planted fault', () => {
  const tree = copyTree();
  afterAll(() => tree.remove());

  it('is found: an idle chart, an unheard fact, an unsent event, silence without a reason', () => {
    for (const [path, code] of Object.entries(planted)) tree.plant(path, code);
    expect(sentences(tree.root)).toEqual([
      'machines/idle/idle.machine.ts:1 the chart machines/idle runs nowhere in ui/ or src/',
      'machines/asserted/asserted.types.ts:1 nobody sends the event asserted.press',
      'machines/either/either.types.ts:2 nobody hears the fact either.told',
      'machines/either/either.types.ts:4 nobody sends the event either.press',
      'machines/silent/silent.types.ts:3 nobody hears the fact silent.told',
      'machines/unheard/unheard.types.ts:2 nobody hears the fact unheard.told',
      'machines/unsent/unsent.types.ts:1 nobody sends the event unsent.press',
      'machines/whole/whole.types.ts:2 nobody hears the fact whole.told',
      'machines/whole/whole.types.ts:5 nobody sends the event whole.press',
    ]);
  });
});
