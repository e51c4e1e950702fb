import { faultsIn } from '#contract/form-schema.ts';
import type { TypedValues } from '#contract/form-fields.ts';
import { forecastTick } from '#contract/forms/own-device.ts';
import { ownDeviceEndpoints } from '#contract/own-devices.ts';
import { deviceImportForm, ownDeviceForm } from '#domain/forms/own-device.ts';
import { ask } from '../ask.ts';
import { showAfresh, tell, type LiveForm } from './live-form.ts';

const idIn = (given: TypedValues): number => Number(given['id']);
const noFaults = () => ({});

/** Keeps what is noted of a device. */
export const ownDevice: LiveForm = {
  faultsIn: ({ values }) => faultsIn(ownDeviceForm, values),
  send: async ({ input: { given, values }, signal }, takers) => {
    const { room = '', costCenter = '', note = '' } = values;
    const body = { id: idIn(given), room, costCenter, note };
    await ask(takers.call, ownDeviceEndpoints.update, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Takes printers over by the last parts of their addresses, which the view gives. */
export const ownDeviceAdding: LiveForm = {
  faultsIn: noFaults,
  send: async ({ input: { given }, signal }, takers) => {
    const body = { printers: (given['printers'] ?? '').split(' ') };
    await ask(takers.call, ownDeviceEndpoints.add, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Keeps a device for each pasted line, and says how many are open. */
export const ownDeviceImport: LiveForm = {
  faultsIn: ({ values }) => faultsIn(deviceImportForm, values),
  send: async ({ input: { values }, signal }, takers) => {
    const body = { lines: values['lines'] ?? '' };
    const options = { signal, suppressErrors: true };
    const { message, open } = await ask(takers.call, ownDeviceEndpoints.import, { body }, options);
    tell(takers, {
      kind: open === 0 ? 'success' : 'warning',
      message: { kind: 'markup', markup: message },
      outlivesPage: true,
    });
    showAfresh(takers);
  },
};

/** Says which printer an open line means: the button that was pressed. */
export const ownDeviceChoice: LiveForm = {
  faultsIn: noFaults,
  send: async ({ input: { given, values }, signal }, takers) => {
    const body = { id: idIn(given), printer: values['printer'] ?? '' };
    await ask(takers.call, ownDeviceEndpoints.choose, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Removes a device, or drops a line that is open. */
export const ownDeviceRemoval: LiveForm = {
  faultsIn: noFaults,
  send: async ({ input: { given }, signal }, takers) => {
    const body = { id: idIn(given) };
    await ask(takers.call, ownDeviceEndpoints.remove, { body }, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Drops all lines that are open. */
export const ownDeviceOpenRemoval: LiveForm = {
  faultsIn: noFaults,
  send: async ({ signal }, takers) => {
    await ask(takers.call, ownDeviceEndpoints.removeOpen, {}, { signal, suppressErrors: true });
    showAfresh(takers);
  },
};

/** Asks for what own orders say about devices, or not any more. */
export const ownDeviceForecasts: LiveForm = {
  faultsIn: noFaults,
  send: async ({ input: { values }, signal }, takers) => {
    const body = { areShown: forecastTick in values };
    const options = { signal, suppressErrors: true };
    await ask(takers.call, ownDeviceEndpoints.showForecasts, { body }, options);
    showAfresh(takers);
  },
};
