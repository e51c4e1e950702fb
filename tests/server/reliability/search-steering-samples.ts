import { randomUUID } from 'node:crypto';
import type { Sample, Situation } from './sample.ts';

/** A word nobody has a rule for. */
const freshWord = (): string => `wort${randomUUID().slice(0, 8)}`;

async function newestVersion({ shop }: Situation): Promise<number> {
  const { rows } = await shop.database.query<{ version: number }>(
    'select coalesce(max(version), 0) as version from search_rule_version',
  );
  return rows[0]!.version;
}

/** A request each that is accepted, for the calls of the rules of the search. */
export const searchSteeringSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'searchMisses.count': async () => ({ body: { term: freshWord() } }),
  'searchSteering.read': async () => ({}),
  'searchSteering.preview': async () => ({
    query: { kind: 'synonym', word: freshWord(), target: 'toner', query: 'toner' },
  }),
  'searchSteering.publish': async (situation) => ({
    body: { kind: 'blocked', word: freshWord(), target: '', from: await newestVersion(situation) },
  }),
};
