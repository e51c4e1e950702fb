import type { AnyStateMachine } from 'xstate';
import type { Driver, Model, Moment } from '#paths/drive/driver.ts';
import { drivePath } from '#paths/drive/driver.ts';
import { pureDriver } from '#paths/drive/pure-driver.ts';
import type { PathScript } from '#paths/script/path-script.ts';

/** A stored path with the payloads of its samples, as the unchanged chart lives it. */
export interface Exercise {
  readonly script: PathScript;
  readonly input: unknown;
  readonly moments: readonly Moment[];
}

/**
 * Drives the stored paths through the unchanged chart.
 * @throws PathError when one of them does not hold there: then nothing can be said about mutants.
 */
export async function exercisesOf(
  model: Model,
  scripts: readonly PathScript[],
): Promise<readonly Exercise[]> {
  const exercises: Exercise[] = [];
  for (const script of scripts) {
    const oracle = pureDriver(model);
    const moments: Moment[] = [];
    let input: unknown;
    const recorder: Driver = {
      start: (given, moment) => {
        input = given;
        moments.push(moment);
        return oracle.start(given, moment);
      },
      act: (moment) => {
        moments.push(moment);
        return oracle.act(moment);
      },
      check: (expected, moment) => oracle.check(expected, moment),
    };
    await drivePath(model, script, recorder);
    exercises.push({ script, input, moments });
  }
  return exercises;
}

/** Which step of which stored path notices that the chart is another one; null when none does. */
export async function killerOf(
  exercises: readonly Exercise[],
  { catalog }: Model,
  mutant: AnyStateMachine,
): Promise<string | null> {
  for (const { script, input, moments } of exercises) {
    const driver = pureDriver({ machine: mutant, catalog });
    let index = 0;
    try {
      for (const moment of moments) {
        await (index === 0 ? driver.start(input, moment) : driver.act(moment));
        await driver.check(moment.step.expects, moment);
        index += 1;
      }
    } catch {
      return `${script.id}, step ${index}`;
    }
  }
  return null;
}
