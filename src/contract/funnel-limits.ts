/** Different transitions and minutes one batch may hold. */
export const largestBatch = 200;

/** What one batch may tell of one transition within one minute. */
export const mostPerMinute = 1000;
