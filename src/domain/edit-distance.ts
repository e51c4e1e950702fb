/** Three rows take turns, and stay for the next words: rows of its own for each comparison cost more than the comparing. */
let rows = [0, 1, 2].map(() => new Uint16Array(64));

/**
 * Edits between two words, swapped neighbours counting as one; `most + 1` or more where they are above `most`. Only what can
 * still end within `most` is reckoned: in each row as many columns to both sides.
 */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  if (right.length + 2 > rows[0]!.length) rows = rows.map(() => new Uint16Array(2 * right.length + 2));
  let [before, previous, current] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let column = 0; column <= right.length; column += 1) previous[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    const first = Math.max(1, row - most);
    const last = Math.min(right.length, row + most);
    const letter = left.charCodeAt(row - 1);
    const letterBefore = left.charCodeAt(row - 2);
    let best = first === 1 ? row : most + 1;
    current[first - 1] = best;
    for (let column = first; column <= last; column += 1) {
      const other = right.charCodeAt(column - 1);
      let cost = previous[column - 1]! + (letter === other ? 0 : 1);
      if (previous[column]! + 1 < cost) cost = previous[column]! + 1;
      if (current[column - 1]! + 1 < cost) cost = current[column - 1]! + 1;
      const isSwapped =
        row > 1 && column > 1 && letterBefore === other && letter === right.charCodeAt(column - 2);
      if (isSwapped && before[column - 2]! + 1 < cost) cost = before[column - 2]! + 1;
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > most) return most + 1;
    // The next row looks one column further.
    current[last + 1] = most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[right.length]!;
}
