import * as z from 'zod/mini';
import type { Executor } from './pool.ts';
import { question } from './statement.ts';

/**
 * Whether rows wait that a worker takes. It asks this before it takes any: most looks find none, and this locks no row and needs
 * no transaction, while taking does both.
 *
 * @param name of the statement
 * @param rows what stands behind `from`, with its condition
 */
export function waitingIn(name: string, rows: string): (executor: Executor) => Promise<boolean> {
  const waiting = question({
    name,
    text: `select exists (select from ${rows}) as "isWaiting"`,
    values: () => [],
    row: z.object({ isWaiting: z.boolean() }),
  });
  return async (executor) => (await waiting.one(executor)).isWaiting;
}
