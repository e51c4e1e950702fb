import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { firstStep, nextStep, type StartedCall, type Step } from '#paths/explore/step.ts';
import type { Driver, Model } from './driver.ts';
import { expectSnapshot, same } from './expectation.ts';

/** Walks a path with the pure transition functions of the chart; nothing runs. */
export function pureDriver({ machine, catalog }: Model): Driver {
  let snapshot: AnyMachineSnapshot;
  let emitted: readonly AnyEventObject[] = [];
  let sent: readonly AnyEventObject[] = [];
  let timersMs: readonly number[] = [];
  let calls: readonly StartedCall[] = [];
  const take = (step: Step): void => {
    ({ snapshot, emitted, sent, timersMs, calls } = step);
  };
  return {
    start: (input) => take(firstStep(machine, input)),
    act: ({ candidate }) => take(nextStep(machine, snapshot, candidate.event)),
    check: (expected) => {
      expectSnapshot(catalog, snapshot, emitted, calls, expected);
      const types = sent.map(({ type }) => type);
      same('messages to other actors', types, expected.sent);
      same('started timers in ms', timersMs, expected.timersMs);
      const ids = calls.map(({ id }) => id);
      same('started calls', ids, expected.calls);
    },
  };
}
