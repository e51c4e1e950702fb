/** Most characters that a list of an account is searched for. */
export const longestTableSearch = 80;

/** The last page of a list that can be asked for. */
export const mostTablePages = 1000;
