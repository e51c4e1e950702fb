/** Where somebody who has given the right password shows the second factor. */
export const secondFactorPath = '/login/second-factor';
