import type { ReplyOf } from '#contract/endpoint.ts';
import {
  devicesPerPage,
  mostDevices,
  mostPastedDevices,
  OpenDevice,
  OwnDevice,
} from '#contract/own-devices.ts';
import type { ownDeviceEndpoints } from '#contract/own-devices.ts';
import { ownDevicesPath } from '#contract/own-devices-path.ts';
import { costCenterMeant, hasCostCenters, isBookable } from '#domain/cost-center.ts';
import { readDeviceLines } from '#domain/device-lines.ts';
import type { DeviceLine } from '#domain/device-lines.ts';
import { deviceImportForm, ownDeviceForm } from '#domain/forms/own-device.ts';
import { CheckedReply } from '#server/calls/checked-reply.ts';
import { refuse } from '#server/calls/failures.ts';
import { refuseFields, requireForm } from '#server/calls/form-check.ts';
import { requireLinesWithin } from '#server/calls/line-limit.ts';
import { serverTexts } from '#server/calls/server-texts.ts';
import { audienceOf } from '#server/catalogue/tile.ts';
import { transaction } from '#server/database/pool.ts';
import type { Executor } from '#server/database/pool.ts';
import type { FirmService } from '#server/firm/firm.service.ts';
import { requireBookable } from '#server/firm/require-bookable.ts';
import type { PrinterService } from '#server/printer/printer.service.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { mostLookedAt } from '#server/search/find-printers.ts';
import type { SearchService } from '#server/search/search.service.ts';
import type { Member } from '#server/session/visitor.ts';
import { forecastsOf, maySwitchForecasts } from './device-forecasts.ts';
import { keepForecastsShown } from './forecast.repository.ts';
import { meantPrinter } from './meant-printer.ts';
import type { MeantPrinter } from './meant-printer.ts';
import {
  chooseDevice,
  countDevices,
  deleteDevice,
  deleteOpenDevices,
  devicesOf,
  insertDevices,
  openDevicesOf,
  printersHad,
  printersNotHad,
  updateDevice,
} from './own-device.repository.ts';
import type { DeviceOwner } from './own-device.repository.ts';
import type { DeviceNotes, NewDevice } from './stored-device.ts';

export interface OwnDeviceNeeds {
  readonly foundation: Foundation;
  readonly firms: FirmService;
  readonly search: SearchService;
  readonly printers: PrinterService;
}

type ShownDevices = ReplyOf<typeof ownDeviceEndpoints.list>;

/** Every `id` may be refused with `device.notFound`: for a foreign one, and one of the firm that is not theirs to change, as for none (R23). */
export interface OwnDeviceService {
  readonly list: (member: Member, page: number, now: Date) => Promise<CheckedReply<ShownDevices>>;
  /**
   * Keeps printers the member does not have yet; gives how many these were, and what is told of it.
   *
   * @throws Refused with `device.tooMany`
   */
  readonly add: (
    member: Member,
    slugs: readonly string[],
    now: Date,
  ) => Promise<{ readonly added: number; readonly message: string }>;
  /**
   * Keeps a device for each pasted line.
   *
   * @throws Refused with `fields.invalid` also where no line names a model, `lines.tooMany`, `device.tooMany`, or `costCenter.notFound` where lines name some that the
   *   firm does not have
   */
  readonly import: (
    member: Member,
    pasted: string,
    now: Date,
  ) => Promise<{ readonly added: number; readonly open: number; readonly message: string }>;
  readonly choose: (member: Member, id: number, slug: string) => Promise<void>;
  /** @throws Refused with `fields.invalid` */
  readonly update: (member: Member, id: number, notes: DeviceNotes) => Promise<void>;
  readonly remove: (member: Member, id: number) => Promise<void>;
  /** How many lines were open. */
  readonly removeOpen: (member: Member) => Promise<number>;
  /** @throws Refused with `person.notAllowed` for people of a firm who do not administrate it */
  readonly showForecasts: (member: Member, areShown: boolean) => Promise<void>;
}

/** Open lines that are shown with their choices at once. */
const mostOpenShown = 10;

/** What an admin of a firm adds belongs to the firm; what others add is their own. */
const ownerOf = ({ user: { id, accountId, accountKind, isAdmin } }: Member): DeviceOwner => ({
  accountId,
  userId: id,
  isForFirm: accountKind === 'company' && isAdmin,
});

const notFound = ({ language }: Member): never =>
  refuse('device.notFound', serverTexts(language).ownDevices.notFound);

