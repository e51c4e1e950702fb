export const accountPassword: typeof import('../de/account-password.ts').accountPassword = {
  title: 'Password and sign-in',
  change: 'Change password',
  currentPassword: 'Current password',
  password: 'New password',
  passwordHint:
    'For example several words that have nothing to do with each other. Capital letters, digits and signs are possible, but not needed.',
  passwordAgain: 'Repeat new password',
  showPasswords: 'Show passwords',
  effect: 'When you change the password, all other browsers and devices are signed out.',
  save: 'Change password',
  saving: 'Changing …',
  saved:
    'Your password is changed. All other browsers and devices are signed out; we have sent you an e-mail about it.',
  again: 'Change once more',
  secondFactor: 'Signing in with two factors',
  factorOff:
    'Your password is enough to sign in. With a code of an authenticator app nobody gets in who only knows your password.',
  factorIsPasskey:
    'Whoever signs in by the password needs a passkey or a code by e-mail besides. An authenticator app is a further way.',
  newCodesHint:
    'Setting it up gives you new recovery codes. Those you have already are not valid any more then.',
  setUp: 'Set up',
  beginning: 'Checking …',
  scan: 'Open your authenticator app and read this QR code with it.',
  drawing: 'QR code for the authenticator app',
  typeSecret: 'Or type the secret:',
  appCode: 'Code of the app',
  appCodeHint: 'Six digits that stand in the app now.',
  confirm: 'Turn on',
  confirming: 'Checking …',
  cancel: 'Cancel',
  factorIsOn: 'You see these recovery codes only now.',
  keepCodes:
    'Each code stands in for app or passkey once, should you lose the device. Print them, or keep them otherwise, but not on the same device.',
  codesReplaced: 'The codes from before are not valid any more.',
  recoveryCodes: 'Recovery codes',
  print: 'Print',
  kept: 'I have kept them',
  factorOn: (p) =>
    `You need your password and a code to sign in. ${p.count === 1 ? 'One recovery code is' : `${p.count} recovery codes are`} left.`,
  renewCodes: 'New recovery codes',
  renewHint: 'The ones from before are not valid any more then.',
  renew: 'Show new codes',
  renewing: 'Checking …',
  turnOff: 'Turn off',
  turnOffHint: 'The password is enough to sign in again after that.',
  turnOffToPasskeyHint: 'After the password we will still ask for a passkey or a code by e-mail.',
  turningOff: 'Turning off …',
  sessions: 'Where you are signed in',
  thisSession: 'This browser',
  otherSession: 'Another browser',
  signedInAt: (p) => `Signed in since ${p.at}`,
  lastSeenAt: (p) => `last used ${p.at}`,
  onlyHere: 'You are signed in with this browser only.',
  endOthers: 'Sign out everywhere else',
  ending: 'Signing out …',
  othersEnded: 'All other browsers are signed out.',
  browsers: 'Browsers your account knows',
  browsersHint:
    'You have signed in with these browsers before. Nobody who guesses passwords elsewhere slows you down here. Remove a browser that is not yours or was lost; whoever is still signed in there is signed out.',
  seenAt: (p) => `Last signed in ${p.at}`,
  isSignedIn: 'Signed in',
  noBrowser: 'Your account knows no browser at the moment. The next sign-in adds it.',
  isTrusted: 'Without second factor',
  browserIn: (p) => {
    const networks = [
      ...(p.network === '' ? [] : [`first in the network ${p.network}`]),
      ...(p.lastNetwork === '' || p.lastNetwork === p.network
        ? []
        : [`last in the network ${p.lastNetwork}`]),
    ];
    return networks.length === 0 ? p.name : `${p.name} (${networks.join(', ')})`;
  },
  knownSince: (p) => `Known since ${p.at}`,
  removeBrowser: 'Remove',
  removeBrowserOf: (p) => `Remove the browser last signed in ${p.at}`,
  removeAll: 'Remove all',
  removing: 'Removing …',
  browserRemoved: 'Removed.',
};
