const separators = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u2212._/\\,;:()[\]#*'"-]+/g;

/** The form in which article numbers are compared: capitals, without spaces, hyphens, dots and other separators. */
export function normaliseArticleNumber(typed: string): string {
  return typed.normalize('NFKC').replace(separators, '').toUpperCase();
}

const shortestNumber = 2;
const longestNumber = 40;

/** Whether a search term can be an article number: letters and digits with at least one digit. */
export function isNumberLike(typed: string): boolean {
  const number = normaliseArticleNumber(typed);
  return (
    number.length >= shortestNumber &&
    number.length <= longestNumber &&
    /\d/.test(number) &&
    /^[\p{L}\d+]+$/u.test(number)
  );
}
