/** What can be shown as a second factor: a code of an app, one of the kept recovery codes, a code that was mailed. */
export const secondFactorWays = ['app', 'recovery', 'mail'] as const;
export type SecondFactorWay = (typeof secondFactorWays)[number];

/** The second factor can be shown this long after the password. */
export const secondFactorMs = 10 * 60_000;
/** So many wrong codes end the attempt (R10). */
export const mostWrongCodes = 5;
