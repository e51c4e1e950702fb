import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from '#server/runtime/root-folder.ts';
import { killNamespaces, ownNamespaces } from '#tests/support/own-namespaces.ts';
import type { RacerOrder, RacerReport } from './lock-racer.ts';

const racerCount = 8;
/** Every so many rounds the holder is killed instead of giving free, and the next ones find what it left. */
const killedEvery = 5;
/** Time for the order to reach all racers, so that they start at once. */
const headStartMs = 8;
/** No process has this number on a machine that counts to 4,194,304 at most. */
const endedProcess = 4_194_305;

/** Signatures a start may find: none, one of an older release, one of today's. */
const staleSignatures: readonly (string | null)[] = [
  `${endedProcess} 1234567`,
  `${endedProcess} 1234567 2026-11-20T10:00:00.000Z\n`,
  null,
  '',
];

export interface RaceOutcome {
  readonly rounds: number;
  readonly racers: number;
  /** Of them in process-number, ipc and mount namespaces of their own. */
  readonly racersElsewhere: number;
  readonly killedHolders: number;
  readonly roundsWithTwoHolders: number;
  readonly roundsWithoutHolder: number;
}

async function answerOf(racer: ChildProcess): Promise<RacerReport> {
  const [answer] = (await once(racer, 'message')) as [RacerReport];
  return answer;
}

async function startRacer(launcher: readonly string[]): Promise<ChildProcess> {
  const [program, ...parameters] = [
    ...launcher,
    process.execPath,
    '--import',
    'tsx',
    join(rootFolder, 'tests/faults/lock-racer.ts'),
  ];
  const racer = spawn(program, parameters, {
    cwd: rootFolder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await answerOf(racer);
  return racer;
}

async function tell(racer: ChildProcess, order: RacerOrder): Promise<RacerReport> {
  const answer = answerOf(racer);
  racer.send(order);
  return answer;
}

/**
 * Lets processes, every second one in namespaces of its own, take the same folder at the same moment, again and again,
 * mostly past the lock of a process that has ended (case R79).
 */
export async function raceForLock(rounds: number): Promise<RaceOutcome> {
  const parent = mkdtempSync(join(tmpdir(), 'shop-race-'));
  const elsewhere = ownNamespaces();
  const launcherOf = (place: number): readonly string[] => (place % 2 === 1 ? (elsewhere ?? []) : []);
  const racers = await Promise.all(
    Array.from({ length: racerCount }, (_value, place) => startRacer(launcherOf(place))),
  );
  let [killedHolders, roundsWithTwoHolders, roundsWithoutHolder] = [0, 0, 0];
  let folder = '';
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (folder === '') {
        folder = mkdtempSync(join(parent, 'data-'));
        const stale = staleSignatures[round % staleSignatures.length] ?? null;
        if (stale !== null) writeFileSync(join(folder, 'shop.lock'), stale);
      }
      const order: RacerOrder = { kind: 'take', folder, at: Date.now() + headStartMs };
      const answers = await Promise.all(racers.map((racer) => tell(racer, order)));
      const holders = racers.filter((_racer, place) => answers[place] === 'held');
      if (holders.length > 1) roundsWithTwoHolders += 1;
      if (holders.length === 0) roundsWithoutHolder += 1;
      if (round % killedEvery === killedEvery - 1) {
        for (const holder of holders) {
          const ended = once(holder, 'exit');
          const place = racers.indexOf(holder);
          if (launcherOf(place).length > 0) killNamespaces(holder);
          else holder.kill('SIGKILL');
          await ended;
          racers[place] = await startRacer(launcherOf(place));
          killedHolders += 1;
        }
      } else {
        await Promise.all(holders.map((holder) => tell(holder, { kind: 'release' })));
        folder = '';
      }
    }
  } finally {
    for (const racer of racers) racer.kill('SIGKILL');
    rmSync(parent, { recursive: true, force: true });
  }
  return {
    rounds,
    racers: racerCount,
    racersElsewhere: elsewhere === null ? 0 : racerCount / 2,
    killedHolders,
    roundsWithTwoHolders,
    roundsWithoutHolder,
  };
}
