interface Onlooker {
  /** Works for the shop. */
  readonly isBackendUser: boolean;
  readonly mayOrder: boolean;
}

/** Whether tiles only show: to who works for the shop and may not order (S6-11, docs/decisions/0136). */
export const isAdminMode = ({ isBackendUser, mayOrder }: Onlooker): boolean => isBackendUser && !mayOrder;
