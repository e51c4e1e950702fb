import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outline } from '#flows/outline.ts';
import { flowsFolder, writtenFlows } from './charts.ts';

const attributes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

const pageOf = (machine: string): string => readFileSync(join(flowsFolder, `${machine}.html`), 'utf8');

describe.each(writtenFlows)('page of $machine', (flow) => {
  const page = pageOf(flow.machine);

  it('lists the same states and transitions in its outline as in its drawing', () => {
    const list = outline(flow);
    expect(page).toContain(list);
    expect(attributes(list, 'data-node')).toEqual(flow.nodes.map(({ id }) => id));
    expect(attributes(list, 'data-transition').toSorted()).toEqual(
      flow.transitions.map(({ id }) => id).toSorted(),
    );
  });

  it('holds the data it is served with elsewhere', () => {
    const held = /<script type="application\/json" id="flow">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(JSON.parse(held)).toEqual(flow);
  });

  it('needs no network and brings no layout engine', () => {
    const asked = page.match(/(?:src|href)="(?!#|data:|index\.html)[^"]*"|@import|url\((?!data:)/g);
    expect(asked).toBeNull();
    expect(page).not.toMatch(/elkjs|org\.eclipse\.elk/);
  });
});

it('leads from the list of flows to every page', () => {
  const index = readFileSync(join(flowsFolder, 'index.html'), 'utf8');
  expect(
    attributes(index, 'href')
      .filter((href) => href.endsWith('.html'))
      .toSorted(),
  ).toEqual(writtenFlows.map(({ machine }) => `${machine}.html`).toSorted());
});
