import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioProgram } from '#tests/scenarios/build-scenarios.ts';
import { clockFileVariable } from '#tests/scenarios/moved-clock.ts';
import {
  createDataFolder,
  endPrograms,
  freePort,
  isReady,
  startProgram,
} from '#tests/server/support/built-shop.ts';
import { projectRoot } from '#tests/support/tree-copy.ts';

/** A shop of its own whose clock the test moves. */
export interface ClockedShop {
  readonly url: string;
  readonly folder: string;
  /** Sets its clock so many hours ahead of the machine's. */
  readonly goTo: (hours: number) => void;
  readonly stop: () => Promise<void>;
}

/** Starts one of the test build, which stands by the time the tests begin; it is ready to be visited. */
export async function startClockedShop(): Promise<ClockedShop> {
  const folder = createDataFolder();
  const clockFile = join(folder, 'hours-ahead');
  const goTo = (hours: number): void => writeFileSync(clockFile, String(hours));
  goTo(0);
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = startProgram(
    {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: port,
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DEMO_SECOND_FACTOR: 'off',
      [clockFileVariable]: clockFile,
    },
    [join(projectRoot, scenarioProgram)],
  );
  await isReady(started);
  return {
    url,
    folder,
    goTo,
    async stop() {
      await endPrograms();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
