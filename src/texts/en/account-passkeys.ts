export const accountPasskeys: typeof import('../de/account-passkeys.ts').accountPasskeys = {
  title: 'Passkeys',
  intro:
    'With a passkey you sign in without a password: finger, face or PIN at your device is enough. Beside the password it stands for the code.',
  none: 'You have no passkey yet.',
  list: 'Your passkeys',
  isBackedUp: 'On other devices, too',
  setUpIn: (p) =>
    `Set up on ${p.at}${p.browser === '' ? '' : ` with ${p.browser}`}${p.network === '' ? '' : ` (network ${p.network})`}`,
  usedAt: (p) => `Last used on ${p.at}`,
  neverUsed: 'Not used yet',
  isSuspended: 'Only after the password',
  suspendedHint:
    'Your password was changed. Show this passkey once after the password at your next sign-in, in a browser that is not trusted; then it is enough by itself again. If you do not know it, please remove it.',
  rename: 'Rename',
  renameOf: (p) => `Rename ${p.name}`,
  renaming: 'Saving …',
  saveName: 'Save name',
  name: 'Name',
  remove: 'Remove',
  removeOf: (p) => `Remove ${p.name}`,
  removing: 'Removing …',
  removeHint:
    'Nobody can sign in with this passkey then, and all other devices are signed out. Please delete it on the device itself, too.',
  removeLastHint: 'The password is enough to sign in then.',
  add: 'Set up a passkey',
  goOn: 'Go on with the device',
  adding: 'Checking …',
  newName: 'Name of the passkey',
  newNameHint: 'For example “My phone”. Without a name it is called like this browser.',
  enough: (p) =>
    `More than ${p.most} passkeys are not possible. Remove one first that you do not need any more.`,
  asking: 'Please confirm at your device now. The browser shows you how.',
  saving: 'The passkey is being saved …',
  changed: 'Saved.',
  cancelled: 'Nothing was confirmed; no passkey has been added.',
  known: 'This device has a passkey for your account already.',
  unsupported: 'This browser or this device has no passkeys here.',
  codesLeft: (p) =>
    `${p.count === 1 ? 'One recovery code is' : `${p.count} recovery codes are`} left, in case you lose a device.`,
};
