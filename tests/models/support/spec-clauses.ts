import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../architecture/spec-clauses.csv');

/** Ids of every clause of the specification. */
export const specClauseIds: ReadonlySet<string> = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.slice(0, line.indexOf(',')))
    .filter((id) => id !== ''),
);
