import { mostLists } from '#contract/shopping-list.ts';
import { freeSlug, isNameTaken } from '#domain/shopping-list.ts';
import { refuse } from '#server/calls/failures.ts';
import { refuseFields } from '#server/calls/form-check.ts';
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
 * The caller holds the lock of the person's lists, so that no other of this name comes meanwhile.
 *
 * @throws Refused with `fields.invalid` where one of the others is called so
 */
export function requireFreeName(name: string, others: readonly StoredList[], member: Member): void {
  if (isNameTaken(name, others)) refuseFields({ displayName: 'listNameTaken' }, member);
}

/**
 * Keeps a new list of a person, whose lists are locked.
 *
 * @throws Refused with `list.tooMany`, or `fields.invalid` where there is one of this name
 */
export function keepList(
  executor: Executor,
  member: Member,
  lists: readonly StoredList[],
  typed: Omit<KeptList, 'slug'>,
): Promise<{ id: number; slug: string }> {
  if (lists.length >= mostLists)
    refuse('list.tooMany', orderingTexts(member.language).tooManyLists({ most: mostLists }));
  requireFreeName(typed.displayName, lists, member);
  return insertList(executor, member.user.id, { ...typed, slug: slugBeside(typed.displayName, lists) });
}

/** For a list of somebody else as for none (R23). */
export const listNotFound = ({ language }: Member): never =>
  refuse('list.notFound', orderingTexts(language).listNotFound);
