/** The account of whoever is signed in (S2.3). */
export const accountPath = '/my/account';
/** Who they are, and the account they pay direct debits from (S2.3-06). */
export const accountPersonPath = '/my/data';
/** Password, sessions and known browsers (S2.3-07). */
export const accountPasswordPath = '/my/password';

/** Where a kept address is changed, or a new one is typed; the part of the address says which. */
export const addressParameter = 'address';
export const newAddress = 'new';
export const addressPath = (id: number | typeof newAddress): string =>
  `${accountPath}?${addressParameter}=${id}`;

/** Budgets that own orders count in (S2.3). */
export const ownBudgetsPath = '/my/budgets';

/** Articles of own orders; the second address is the one that reminders to order again lead to (S2.3). */
export const boughtArticlesPath = '/my/articles';
export const orderAgainPath = '/my/order_again';

/** Where whoever has had the account erased is told so, once, by the tab in which it happened. */
export const erasedPath = '/logout';
