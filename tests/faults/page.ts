import { findingsPage } from '#tests/support/findings-page.ts';

const sections = ['Killed while clients order', 'Two shops on one folder', 'Many at once'] as const;
export type Section = (typeof sections)[number];

const introduction = [
  '# Faults',
  '',
  'What was left of confirmed orders after the shop was killed, cut from power, or started twice. Written by',
  '`npm run faults -- --write`, `npm run faults -- --namespaces 20 --write` and `npm run faults -- --races 50 --write`; each',
  'replaces its own section. Clients keep a journal',
  'outside the shop; after the run it is compared with the database: every confirmed order is there once and whole, the stock',
  'went down by what was ordered and by nothing else, each order has one mail, and no basket holds what was ordered.',
].join('\n');

/** Replaces one section of docs/faults.md by what a run found. */
export const writeFindings = findingsPage<Section>('faults.md', 'faults', { introduction, sections });
