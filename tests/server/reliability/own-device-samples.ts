import { ownDeviceEndpoints } from '#contract/own-devices.ts';
import { body, query } from './sample.ts';
import type { Sample, Situation } from './sample.ts';

/** Of the demo catalogue; a shop without it gets one of that name. */
const printer = 'hp-laserjet-pro-m404dn';

/** An open line of the visitor's; those of before go, so that there is room for it. */
async function openLine({ visitor }: Situation): Promise<number> {
  await visitor.ask(ownDeviceEndpoints.removeOpen);
  await visitor.ask(ownDeviceEndpoints.import, { body: { lines: 'Faxgerät im Keller' } });
  return (await visitor.ask(ownDeviceEndpoints.list)).open[0]?.id ?? 0;
}

const ofLine =
  (more: Readonly<Record<string, unknown>> = {}) =>
  async (situation: Situation): Promise<Sample> => ({ body: { id: await openLine(situation), ...more } });

/** A request each that is accepted, for the calls of own devices. */
export const ownDeviceSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'ownDevice.list': query({ page: 1 }),
  'ownDevice.add': body({ printers: [printer] }),
  'ownDevice.import': body({ lines: 'Faxgerät im Keller;Empfang' }),
  'ownDevice.choose': ofLine({ printer }),
  'ownDevice.update': ofLine({ room: 'Empfang', costCenter: '', note: 'leise' }),
  'ownDevice.remove': ofLine(),
  'ownDevice.removeOpen': async () => ({}),
  'ownDevice.showForecasts': body({ areShown: false }),
};
