import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { InputSample } from '#machines/path-ready.ts';
import { candidateFinder, type AnyCatalog, type Candidate } from '#paths/explore/candidates.ts';
import { firstStep, nextStep } from '#paths/explore/step.ts';
import type { Expectation, PathScript, ScriptStep } from '#paths/script/path-script.ts';

/** A machine with its samples, whatever their types. */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly catalog: AnyCatalog;
}

/** What stands beside a step while it is driven. */
export interface Moment {
  readonly step: ScriptStep;
  /** The event with its payload; for a call's end the event its actor would send. */
  readonly candidate: Candidate;
  /** What the chart itself says after the step. */
  readonly snapshot: AnyMachineSnapshot;
}

/** Something a path can be driven through: the chart, a view, a browser. */
export interface Driver {
  start(input: unknown, moment: Moment): Promise<void> | void;
  act(moment: Moment): Promise<void> | void;
  /** Throws where what is seen differs from what the path expects. */
  check(expected: Expectation, moment: Moment): Promise<void> | void;
  end?(): Promise<void> | void;
}

interface NamedSteps {
  readonly id: string;
  readonly start: { readonly name: string };
  readonly steps: readonly { readonly name: string }[];
}

/** A path that cannot be driven, or that ended up somewhere else; names the step. */
export class PathError extends Error {
  constructor(script: NamedSteps, index: number, cause: unknown) {
    const names = [script.start, ...script.steps].slice(0, index + 1).map(({ name }) => name);
    super(
      `${script.id} fails at step ${index}: ${names.join(' → ')}\n${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'PathError';
  }
}

const inputOf = (catalog: AnyCatalog, name: string): Candidate => {
  const inputs = catalog.inputs as Readonly<Record<string, InputSample<unknown>>>;
  const sample = inputs[name.slice('input:'.length)];
  if (sample === undefined) throw new Error(`The catalogue has no sample '${name}'.`);
  return { name, cause: 'input', event: { type: 'xstate.init', input: sample.input }, sample };
};

/**
 * Drives one path from its start to its end and checks after each step.
 * @throws PathError at the first step that cannot happen or leads elsewhere.
 */
export async function drivePath(
  { machine, catalog }: Model,
  script: PathScript,
  driver: Driver,
): Promise<void> {
  const candidatesIn = candidateFinder(catalog);
  let index = 0;
  try {
    const start = inputOf(catalog, script.start.name);
    let { snapshot } = firstStep(machine, start.event['input']);
    const first = { step: script.start, candidate: start, snapshot };
    await driver.start(start.event['input'], first);
    await driver.check(script.start.expects, first);
    for (const step of script.steps) {
      index += 1;
      const candidate = candidatesIn(snapshot).find(({ name }) => name === step.name);
      if (candidate === undefined)
        throw new Error(`'${step.name}' cannot happen in ${JSON.stringify(snapshot.value)}.`);
      ({ snapshot } = nextStep(machine, snapshot, candidate.event));
      const moment = { step, candidate, snapshot };
      await driver.act(moment);
      await driver.check(step.expects, moment);
    }
  } catch (error) {
    throw new PathError(script, index, error);
  } finally {
    await driver.end?.();
  }
}