/** Printers that people and firms say they have (docs/decisions/0173). */
export function createOwnDeviceService({
  foundation: { database },
  firms,
  search,
  printers,
}: OwnDeviceNeeds): OwnDeviceService {
  /** What each of some models means; the same model is looked for once. */
  const meaningsOf = async (models: readonly string[]): Promise<ReadonlyMap<string, MeantPrinter>> => {
    const meant = new Map<string, MeantPrinter>();
    for (const model of new Set(models))
      meant.set(model, meantPrinter(model, await search.printers(model, mostLookedAt)));
    return meant;
  };

  /** Adds devices while nobody else of the account does. @throws Refused with `device.tooMany` */
  const addLocked = (
    member: Member,
    owner: DeviceOwner,
    now: Date,
    added: (executor: Executor) => Promise<readonly NewDevice[]>,
  ): Promise<readonly NewDevice[]> =>
    transaction(database, async (executor) => {
      await firms.lock(executor, owner.accountId);
      const devices = await added(executor);
      const most = owner.isForFirm ? mostDevices.firm : mostDevices.person;
      const { held } = await countDevices(executor, owner);
      if (held + devices.length > most)
        refuse(
          'device.tooMany',
          serverTexts(member.language).ownDevices.tooMany({ most, room: Math.max(0, most - held) }),
        );
      await insertDevices(executor, owner, devices, now);
      return devices;
    });

  /** Lines with the numbers of the cost centers they name. @throws Refused with `costCenter.notFound` */
  const booked = async (member: Member, lines: readonly DeviceLine[]): Promise<readonly DeviceLine[]> => {
    const firm = await firms.of(member.user);
    if (firm === null) return lines;
    const known = lines.map((line) => ({
      ...line,
      costCenter: costCenterMeant(line.costCenter, firm.costCenters),
    }));
    const unknown = new Set(
      known.map(({ costCenter }) => costCenter).filter((one) => !isBookable(one, firm)),
    );
    if (unknown.size > 0)
      refuse(
        'costCenter.notFound',
        serverTexts(member.language).ownDevices.unknownCostCenters({ numbers: [...unknown].join(', ') }),
      );
    return known;
  };

  return {
    async list(member, page, now) {
      const owner = ownerOf(member);
      const [devices, slugs, open, { devices: total, open: openTotal }, firm] = await Promise.all([
        devicesOf(database, owner, devicesPerPage, (page - 1) * devicesPerPage),
        printersHad(database, owner),
        openDevicesOf(database, owner, mostOpenShown),
        countDevices(database, owner),
        firms.of(member.user),
      ]);
      const shown = [...new Set(devices.flatMap(({ slug }) => slug ?? []))];
      const [fitting, meant, forecasts] = await Promise.all([
        printers.fitting(shown, audienceOf(member)),
        meaningsOf(open.map(({ name }) => name)),
        forecastsOf(database, { member, owner }, shown, now),
      ]);
      const items = devices.map((device) => OwnDevice.parse({ ...device, slug: device.slug ?? '' }));
      const openItems = open.map((device) => {
        // The catalogue may know by now what it did not when the line was pasted: that is one to choose, too.
        const { state, choices } = meant.get(device.name)!;
        return OpenDevice.parse({ ...device, state, choices });
      });
      const others = JSON.stringify({
        items,
        total,
        slugs,
        open: openItems,
        moreOpen: Math.max(0, openTotal - open.length),
        isForFirm: owner.isForFirm,
        costCenters: firm === null || !hasCostCenters(firm) ? null : firm.costCenters,
        forecasts,
      });
      return new CheckedReply(`{"printers":[${fitting.join(',')}],${others.slice(1)}`);
    },

    async add(member, slugs, now) {
      const owner = ownerOf(member);
      const devices = await addLocked(member, owner, now, async (executor) =>
        (await printersNotHad(executor, owner, [...new Set(slugs)])).map((printer) => ({
          ...printer,
          room: '',
          costCenter: '',
          note: '',
        })),
      );
      const given = { path: ownDevicesPath, isForFirm: owner.isForFirm };
      const { kept, had } = serverTexts(member.language).ownDevices;
      return { added: devices.length, message: devices.length === 0 ? had(given) : kept(given) };
    },

    async import(member, pasted, now) {
      requireForm(deviceImportForm, { lines: pasted }, member);
      const read = readDeviceLines(pasted);
      const { language } = member;
      if (read.length === 0) refuseFields({ lines: 'modelsMissing' }, member);
      requireLinesWithin(mostPastedDevices, read, language, serverTexts(language).ownDevices.tooManyLines);
      const lines = await booked(member, read);
      const meant = await meaningsOf(lines.map(({ model }) => model));
      const devices = lines.map(({ model, ...notes }) => {
        const { slug, name } = meant.get(model)?.printer ?? { slug: null, name: model };
        return { slug, name, ...notes };
      });
      await addLocked(member, ownerOf(member), now, () => Promise.resolve(devices));
      const open = devices.filter(({ slug }) => slug === null).length;
      const added = devices.length - open;
      return { added, open, message: serverTexts(language).ownDevices.imported({ added, open }) };
    },

    async choose(member, id, slug) {
      if (!(await chooseDevice(database, ownerOf(member), id, slug))) notFound(member);
    },
    async update(member, id, notes) {
      requireForm(ownDeviceForm, { ...notes }, member);
      await requireBookable(firms, member, notes.costCenter, 'costCenter');
      if (!(await updateDevice(database, ownerOf(member), id, notes))) notFound(member);
    },
    async remove(member, id) {
      if (!(await deleteDevice(database, ownerOf(member), id))) notFound(member);
    },
    removeOpen: (member) => deleteOpenDevices(database, ownerOf(member)),
    async showForecasts(member, areShown) {
      const owner = ownerOf(member);
      if (!maySwitchForecasts(member, owner))
        refuse('person.notAllowed', serverTexts(member.language).firmPeople.notAllowed);
      await keepForecastsShown(database, owner, areShown);
    },
  };
}
