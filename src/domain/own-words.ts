const shortestOwnWord = 3;

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
