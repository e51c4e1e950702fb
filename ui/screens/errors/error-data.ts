/** The page shown for a status: a known code, a number without a page of its own, or the approval notice. */
export interface ErrorData {
  readonly code: number | 'notApproved';
}
