import { asc, isNull } from 'drizzle-orm';
import type { Executor } from '#server/database/pool.ts';
import { category } from '#server/database/schema/catalogue.ts';

/** Top level of the category tree, in its order: the main menu. */
export async function listMainCategories(executor: Executor): Promise<{ name: string; slug: string }[]> {
  return executor
    .select({ name: category.name, slug: category.slug })
    .from(category)
    .where(isNull(category.parentId))
    .orderBy(asc(category.position));
}
