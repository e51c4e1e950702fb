import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';
import { methodObjects } from './method.sql.ts';
import { MethodsRow } from './stored-methods.ts';
import type { StoredMethods } from './stored-methods.ts';

const load = question({
  name: 'methods-load',
  text: `select ${methodObjects}`,
  values: () => [],
  row: MethodsRow,
});

/** All ways to pay and to ship, active or not, in their order. */
export const loadMethods = (executor: Executor): Promise<StoredMethods> => load.one(executor);
