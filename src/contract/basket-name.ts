/** Longest name of a basket that is kept for later. */
export const longestBasketName = 60;
