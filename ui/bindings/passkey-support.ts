import { useSyncExternalStore } from 'react';

/** A passkey belongs to a name: at an address of numbers browsers make and show none. */
const unnamed = /^[\d.]+$|^\[/;

const arePossible = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !unnamed.test(location.hostname);

const neverChanges = () => () => undefined;

/** Whether this browser makes and shows passkeys at this address; null in the HTML, which is the same for every browser. */
export const usePasskeySupport = (): boolean | null =>
  useSyncExternalStore(neverChanges, arePossible, () => null);
