import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepsOf, takenIn } from '#drawing/paths.ts';
import type { PathScript } from '#paths/script/path-script.ts';
import { systemFlow } from '#contract/flows.ts';
import { projectRoot, writtenFlows } from './charts.ts';

interface StoredFile {
  readonly paths?: readonly PathScript[];
  readonly successes?: readonly PathScript[];
  readonly failures?: readonly PathScript[];
}

const scriptsIn = (file: string): readonly PathScript[] | null => {
  const place = join(projectRoot, 'tests/paths', file);
  if (!existsSync(place)) return null;
  const { paths = [], successes = [], failures = [] } = JSON.parse(readFileSync(place, 'utf8')) as StoredFile;
  return [...paths, ...successes, ...failures];
};

const linesOf = ({ start, steps }: PathScript) => [start, ...steps];

/** Nobody walks what charts tell one another: that picture has no paths. */
const walkedFlows = writtenFlows.filter(({ machine }) => machine !== systemFlow);

describe('paths in the data of a flow', () => {
  it.each(writtenFlows)('are those that are stored for the chart of $machine', (flow) => {
    const stored = scriptsIn(`stored/${flow.machine}.json`) ?? [];
    const own = flow.paths.filter(({ layer }) => layer === 'machine');
    expect(own.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
    own.forEach((path, index) => {
      const walked = stepsOf(flow, path);
      const lines = linesOf(stored[index] as PathScript);
      expect(walked.map(({ takes }) => takes)).toEqual(lines.map(({ takes }) => takes));
      walked.forEach(({ at }, number) => {
        const value = JSON.stringify(lines[number]?.expects.value);
        for (const state of at) expect(value).toContain(`"${state.split('.').at(-1) ?? ''}"`);
      });
    });
  });

  it.each(walkedFlows)('take every transition of $machine on the chart alone', (flow) => {
    const taken = takenIn(flow, 'machine');
    expect(flow.transitions.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([]);
  });

  it.each(writtenFlows)(
    'give the coverage of views and browser that the raw paths of $machine have',
    (flow) => {
      for (const layer of ['view', 'browser'] as const) {
        const real = scriptsIn(`stored-real/${flow.machine}-${layer}.json`);
        if (real === null) continue;
        const raw = new Set(real.flatMap(linesOf).flatMap(({ takes }) => takes));
        expect([...takenIn(flow, layer)].toSorted(), layer).toEqual([...raw].toSorted());
      }
    },
  );

  it('are the chart’s own where a layer can walk them all, and none where nobody walks', () => {
    const flowOf = (machine: string) => writtenFlows.find((flow) => flow.machine === machine);
    const consent = flowOf('consent');
    const navigation = flowOf('navigation');
    if (consent === undefined || navigation === undefined) throw new Error('not drawn');
    expect(takenIn(consent, 'browser')).toEqual(takenIn(consent, 'machine'));
    expect(takenIn(navigation, 'browser').size).toBe(0);
  });
});
