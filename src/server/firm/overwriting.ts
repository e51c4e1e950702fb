import { isDeepStrictEqual } from 'node:util';
import { refuse } from '#server/calls/failures.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import type { Member } from '#server/session/visitor.ts';

/** Who changed something last; null where that is not known any more. */
export interface LastChanger {
  readonly id: number;
  readonly name: string;
}

/**
 * Refuses to save over what somebody else has saved since it was read, and says who. Asked behind the lock of what is changed.
 *
 * @param seen as whoever saves has read it; undefined where nothing is said of that
 * @throws Refused with `firm.changed`
 */
export async function refuseOverwriting<Stored extends object>(
  { user, language }: Member,
  what: 'rules' | 'budget',
  { seen, stored }: { readonly seen: Stored | undefined; readonly stored: Stored },
  changer: () => Promise<LastChanger | null>,
): Promise<void> {
  if (seen === undefined || isDeepStrictEqual({ ...seen }, { ...stored })) return;
  const by = await changer();
  const words = serverTexts(language).firmChanged;
  const name = by === null ? '' : by.id === user.id ? words.yourself : by.name;
  refuse('firm.changed', words[what]({ by: name }));
}
