/** Edits between two words, swapped neighbours counting as one; stops counting above `most`. */
export function editDistance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  // Three rows take turns: a row of its own for each letter is most of what a comparison with thousands of words costs.
  let previous = Array.from({ length: right.length + 1 }, (_value, place) => place);
  let before = previous.slice();
  let current = previous.slice();
  for (let row = 1; row <= left.length; row += 1) {
    const letter = left.charCodeAt(row - 1);
    const letterBefore = left.charCodeAt(row - 2);
    let best = row;
    current[0] = row;
    for (let column = 1; column <= right.length; column += 1) {
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
    [before, previous, current] = [previous, current, before];
  }
  return previous[right.length]!;
}
