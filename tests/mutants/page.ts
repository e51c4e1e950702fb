import { join } from 'node:path';
import { writeSection as writeSectionOf } from '#tests/support/sectioned-page.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

const sections = ['Rules of server and domain', 'Statecharts'] as const;
export type Section = (typeof sections)[number];

const introduction = [
  '# Mutants',
  '',
  'A mutant is the shop with one fault in it: tests that prove something must notice. Written by `npm run mutants`, which runs',
  'both parts; `npm run mutants -- --charts` only the statecharts, `--charts <machine>` only one of them.',
].join('\n');

/** Replaces one section of docs/mutants.md. */
export const writeSection = (title: Section, section: string): void =>
  writeSectionOf({ introduction, sections }, join(projectRoot, 'docs', 'mutants.md'), title, section);
