/** So many passkeys a person has at most. */
export const mostPasskeys = 10;
/** Longest name of a passkey. */
export const longestPasskeyName = 60;
