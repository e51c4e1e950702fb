import type { Module } from '#server/calls/module.ts';
import type { Log } from '#server/log/log.ts';
import { startPolling } from './polling.ts';
import type { Polling } from './polling.ts';

const everyMs = 15 * 60_000;

type Tidied = Pick<Module, 'tidyUp'>;

/**
 * Lets every module delete what has expired by now; what one of them cannot do keeps no other from it.
 *
 * @throws AggregateError with what failed
 */
export async function tidyUp(modules: readonly Tidied[], now: Date): Promise<void> {
  const before = (ageMs: number): Date => new Date(now.getTime() - ageMs);
  const failures: unknown[] = [];
  for (const module of modules)
    await module.tidyUp?.(before).catch((error: unknown) => {
      failures.push(error);
    });
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be tidied up');
}

interface HousekeepingOptions {
  readonly modules: readonly Tidied[];
  readonly log: Log;
  readonly clock: () => Date;
}

/** Tidies up every quarter of an hour. */
export const startHousekeeping = ({ modules, log, clock }: HousekeepingOptions): Polling =>
  startPolling({
    pauseMs: everyMs,
    work: () => tidyUp(modules, clock()),
    onFailure: (error) => log.warn({ err: error }, 'Tidying up failed'),
  });
