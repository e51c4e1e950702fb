import type { Executor } from '#server/database/pool.ts';
import * as z from 'zod/mini';
import { question } from '#server/database/statement.ts';
import { methodsObject } from './method.sql.ts';
import { MethodsRow } from './stored-methods.ts';
import type { StoredMethods } from './stored-methods.ts';

const load = question({
  name: 'methods-load',
  text: `select ${methodsObject} as methods`,
  values: () => [],
  row: z.object({ methods: MethodsRow }),
});

/** All ways to pay and to ship, active or not, in their order. */
export const loadMethods = async (executor: Executor): Promise<StoredMethods> =>
  (await load.one(executor)).methods;
