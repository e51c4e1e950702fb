/** What every call to `/rest` says of itself (S7-02); nothing of it tells who calls. */
export const jsonHeaders = {
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
} as const;

/** Carries the CSRF token of a changing call. */
export const tokenHeader = 'X-CSRF-TOKEN';
