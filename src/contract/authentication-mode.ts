/** What the one view of signing in shows; its route says which (S2.1-01). */
export type AuthenticationMode =
  'login' | 'logout' | 'register' | 'confirm' | 'invitation' | 'passwordRequest' | 'passwordReset';
