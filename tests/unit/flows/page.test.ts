import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '#drawing/summary.ts';
import { flowsFolder, writtenFlows } from './charts.ts';

const written = (name: string): string => readFileSync(join(flowsFolder, name), 'utf8');

/** What a page shows: it stands in the page itself. */
const held = (page: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(page)?.[1] ?? '',
  );

/** Addresses a document asks for or leads to, but for data it brings along. */
const asked = (page: string): readonly string[] =>
  [...page.matchAll(/(?:src|href)="((?!data:)[^"]*)"/g)].map(([, address = '']) => address);

describe.each(writtenFlows)('page of $machine', (flow) => {
  const page = written(`${flow.machine}.html`);

  it('holds the data it is served with elsewhere', () => {
    expect(held(page, 'flow')).toEqual(flow);
  });

  it('asks for the one script and style sheet beside it, and has a drawing for browsers without script', () => {
    expect(asked(page)).toEqual(['viewer.css', 'viewer.js', `${flow.machine}.svg`]);
  });
});

it('lists every flow with its size', () => {
  const byMachine = (one: { machine: string }, other: { machine: string }): number =>
    one.machine.localeCompare(other.machine);
  const items = held(written('index.html'), 'flows') as { machine: string }[];
  expect(items.toSorted(byMachine)).toEqual(writtenFlows.map(summaryOf).toSorted(byMachine));
});

it('brings a script and a style sheet that need no network, no module and no layout engine', () => {
  const [script, style] = [written('viewer.js'), written('viewer.css')];
  expect(style.match(/@import|url\((?!["']?data:)[^)]*\)/g)).toBeNull();
  expect(script).not.toMatch(/elkjs|org\.eclipse\.elk|\bimport\(|import\.meta|XMLHttpRequest|\bfetch\(/);
});
