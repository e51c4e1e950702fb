/** Sentences of the page about cookies. */
export const cookies: typeof import('../de/cookies.ts').cookies = {
  cookieConfigTitle: 'Cookie settings',
  cookieConfigIntro: 'Here you see what the shop stores on your device, and you can change your decision.',
  cookieConsentGiven: 'You agreed to usage measurement.',
  cookieConsentDeclined: 'You declined usage measurement.',
  cookieConsentOpen: 'You have not decided yet.',
  cookieReset: 'Reset decision',
  cookieName: 'Name',
  cookiePurpose: 'Purpose',
  cookieLifetime: 'Lifetime',
  cookieKind: 'Kind',
  cookieNecessary: 'necessary',
  cookieOptional: 'only with consent',
};
