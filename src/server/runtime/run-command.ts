import { explainFailedStart } from './failed-start.ts';
import { StartFailure } from './start-failure.ts';

/** Runs a command of those who run the shop: what goes wrong is one sentence, and the process ends with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const failure = error instanceof StartFailure ? error : explainFailedStart(error, null);
    process.stderr.write(`${failure?.message ?? String(error)}\n`);
    process.exitCode = 1;
  }
}
