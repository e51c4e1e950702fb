import type { FormFields } from '../form-fields.ts';

/** What is noted of a device. */
export const ownDeviceFields = {
  room: { kind: 'line', longest: 80 },
  costCenter: { kind: 'line', longest: 40 },
  note: { kind: 'line', longest: 200 },
} as const satisfies FormFields;

/** Models, one a line, with room and cost center behind them. */
export const deviceImportFields = {
  lines: { kind: 'text', longest: 20_000, whenEmpty: 'modelsMissing' },
} as const satisfies FormFields;

/** Name of the tick that asks for what own orders say. */
export const forecastTick = 'areShown';
