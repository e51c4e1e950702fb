/** Name of the hidden field with what is stored as whoever types has read it; a change of something else is not saved over it. */
export const seenField = 'seen';
