/** Every form of the shop. */
export type FormName =
  | 'order-lookup'
  | 'stock-notice'
  | 'login'
  | 'guest'
  | 'addresses'
  | 'methods'
  | 'address'
  | 'address-default'
  | 'address-removal'
  | 'release-answer'
  | 'release-withdrawal'
  | 'person'
  | 'bank-account'
  | 'bank-account-removal'
  | 'password-change'
  | 'browser-removal'
  | 'sessions-end';
