import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../../../../ui/parts');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(resolve(folder, path), 'utf8') }));
const staticImport = (target: string) =>
  new RegExp(`^(?:import|export)[^;]*? from '[^']*${target}[^']*'`, 'm');

it('keeps react-aria-components out of what loads before any gesture: only the lazy dialog brings it', () => {
  expect(sources.length).toBeGreaterThan(60);
  const users = sources.filter(({ text }) => staticImport('react-aria').test(text)).map(({ path }) => path);
  expect(users).toEqual(['Dialog/Dialog.tsx']);
  const importers = sources
    .filter(({ text }) => staticImport('/Dialog\\.tsx').test(text))
    .map(({ path }) => path);
  expect(importers).toEqual([]);
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
