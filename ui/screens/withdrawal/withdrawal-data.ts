/** What the page of a withdrawal is filled in with. */
export interface WithdrawalData {
  /** Empty where the address names none. */
  readonly orderNumber: string;
  /** Who placed that order; null where nobody here may read it. */
  readonly buyer: { readonly fullName: string; readonly email: string } | null;
}
