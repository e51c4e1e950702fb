export const passkey: typeof import('../de/passkey.ts').passkey = {
  title: 'Passkey',
  hint: 'Confirm by finger, face or PIN at your device. You need no code then.',
  withoutPassword: 'Sign in without a password',
  withoutPasswordHint: 'Have you set up a passkey? Then finger, face or PIN at your device is enough.',
  use: 'Sign in with a passkey',
  useForDeed: 'Confirm with a passkey',
  checking: 'Checking …',
  asking: 'Please confirm at your device now.',
  cancelled: 'Nothing was confirmed. You can try again or go on another way.',
  unsupported: {
    signIn: 'This browser or this device has no passkeys here. Please sign in with your password.',
    secondFactor: 'This browser or this device has no passkeys here. Please use a code.',
  },
  signInAgain: 'To the sign-in',
  problems: {
    noAnswer: 'The server does not answer. Please check your connection and try again.',
    down: 'The shop cannot be reached right now. Please try again in a few minutes.',
    error: 'That did not work. Please try again.',
  },
};
