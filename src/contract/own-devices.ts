import * as z from 'zod/mini';
import { CostCenterOption } from './basket.ts';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { deviceImportFields, ownDeviceFields } from './forms/own-device.ts';
import { Printer, PrinterSupply } from './printer.ts';
import { mostTablePages } from './table-bounds.ts';
import { Slug } from './text.ts';

/** How many devices a person may have, and how many a firm, pasted lines nobody has chosen a printer for among them. */
export const mostDevices = { person: 50, firm: 500 } as const;
/** Devices a page shows; what fits them stands with them. */
export const devicesPerPage = 20;
/** Lines that are read at once. */
export const mostPastedDevices = 100;
/** Printers that are taken over from a browser at once. */
export const mostAddedDevices = 12;

const id = z.number().check(z.int(), z.minimum(1));
const done = z.object({ success: z.literal(true) });
const notes = bodyOf(ownDeviceFields);

const kept = {
  id: z.number(),
  /** As the catalogue calls it, or as it was pasted. */
  name: z.string(),
  room: z.string(),
  costCenter: z.string(),
  note: z.string(),
};

/** A device with what is noted of it. */
export const OwnDevice = z.object({
  ...kept,
  /** Names its printer among the `printers` of the page, and stays when that has left the catalogue. */
  slug: z.string(),
  /** Everybody of the firm sees it. */
  isOfFirm: z.boolean(),
  /** Whoever asks may change and remove it. */
  mayChange: z.boolean(),
});
export type OwnDevice = z.infer<typeof OwnDevice>;

/** A pasted line that names several printers, or none; of those that whoever asks may change. */
export const OpenDevice = z.object({
  ...kept,
  /** `unknown`: the choices are next to what was pasted, and may be none. */
  state: z.enum(['ambiguous', 'unknown']),
  choices: z.array(z.pick(Printer, { slug: true, name: true })),
});
export type OpenDevice = z.infer<typeof OpenDevice>;

/** How long a colour lasts by orders of their own (docs/decisions/0180). */
export const ReorderForecast = z.object({
  /** Printers of the devices it is said of, all of them together. */
  printers: z.array(z.string()),
  isOfFirm: z.boolean(),
  /** How many devices these are, also those of other pages. */
  devices: z.number(),
  /** As tables of printers tell colours apart. */
  colour: z.string(),
  /** `due`: less than a week, or used up; `past`: used up long ago, so that nothing but the last order is known. */
  state: z.enum(['lasts', 'due', 'past']),
  /** The same where orders are even; 52 for a year and longer. */
  leastWeeks: z.number(),
  mostWeeks: z.number(),
  /** A day on Berlin's calendar, as `2026-11-26`. */
  lastOn: z.string(),
  lastPieces: z.number(),
  /** Between two orders, on average. */
  everyDays: z.number(),
});
export type ReorderForecast = z.infer<typeof ReorderForecast>;

/** What own orders say about the devices of a page. */
export const Forecasts = z.object({
  areShown: z.boolean(),
  /** Whoever asks may say whether they are. */
  maySwitch: z.boolean(),
  /** What ends first before the rest. */
  items: z.array(ReorderForecast),
});
export type Forecasts = z.infer<typeof Forecasts>;

const FittingPrinter = z.object({ printer: Printer, supplies: z.array(PrinterSupply) });

/** The printers people and firms say they have (docs/decisions/0173). */
export const ownDeviceEndpoints = {
  list: get({
    name: 'ownDevice.list',
    path: '/my/devices',
    access: 'user',
    weight: 3,
    summary: 'Own devices and those of the firm with what fits them, and pasted lines that are still open.',
    spec: [],
    query: z.strictObject({
      page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostTablePages))),
    }),
    reply: z.object({
      items: z.array(OwnDevice),
      total: z.number(),
      /** Names the printers of all devices, also of those on other pages. */
      slugs: z.array(z.string()),
      /** The printers of these devices that the catalogue knows, each once. */
      printers: z.array(FittingPrinter),
      open: z.array(OpenDevice),
      /** Open lines there are beyond these. */
      moreOpen: z.number(),
      /** What is added now belongs to the firm. */
      isForFirm: z.boolean(),
      /** Those of the firm that may be noted; null where it has none, so that anything may. */
      costCenters: z.nullable(z.array(CostCenterOption)),
      forecasts: Forecasts,
    }),
  }),
  add: post({
    name: 'ownDevice.add',
    path: '/my/devices/add',
    access: 'user',
    summary: 'Keeps printers by their addresses; those the visitor has already are left as they are.',
    spec: [],
    mostItems: mostAddedDevices,
    body: z.strictObject({ printers: z.array(Slug).check(z.minLength(1), z.maxLength(mostAddedDevices)) }),
    reply: z.extend(done, {
      added: z.number(),
      /** For a toast, with the markup of toasts. */
      message: z.string(),
    }),
  }),
  import: post({
    name: 'ownDevice.import',
    path: '/my/devices/import',
    access: 'user',
    weight: 5,
    summary:
      'Keeps a device for each pasted line; one that does not name a single printer stays open until one is chosen.',
    spec: [],
    body: bodyOf(deviceImportFields),
    reply: z.extend(done, {
      added: z.number(),
      open: z.number(),
      /** For a toast, with the markup of toasts. */
      message: z.string(),
    }),
  }),
  choose: post({
    name: 'ownDevice.choose',
    path: '/my/devices/choose',
    access: 'user',
    summary: 'Says which printer an open line means.',
    spec: [],
    body: z.strictObject({ id, printer: Slug }),
    reply: done,
  }),
  update: post({
    name: 'ownDevice.update',
    path: '/my/devices/update',
    access: 'user',
    summary: 'Changes room, cost center and note of a device.',
    spec: [],
    body: z.extend(notes, { id }),
    reply: done,
  }),
  remove: post({
    name: 'ownDevice.remove',
    path: '/my/devices/delete',
    access: 'user',
    summary: 'Removes a device, or a line that is open.',
    spec: [],
    body: z.strictObject({ id }),
    reply: done,
  }),
  removeOpen: post({
    name: 'ownDevice.removeOpen',
    path: '/my/devices/delete-open',
    access: 'user',
    summary: 'Removes all lines that are still open.',
    spec: [],
    reply: z.extend(done, { removed: z.number() }),
  }),
  showForecasts: post({
    name: 'ownDevice.showForecasts',
    path: '/my/devices/forecasts',
    access: 'user',
    summary:
      'Says whether own orders tell how long ink lasts: a private customer for themself, an admin for the firm.',
    spec: [],
    body: z.strictObject({ areShown: z.boolean() }),
    reply: done,
  }),
};
