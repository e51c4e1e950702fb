/** Ratings that wait for a look of the shop's staff; views read it before anything is asked, so it stands beside the calls. */
export const waitingRatingsPath = '/ratings';
/** Those that are shown. */
export const shownRatingsPath = '/ratings/shown';
