import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#tests/support/tree-copy.ts';

const page = join(projectRoot, 'docs', 'mutants.md');
const sections = ['Rules of server and domain', 'Statecharts'] as const;
export type Section = (typeof sections)[number];

const introduction = [
  '# Mutants',
  '',
  'A mutant is the shop with one fault in it: tests that prove something must notice. Written by `npm run mutants`, which runs',
  'both parts; `npm run mutants -- --charts` only the statecharts, `--charts <machine>` only one of them.',
].join('\n');

/** Texts of the sections that stand on a page, by their titles. */
function sectionsOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [title = '', ...lines] = section.split('\n');
        return [title, lines.join('\n').trim()];
      }),
  );
}

/** A page on which one section is replaced and the other stays as it is. */
export function withSection(text: string, title: Section, section: string): string {
  const known = new Map(sectionsOf(text)).set(title, section.trim());
  const written = sections
    .filter((name) => known.has(name))
    .map((name) => `## ${name}\n\n${known.get(name)}`);
  return `${[introduction, ...written].join('\n\n')}\n`;
}

/** Replaces one section of docs/mutants.md. */
export const writeSection = (title: Section, section: string): void =>
  writeFileSync(page, withSection(readFileSync(page, 'utf8'), title, section));
