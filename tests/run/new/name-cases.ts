/** A name as files have it, and as code and titles spell it. */
export interface NameCases {
  /** `priceAlert`. */
  readonly camel: string;
  /** `PriceAlert`. */
  readonly pascal: string;
}

/**
 * The spellings of a name such as `price-alert`.
 * @throws Error when the name is not kebab-case.
 */
export function casesOf(name: string): NameCases {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new Error(`A name is kebab-case, such as price-alert; '${name}' is not.`);
  const camel = name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  return { camel, pascal: camel.charAt(0).toUpperCase() + camel.slice(1) };
}
