import type { OwnDevice } from '#contract/own-devices.ts';
import type { Texts } from '#texts/texts.ts';

/** Where a device stands and what is noted of it, in a line; empty where nothing is. */
export const placeOf = (
  { room, costCenter, note }: Pick<OwnDevice, 'room' | 'costCenter' | 'note'>,
  words: Texts['ownDevices'],
): string =>
  [room, costCenter === '' ? '' : words.costCenterOf({ number: costCenter }), note]
    .filter((fact) => fact !== '')
    .join(' · ');
