export const passwordReset: typeof import('../de/password-reset.ts').passwordReset = {
  requestTitle: 'Request a new password',
  requestIntro:
    'Enter the e-mail address of your customer account. We send you a link with which you set a new password.',
  requestError: 'Error on Password Request',
  request: 'Request the link',
  requesting: 'Requesting …',
  requested: (p) =>
    `If there is a customer account for ${p.email}, the e-mail with the link is on its way now. Please look into the spam folder, too.`,
  email: 'E-mail address',
  toLogin: 'Sign in',
  resetTitle: 'Set a new password',
  resetIntro: (p) =>
    `For the customer account ${p.email}. All browsers and devices are signed out afterwards.`,
  resetError: 'Error on Password Reset',
  password: 'New password',
  passwordAgain: 'Repeat the new password',
  passwordHint:
    'For example several words that have nothing to do with each other. Capital letters, digits and signs are possible, but not needed.',
  showPasswords: 'Show passwords',
  reset: 'Set the password',
  resetting: 'Setting …',
  isReset: 'Your new password is valid. Sign in with it now.',
  overTitle: 'This link is no longer valid',
  over: 'Each link is good for an hour, only once, and only the newest one.',
  overHint:
    'Please request a new one. If you have set a new password with this one already, please sign in with that.',
  requestAgain: 'Request a new link',
  notAllowed: 'A new password cannot be requested here. Please contact us.',
  needsScript: 'JavaScript is needed for this.',
  problems: {
    noAnswer: 'The server does not answer. Please check your connection and try again.',
    down: 'The shop cannot be reached right now. Please try again in a few minutes.',
    error: 'That did not work. Please try again.',
  },
};
