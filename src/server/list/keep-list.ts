import { mostLists } from '#contract/shopping-list.ts';
import { freeSlug } from '#domain/shopping-list.ts';
import { refuse } from '#server/calls/failures.ts';
import { slugOf } from '#server/catalogue/slug.ts';
import type { Executor } from '#server/database/pool.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { Member } from '#server/session/visitor.ts';
import { insertList } from './list.repository.ts';
import type { KeptList, StoredList } from './stored-list.ts';

/** A name of signs that stand in no address still has to be found by one. */
const slugWithoutLetters = 'liste';

/** The slug a list of this name gets beside the person's others. */
export const slugBeside = (name: string, others: readonly Pick<StoredList, 'slug'>[]): string =>
  freeSlug(slugOf(name) || slugWithoutLetters, new Set(others.map(({ slug }) => slug)));

/**
 * Keeps a new list of a person, whose lists are locked.
 *
 * @throws Refused with `list.tooMany`
 */
export function keepList(
  executor: Executor,
  { user, language }: Member,
  lists: readonly StoredList[],
  typed: Omit<KeptList, 'slug'>,
): Promise<{ id: number; slug: string }> {
  if (lists.length >= mostLists)
    refuse('list.tooMany', orderingTexts(language).tooManyLists({ most: mostLists }));
  return insertList(executor, user.id, { ...typed, slug: slugBeside(typed.displayName, lists) });
}

/** For a list of somebody else as for none (R23). */
export const listNotFound = ({ language }: Member): never =>
  refuse('list.notFound', orderingTexts(language).listNotFound);
