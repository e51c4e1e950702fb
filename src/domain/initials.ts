/** Where everything stands that begins with no letter. */
const noLetter = '0–9';

/** Letter something stands under from A to Z, without its marks: `Ö` as `O`. */
function initialOf(name: string): string {
  const letter = name.normalize('NFD').slice(0, 1).toUpperCase();
  return /[A-Z]/.test(letter) ? letter : noLetter;
}

/** Letters that things by name begin with, each once, in the order of the things. */
export const initialsOf = (things: readonly { readonly name: string }[]): string[] => [
  ...new Set(things.map(({ name }) => initialOf(name))),
];
