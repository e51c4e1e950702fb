/** Where a new password is asked for (S2.1-05). */
export const passwordRequestPath = '/password/request';

/** What the link of the mail names, as a route; whose password it is and the token (S2.1-06). */
export const passwordResetRoute = '/password/reset/:resetUsername/:token';

/** The link of the mail. */
export const passwordResetPath = (resetUsername: string, token: string): string =>
  `/password/reset/${encodeURIComponent(resetUsername)}/${encodeURIComponent(token)}`;
