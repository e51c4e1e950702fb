/** How many characters that count a password needs for each strength from 0 to 4 (`minPasswordStrength`, S5-07). */
const charactersFor = [0, 6, 8, 10, 14] as const;

/** Words every list of stolen passwords is full of; each counts as one character, as the person's own words do. */
const knownWords = [
  'passwort',
  'password',
  'kennwort',
  'geheim',
  'hallo',
  'willkommen',
  'welcome',
  'iloveyou',
  'schatz',
  'sommer',
  'winter',
  'fussball',
  'admin',
  'kontor',
  'qwertz',
  'qwerty',
  'asdfgh',
  'asdf',
  'yxcvbn',
] as const;

const shortestOwnWord = 3;
/** Stands for a word that was recognised. */
const oneCharacter = '\u0000';

/** Who a password belongs to: what others know of them is the first thing that is guessed. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
}

/** The words of a person that guess nothing away: parts of mail address, name and firm. */
export const ownWordsOf = ({ email, firstname, lastname, company }: PasswordOwner): string[] =>
  [email, firstname, lastname, company]
    .flatMap((part) => part.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= shortestOwnWord);

/** Whether a character goes on with what the two before it began: `aaa`, `123`, `cba`. */
function goesOn(codes: readonly number[], index: number): boolean {
  const step = (at: number): number => (codes[at] ?? 0) - (codes[at - 1] ?? 0);
  return index >= 2 && Math.abs(step(index)) <= 1 && step(index) === step(index - 1);
}

function countedCharacters(password: string, ownWords: readonly string[]): number {
  const words = [...knownWords, ...ownWords]
    .filter((word) => word !== '')
    .toSorted((left, right) => right.length - left.length);
  const plain = words.reduce(
    (rest, word) => rest.replaceAll(word, oneCharacter),
    password.normalize('NFC').toLowerCase(),
  );
  const codes = [...plain].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.filter((_code, index) => !goesOn(codes, index)).length;
}

/**
 * How hard a password is to guess, from 0 to 4: by its characters, without what everybody tries first. Whoever brings a library
 * that knows more changes this function alone.
 *
 * @param ownWords lower-case words of the person, by `ownWordsOf`
 */
export function passwordStrength(password: string, ownWords: readonly string[]): number {
  const counted = countedCharacters(password, ownWords);
  return charactersFor.findLastIndex((fewest) => counted >= fewest);
}

/** The fewest characters with which a password can be as strong as wanted. */
export const fewestCharactersFor = (strength: number): number =>
  charactersFor[Math.min(Math.max(Math.ceil(strength), 0), charactersFor.length - 1)] ?? 0;
