/** What an address of the shop searches for; empty when it searches nothing (S2.11). */
export const searchIn = (path: string): string =>
  new URLSearchParams(path.split('?')[1] ?? '').get('search') ?? '';
