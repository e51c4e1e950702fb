import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { rootFolder } from '#server/runtime/root-folder.ts';

const optionalNumber = z.string().transform((value) => (value === '' ? null : Number(value)));
const list = z.string().transform((value) => value.split('|').filter((part) => part !== ''));

const CategoryFact = z.object({
  slug: z.string(),
  parent_slug: z.string(),
  name: z.string(),
  description: z.string(),
});
const DeviceFact = z.object({ brand: z.string(), series: z.string(), model: z.string(), kind: z.string() });
const PairFact = z.object({ oem_number: z.string(), brand: z.string(), model: z.string() });
const SupplyFact = z.object({
  brand: z.string(),
  oem_number: z.string(),
  alias_numbers: list,
  name: z.string(),
  kind: z.enum(['ink', 'toner', 'drum', 'ribbon', 'label-tape', 'label-roll', 'waste-toner', 'maintenance']),
  colour: z.string(),
  yield_pages: optionalNumber,
  content_ml: optionalNumber,
  norm: z.string(),
  high_yield: z.stringbool(),
  compatible_with_oem: z.string(),
});
const OfficeFact = z.object({
  article_number: z.string(),
  name: z.string(),
  description: z.string(),
  category_slug: z.string(),
  unit: z.string(),
  content: optionalNumber,
  content_unit: z.string(),
  net_price_eur: z.coerce.number(),
  tax_rate: z.coerce.number(),
  min_order: z.coerce.number(),
  step_order: z.coerce.number(),
  weight_g: z.coerce.number(),
  colour: z.string(),
  begreen_label: z.string(),
  keywords: list,
});

export type CategoryFact = z.infer<typeof CategoryFact>;
export type DeviceFact = z.infer<typeof DeviceFact>;
export type SupplyFact = z.infer<typeof SupplyFact>;
export type OfficeFact = z.infer<typeof OfficeFact>;

export interface Facts {
  readonly categories: readonly CategoryFact[];
  readonly devices: readonly DeviceFact[];
  readonly pairs: readonly z.infer<typeof PairFact>[];
  readonly supplies: readonly SupplyFact[];
  readonly office: readonly OfficeFact[];
}

function read<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const file = path.join(rootFolder, 'src/server/demo/data', name);
  const rows: unknown = parse(readFileSync(file), { columns: true, bom: true });
  return z.array(schema).parse(rows);
}

/** Reads the facts beside this file (`data/SOURCES.md` says where they come from). */
export function readFacts(): Facts {
  return {
    categories: read('categories.csv', CategoryFact),
    devices: read('devices.csv', DeviceFact),
    pairs: read('compat.csv', PairFact),
    supplies: read('supplies.csv', SupplyFact),
    office: read('office.csv', OfficeFact),
  };
}
