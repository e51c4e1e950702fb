/** First part of what a machine's files export: `shopMode` of `shop-mode`. */
export const exportedName = (machine: string): string =>
  machine.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
