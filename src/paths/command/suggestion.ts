/** Number of single letters to change, add or drop (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] as number) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] as number) + 1, (next[column - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

const mostSuggestions = 3;
const mostListed = 20;

/** One line for a name nobody knows: what was meant, or what there is. */
export function unknownName(kind: string, given: string, known: readonly string[]): string {
  const typed = given.toLowerCase();
  const near = known
    .map((name) => {
      const ends = [name, name.slice(name.lastIndexOf('.') + 1)].map((end) => end.toLowerCase());
      return { name, away: name.includes(given) ? 1 : Math.min(...ends.map((end) => distance(typed, end))) };
    })
    .filter(({ away }) => away <= Math.max(1, Math.floor(given.length / 3)))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, mostSuggestions)
    .map(({ name }) => `'${name}'`);
  const hint =
    near.length > 0
      ? `did you mean ${near.join(' or ')}?`
      : `there is ${known.slice(0, mostListed).join(', ')}${known.length > mostListed ? ', …' : ''}`;
  return `unknown ${kind} '${given}': ${hint}`;
}
