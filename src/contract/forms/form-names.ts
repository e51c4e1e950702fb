/** Forms of those who manage a firm or run the shop: their rules and calls come together, with the first of them. */
export type AdminFormName =
  | 'cost-center'
  | 'cost-center-people'
  | 'cost-center-removal'
  | 'cost-center-need'
  | 'budget'
  | 'budget-amount'
  | 'budget-owners'
  | 'budget-removal'
  | 'firm-invitation'
  | 'firm-invitation-again'
  | 'firm-invitation-withdrawal'
  | 'firm-member'
  | 'firm-member-deactivation'
  | 'firm-member-reactivation'
  | 'firm-address'
  | 'firm-address-removal'
  | 'user-address'
  | 'user-address-removal'
  | 'registration-approval'
  | 'registration-refusal';

/** Forms of who is signed in: the list of them comes with the first. */
export type CustomerFormName =
  | 'person'
  | 'account-erasure'
  | 'bank-account'
  | 'bank-account-removal'
  | 'password-change'
  | 'browser-removal'
  | 'sessions-end'
  | 'second-factor-begin'
  | 'second-factor-confirm'
  | 'second-factor-codes'
  | 'second-factor-end'
  | 'shopping-list'
  | 'shopping-list-removal'
  | 'list-share'
  | 'dealer-list-copy'
  | 'list-position'
  | 'list-position-removal'
  | 'list-missing-removal'
  | 'release-answer'
  | 'release-withdrawal'
  | 'order-join';

/** Every form of the shop. */
export type FormName =
  | AdminFormName
  | CustomerFormName
  | 'order-lookup'
  | 'stock-notice'
  | 'login'
  | 'guest'
  | 'addresses'
  | 'methods'
  | 'address'
  | 'address-default'
  | 'address-removal'
  | 'password-request'
  | 'password-reset'
  | 'joining'
  | 'registration'
  | 'registration-confirm'
  | 'second-factor'
  | 'position-cost-center'
  | 'free-article'
  | 'list-adding';
