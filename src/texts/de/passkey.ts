/** Signing in with a passkey. */
export const passkey = {
  title: 'Passkey',
  hint: 'Bestätigen Sie mit Finger, Gesicht oder PIN an Ihrem Gerät. Einen Code brauchen Sie dann nicht.',
  withoutPassword: 'Ohne Passwort anmelden',
  withoutPasswordHint:
    'Haben Sie einen Passkey eingerichtet? Dann genügen Finger, Gesicht oder PIN an Ihrem Gerät.',
  use: 'Mit Passkey anmelden',
  useForDeed: 'Mit Passkey bestätigen',
  checking: 'Wird geprüft …',
  asking: 'Bitte bestätigen Sie jetzt an Ihrem Gerät.',
  cancelled: 'Es wurde nichts bestätigt. Sie können es noch einmal versuchen oder anders weitergehen.',
  unsupported: {
    signIn:
      'Dieser Browser oder dieses Gerät kann hier keine Passkeys. Bitte melden Sie sich mit Ihrem Passwort an.',
    secondFactor: 'Dieser Browser oder dieses Gerät kann hier keine Passkeys. Bitte nehmen Sie einen Code.',
  },
  signInAgain: 'Zur Anmeldung',
  problems: {
    noAnswer:
      'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    down: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    error: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
};
