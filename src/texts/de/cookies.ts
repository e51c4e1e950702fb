/** Sentences of the page about cookies. */
export const cookies = {
  cookieConfigTitle: 'Cookie-Einstellungen',
  cookieConfigIntro:
    'Hier sehen Sie, was der Shop auf Ihrem Gerät speichert, und können Ihre Entscheidung ändern.',
  cookieConsentGiven: 'Sie haben der Nutzungsmessung zugestimmt.',
  cookieConsentDeclined: 'Sie haben die Nutzungsmessung abgelehnt.',
  cookieConsentOpen: 'Sie haben noch nicht entschieden.',
  cookieReset: 'Entscheidung zurücksetzen',
  cookieName: 'Name',
  cookiePurpose: 'Zweck',
  cookieLifetime: 'Dauer',
  cookieKind: 'Art',
  cookieNecessary: 'notwendig',
  cookieOptional: 'nur mit Zustimmung',
};
