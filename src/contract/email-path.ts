/** What the link of the mail to a new address names, as a route. */
export const emailConfirmRoute = '/my/email/confirm/:token';

/** The link of the mail. */
export const emailConfirmPath = (token: string): string => `/my/email/confirm/${encodeURIComponent(token)}`;
