/**
 * What was typed into the forms of a visit and not yet saved. It outlives a step, so that going back or an ended session
 * loses nothing; it is not state of the checkout and draws nothing.
 */
export interface CheckoutDrafts {
  guestEmail: string | null;
  addresses: FormData | null;
  methods: FormData | null;
  comment: string | null;
}

export const noDrafts = (): CheckoutDrafts => ({
  guestEmail: null,
  addresses: null,
  methods: null,
  comment: null,
});

/** Text of a field in a form's data; `otherwise` when it is not there. */
export function textIn(form: FormData | null, name: string, otherwise = ''): string {
  const value = form?.get(name) ?? null;
  return typeof value === 'string' ? value : otherwise;
}
