/** Where somebody asks for an account (S2.1-04). */
export const registrationPath = '/register';

/** What the link of the mail names, as a route. */
export const registrationConfirmRoute = '/register/confirm/:token';

/** The link of the mail. */
export const registrationConfirmPath = (token: string): string =>
  `${registrationPath}/confirm/${encodeURIComponent(token)}`;
