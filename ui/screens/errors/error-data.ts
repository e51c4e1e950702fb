/** Where somebody may have meant to go whose address was not found. */
export interface WayOn {
  readonly name: string;
  readonly path: string;
}

/** The page shown for a status: a known code, a number without a page of its own, or the approval notice. */
export interface ErrorData {
  readonly code: number | 'notApproved';
}
