/**
 * SQL of what a person of an alias is called: by the name, who has given none by the mail address.
 *
 * @param otherwise SQL of what is said where nobody stands there, e.g. of who was deleted
 */
export const personName = (alias: string, otherwise?: string): string =>
  `coalesce(nullif(trim(${alias}.firstname || ' ' || ${alias}.lastname), ''), ${alias}.email${
    otherwise === undefined ? '' : `, ${otherwise}`
  })`;
