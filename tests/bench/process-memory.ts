import { readdirSync, readFileSync } from 'node:fs';

export interface TreeMemory {
  readonly processes: number;
  /** Proportional set size: shared pages count by share, so that PostgreSQL's processes are not counted many times. */
  readonly pssMegabytes: number;
}

/** Processor time spent so far, in milliseconds. */
export interface ProcessorTime {
  /** By the shop's own process. */
  readonly shopMs: number;
  /** By everything below it: PostgreSQL. */
  readonly databaseMs: number;
}

const ticksPerSecond = 100;

/** Fields of `/proc/…/stat` after the name of the command, which may hold spaces. */
function statusFields(processId: number | string): string[] {
  const status = readFileSync(`/proc/${processId}/stat`, 'utf8');
  return status.slice(status.lastIndexOf(')') + 2).split(' ');
}

/** The process first, then everything below it (Linux; the shop's PostgreSQL is a child of the shop). */
function processTree(rootProcessId: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const parent = Number(statusFields(name)[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // The process ended between listing and reading.
    }
  }
  const below = (processId: number): number[] => [
    processId,
    ...(children.get(processId) ?? []).flatMap(below),
  ];
  return below(rootProcessId);
}

/** Memory of a process and everything below it. */
export function memoryOfTree(rootProcessId: number): TreeMemory {
  let processes = 0;
  let kilobytes = 0;
  for (const processId of processTree(rootProcessId)) {
    try {
      const rollup = readFileSync(`/proc/${processId}/smaps_rollup`, 'utf8');
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
      processes += 1;
    } catch {
      // Ended, or of another user.
    }
  }
  return { processes, pssMegabytes: Math.round(kilobytes / 1024) };
}

/** Processor time of a process and of everything below it; unlike a rate it hardly depends on what else is running. */
export function processorTimeOfTree(rootProcessId: number): ProcessorTime {
  const [shopMs = 0, ...others] = processTree(rootProcessId).map((processId) => {
    try {
      const fields = statusFields(processId);
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    } catch {
      return 0;
    }
  });
  return { shopMs, databaseMs: others.reduce((sum, value) => sum + value, 0) };
}
