import * as z from 'zod/mini';
import type { Executor } from '#server/database/pool.ts';
import { question } from '#server/database/statement.ts';

const mainCategories = question({
  name: 'system-main-categories',
  text: 'select name, slug from category where parent_id is null order by position',
  values: () => [],
  row: z.object({ name: z.string(), slug: z.string() }),
});

/** Top level of the category tree, in its order: the main menu. */
export const listMainCategories = (executor: Executor): Promise<{ name: string; slug: string }[]> =>
  mainCategories.all(executor);
