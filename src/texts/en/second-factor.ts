export const secondFactor: typeof import('../de/second-factor.ts').secondFactor = {
  title: 'Second factor',
  intro: 'Your password is right. A code is still missing to sign you in.',
  introWithPasskey: 'Your password is right. Your passkey or a code is still missing to sign you in.',
  ways: { app: 'Code of the app', recovery: 'Recovery code', mail: 'Code by e-mail' },
  labels: { app: 'Code', recovery: 'Recovery code', mail: 'Code of the e-mail' },
  hints: {
    app: 'Six digits of your authenticator app.',
    recovery: 'One of the codes you kept when you set this up. Each is valid once.',
    mail: 'Six digits of our e-mail.',
  },
  otherWays: 'Other ways',
  somebodyElse: 'Sign in as somebody else',
  trust: 'Trust this browser',
  trustHint:
    'For 30 days the password is enough here. Tick only if nobody else uses this browser; you can remove it under "Password and sign-in".',
  submit: 'Sign in',
  verifying: 'Checking …',
  errorTitle: 'Error on Login',
  mail: 'Send a code',
  mailAgain: 'Send it again',
  mailing: 'Sending …',
  mailHint: (p) => `We can send a code to ${p.email}.`,
  mailed: (p) => `The code is on its way to ${p.email}. Please look into the spam folder, too.`,
  mailErrorTitle: 'No new code was sent',
  needsScript: 'JavaScript is needed for signing in and ordering.',
  ends: {
    locked: {
      title: 'Too many wrong codes',
      text: 'Please wait ten minutes and sign in again. After very many in one day, you can go on the next day.',
    },
    over: {
      title: 'This sign-in has run out',
      text: 'There are ten minutes for the code after the password. Please enter your password again.',
    },
    passed: { title: 'You are signed in', text: 'It goes on in a moment.' },
  },
  signInAgain: 'Sign in',
  deed: {
    intro: 'Your password is right. For this step we still need a code.',
    introWithPasskey: 'Your password is right. For this step we still need your passkey or a code.',
    afterwards: 'Then you come back and have ten minutes. You enter your password there once more.',
    submit: 'Confirm',
    errorTitle: 'That did not work',
    ends: {
      locked: {
        title: 'Too many wrong codes',
        text: 'Please wait ten minutes and try again. After very many in one day, you can go on the next day.',
      },
      over: {
        title: 'The time for the code has run out',
        text: 'There are ten minutes for the code after the password. Please begin again.',
      },
      passed: { title: 'Thank you', text: 'It goes on in a moment.' },
    },
    signInAgain: 'To your account',
  },
  goOn: 'Go on',
  problems: {
    noAnswer: 'The server does not answer. Please check your connection and try again.',
    down: 'The shop cannot be reached right now. Please try again in a few minutes.',
    error: 'That did not work. Please try again.',
  },
};
