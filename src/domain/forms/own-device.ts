import { formSchema } from '#contract/form-schema.ts';
import { deviceImportFields, ownDeviceFields } from '#contract/forms/own-device.ts';

export const ownDeviceForm = formSchema(ownDeviceFields);
export const deviceImportForm = formSchema(deviceImportFields);
