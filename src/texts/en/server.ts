export const server: typeof import('../de/server.ts').server = {
  sessionEnded: 'Your session has ended. Please sign in again.',
  loginFailed: 'The e-mail address or the password is wrong.',
  loginNotAllowed: 'Login is not allowed at the moment. Please try it later.',
  wayInInvalid: 'This link is no longer valid. Please sign in with your password.',
  passwordWrong: 'This is not your current password.',
  passwordLater: 'A wrong password was entered too often. Please try again in a quarter of an hour.',
  passwordMail: {
    subject: 'Your password was changed',
    greeting: 'Hello,',
    changed: (p) => `the password of your customer account was changed (${p.at}).`,
    signedOut: 'All other browsers and devices are signed out by that. Sign in there with the new password.',
    notYou: (p) =>
      `Was it not you? Then please call us at once (${p.phone}) or write to ${p.email}: we close the access and help you on.`,
  },
  wayInMail: {
    subject: 'Confirm your sign-in',
    greeting: 'Hello,',
    reason:
      'a wrong password was entered for your customer account many times lately. To protect you, we let sign-ins from unknown devices through only slowly right now.',
    how: 'If you want to sign in yourself, open this link in the browser you sign in with and press "Confirm sign-in" there:',
    link: 'Confirm sign-in',
    limits:
      'The link is valid for 15 minutes and once only. It does not sign you in: you need your password afterwards as always. Do not pass the link on.',
    notYou: 'If you do not want to sign in, there is nothing to do.',
  },
  modeNotAllowed: 'This view is not available at the moment.',
  failures: {
    400: 'The request could not be processed.',
    403: 'You are not allowed to access this page.',
    404: 'Nothing was found here.',
    413: 'The request is too large.',
    415: 'This format is not accepted.',
    419: 'The page is no longer valid. Please reload it.',
    429: 'That were too many requests. Please wait a moment.',
    500: 'Something went wrong. Please try again later.',
    502: 'The shop cannot be reached at the moment. Please try again later.',
    503: 'The shop cannot be reached at the moment. Please try again in a few minutes.',
  },
  tooManyItems: (parameters) => `At most ${parameters.maximum} positions at once.`,
  requestNumber: (parameters) => `Reference: ${parameters.requestId}`,
};
