import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const ui = resolve(import.meta.dirname, '../../../../ui');
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(resolve(folder, path), 'utf8') }));
const sources = sourcesIn(resolve(ui, 'parts'));
const everywhere = sourcesIn(ui);
const staticImport = (target: string) =>
  new RegExp(`^(?:import|export)[^;]*? from '[^']*${target}[^']*'`, 'm');

it('keeps react-aria-components out of what a shopper loads before any gesture: the lazy dialog and the tabs of the staff bring it', () => {
  expect(sources.length).toBeGreaterThan(60);
  const users = sources.filter(({ text }) => staticImport('react-aria').test(text)).map(({ path }) => path);
  expect(users).toEqual(['Dialog/Dialog.tsx', 'Tabs/Tabs.tsx']);
  const importers = sources
    .filter(({ text }) => staticImport('/Dialog\\.tsx').test(text))
    .map(({ path }) => path);
  expect(importers).toEqual([]);
  const tabbed = everywhere.filter(({ text }) => staticImport('/Tabs\\.tsx').test(text));
  expect(tabbed.map(({ path }) => path)).toEqual(['screens/flows/FlowViewer.tsx']);
});

it('keeps colours inside the theme', () => {
  const rawColor = /#[\da-f]{3,8}\b(?!\.)|\b(?:rgb|hsl)a?\(/i;
  const painters = sources
    .filter(
      ({ path, text }) => path.endsWith('.css.ts') && rawColor.test(text.replaceAll(/from '[^']*'/g, '')),
    )
    .map(({ path }) => path);
  expect(painters).toEqual([]);
});
