/** The devices of whoever is signed in, or of the browser (S2.3). */
export const ownDevicesPath = '/my/devices';
