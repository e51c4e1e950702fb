import { useState } from 'react';
import type { OwnDevice } from '#contract/own-devices.ts';
import { combinedLines, setOfColumn } from '#domain/device-sets.ts';
import type { DeviceSet } from '#domain/device-sets.ts';
import { printerColumns } from '#domain/printer-table.ts';
import type { ColourSet, PrinterColumn } from '#domain/printer-table.ts';
import { useMayAdd } from '#ui/bindings/add-tile.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { RadioGroupField } from '#ui/parts/RadioGroupField/RadioGroupField.tsx';
import type { ShownSupply } from '#ui/shop/shown-supply.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { DevicesTogether } from './DevicesTogether.tsx';
import { DueSoon } from './DueSoon.tsx';
import type { MemberDevicesData } from './own-devices-data.ts';
import { saidForecasts } from './said-forecasts.ts';
import * as styles from './OwnDevicesScreen.css.ts';

interface DeviceListProps {
  readonly data: MemberDevicesData;
}

/** Devices with the set of each, by the kind that is chosen, and all of them as one list. */
export function DeviceList({
  data: { items, printers, costCenters, forecasts, isForFirm },
}: DeviceListProps) {
  const { ownDevices: words } = useTexts();
  const mayAdd = useMayAdd();
  const [column, setColumn] = useState<PrinterColumn>('original');
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const fitting = new Map(printers.map((one) => [one.printer.slug, one]));
  const sets = new Map<string, ColourSet<ShownSupply> | null>(
    printers.map(({ printer, supplies }) => [printer.slug, setOfColumn(supplies, column, mayAdd)]),
  );
  /** What cannot be booked on the cost center of a device is put in without one. */
  const bookedOn = (number: string): string =>
    costCenters === null || costCenters.some((open) => open.number === number) ? number : '';
  // What was picked may be gone, or stand on another page.
  const chosen = items.filter(({ id }) => picked.has(id));
  const meant = chosen.length === 0 ? items : chosen;
  const isOfSeveral = items.length > 1;
  const deviceSetOf = ({ slug, name, room, costCenter }: OwnDevice): DeviceSet<ShownSupply> | null => {
    const set = sets.get(slug) ?? null;
    return set === null
      ? null
      : { name: words.of({ name, place: room }), costCenter: bookedOn(costCenter), set };
  };
  const deviceSets = meant.flatMap((item) => deviceSetOf(item) ?? []);
  // Whoever does not administrate a firm is told of their own devices alone.
  const mayBeSaid = items.some(({ isOfFirm }) => isForFirm || !isOfFirm);
  return (
    <>
      {forecasts.areShown && mayBeSaid && forecasts.items.length === 0 ? (
        <p className={styles.hint}>{words.needsOrders}</p>
      ) : null}
      <DueSoon forecasts={forecasts.items} items={items} deviceSetOf={deviceSetOf} />
      <RadioGroupField
        name="kind"
        label={words.kind}
        value={column}
        options={printerColumns.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(value) => setColumn(printerColumns.find((one) => one === value) ?? 'original')}
      />
      <ul className={styles.devices}>
        {items.map((item) => (
          <DeviceCard
            key={item.id}
            item={item}
            printer={fitting.get(item.slug)?.printer ?? null}
            set={sets.get(item.slug) ?? null}
            said={saidForecasts(item, items, forecasts.items)}
            column={column}
            costCenter={bookedOn(item.costCenter)}
            costCenters={costCenters}
            isOfSeveral={isOfSeveral}
            isPicked={picked.has(item.id)}
            onPick={(isPicked) =>
              setPicked(
                new Set(isPicked ? [...picked, item.id] : [...picked].filter((other) => other !== item.id)),
              )
            }
          />
        ))}
      </ul>
      {!isOfSeveral || deviceSets.length === 0 ? null : (
        <DevicesTogether
          lines={combinedLines(deviceSets)}
          said={
            chosen.length === 0
              ? words.forAll({ count: deviceSets.length })
              : words.forPicked({ count: deviceSets.length })
          }
        />
      )}
    </>
  );
}
