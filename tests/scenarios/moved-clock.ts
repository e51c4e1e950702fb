import { readFileSync } from 'node:fs';

/** The environment variable that names the file a shop of the tests reads its clock by. */
export const clockFileVariable = 'TEST_CLOCK_FILE';

const hourMs = 3_600_000;

/**
 * The clock of a shop whose test moves it.
 *
 * @param file says by how many hours it is ahead of the machine's; without one it is the machine's
 */
export const movedClock =
  (file: string | undefined): (() => Date) =>
  () =>
    new Date(Date.now() + (file === undefined ? 0 : Number(readFileSync(file, 'utf8')) * hourMs));
