/**
 * What became of asking an authenticator: it answered, nobody confirmed it, this browser cannot ask one here, or it holds a passkey of
 * the account already.
 */
export type AuthenticatorOutcome<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'cancelled' | 'unsupported' | 'known' };
