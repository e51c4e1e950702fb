/** Letters and digits in a row that an IBAN has at least. */
const iban = /(?:^|[^a-z0-9])[a-z]{2}\d{2}(?:[\s.-]*[a-z0-9]){11,}/i;
/** Digits that numbers of people, orders and telephones have at least, however they are grouped. */
const longNumber = /\d(?:[\s./()+-]*\d){6,}/;

/** Whether words of a search look like something that belongs to one person: a mail address, an IBAN, a long number. */
export const looksPersonal = (term: string): boolean =>
  term.includes('@') || iban.test(term) || longNumber.test(term);
