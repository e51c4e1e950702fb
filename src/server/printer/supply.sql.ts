/** SQL of whether the article of an alias prints in a colour. */
export const givesColour = (alias: string): string =>
  `${alias}.kind in ('ink', 'bottle', 'toner', 'ribbon') and ${alias}.basisfarbe is not null`;
