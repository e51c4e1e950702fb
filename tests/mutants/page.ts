import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSection as writeSectionOf } from '#tests/support/sectioned-page.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

export const ruleSection = 'Rules';
const sections = [ruleSection, 'Statecharts'] as const;
export type Section = (typeof sections)[number];

const introduction = [
  '# Mutants',
  '',
  'A mutant is the shop with one fault in it: tests that prove something must notice. Written by `npm run mutants`, which runs',
  'both parts; `npm run mutants -- --charts` only the statecharts, `--charts <machine>` only one of them.',
].join('\n');

const file = join(projectRoot, 'docs', 'mutants.md');

/** Text of docs/mutants.md as it stands. */
export const readPage = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Replaces one section of docs/mutants.md. */
export const writeSection = (title: Section, section: string): void =>
  writeSectionOf({ introduction, sections }, file, title, section);
