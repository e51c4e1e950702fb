import { fullSets, printerRows, setQuantityOf } from './printer-table.ts';
import type { ColourSet, CountedSupply, PrinterColumn, TabledSupply } from './printer-table.ts';

/** A device with what is put into the basket for it. */
export interface DeviceSet<Supply extends TabledSupply> {
  /** How people call the device. */
  readonly name: string;
  readonly costCenter: string;
  readonly set: ColourSet<Supply>;
}

/** An article of several devices' sets. */
export interface CombinedLine<Supply extends TabledSupply> extends CountedSupply<Supply> {
  readonly costCenter: string;
  /** The devices it is for. */
  readonly devices: readonly string[];
}

/** The set of a column that a device has, or of the first it has instead; null where nothing can be ordered for it. */
export function setOfColumn<Supply extends TabledSupply>(
  supplies: readonly Supply[],
  column: PrinterColumn,
  mayAdd: (supply: Supply) => boolean,
): ColourSet<Supply> | null {
  const sets = fullSets(printerRows(supplies, mayAdd), mayAdd);
  return sets.find((set) => set.column === column) ?? sets[0] ?? null;
}

/** Sets of several devices as one list: an article stands once for each cost center it is booked on. */
export function combinedLines<Supply extends TabledSupply>(
  sets: readonly DeviceSet<Supply>[],
): readonly CombinedLine<Supply>[] {
  const lines = new Map<string, CombinedLine<Supply>>();
  for (const { name, costCenter, set } of sets) {
    for (const article of set.articles) {
      const key = `${article.id} ${costCenter}`;
      const { quantity = 0, devices = [] } = lines.get(key) ?? {};
      lines.set(key, {
        article,
        costCenter,
        quantity: quantity + setQuantityOf(article),
        devices: [...devices, name],
      });
    }
  }
  return [...lines.values()];
}
