/** What became of the place of something in a list: it stands where it stood, was not there, or came from another place. */
export type Moved = 'same' | 'new' | { readonly from: number; readonly isUp: boolean };

/** How each of a list stood in the one before, in their order; places count from 1. */
export function placesOf(before: readonly number[], after: readonly number[]): readonly Moved[] {
  return after.map((id, place) => {
    const was = before.indexOf(id);
    if (was === -1) return 'new';
    return was === place ? 'same' : { from: was + 1, isUp: place < was };
  });
}
