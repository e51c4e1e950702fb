/** Most characters that a list of an account is searched for. */
export const longestTableSearch = 80;

/** The last page of a list that can be asked for. */
export const mostTablePages = 1000;

/** The page of a list that an address asks for; the first one where it asks for none there can be. */
export function tablePageIn(address: string): number {
  const asked = Number(new URL(address).searchParams.get('page') ?? '1');
  return Number.isInteger(asked) && asked >= 1 && asked <= mostTablePages ? asked : 1;
}
