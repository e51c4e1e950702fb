/** What stands before the name of a list in its address. */
const above = '/shop/';

/**
 * The name of a list, by which the back end is asked for it: its address without `/shop/`; empty for the whole shop, and
 * `marketing` for `/shop-marketing`.
 *
 * @param pathname of an address, or the path of a route
 */
export const listNameOf = (pathname: string): string => pathname.slice(above.length).replace(/\/$/, '');
