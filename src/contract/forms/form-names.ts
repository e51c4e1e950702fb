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
  | 'release-withdrawal';
