import { basename } from 'node:path';
import { slugOf } from '#server/catalogue/slug.ts';
import { allOf, firstOf, parseUnit, readProduct, shopNumber, textOf } from './bmecat-product.ts';
import type { Cells, Element } from './bmecat-product.ts';
import { fileOf } from './catalogue-files.ts';
import type { Rejection } from './faults.ts';
import { readRow, rejection } from './row-reader.ts';
import type { ReadPart } from './row-reader.ts';
import { readUnits, XmlFault } from './xml-units.ts';
import type { XmlUnit } from './xml-units.ts';

/** Files of the catalogue a supplier's list fills. */
export const bmecatTables: readonly string[] = ['category', 'article', 'article_price', 'article_alias'];

/** How often something stood in the list that the shop has no place for; '' = beyond the most that are told apart. */
export type Unread = ReadonlyMap<string, number>;

/** Rows of a file of the catalogue, and which category articles are sorted into. */
interface ListPart {
  readonly table: string;
  readonly part: ReadPart;
  readonly placements: readonly object[];
}

export interface SupplierList {
  readonly parts: AsyncGenerator<ListPart>;
  /** The files it fills, with the columns it says nothing about. */
  readonly tables: readonly { readonly table: string; readonly absent: readonly string[] }[];
  readonly unread: Unread;
}

const unitNames = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'ARTICLE',
  'PRODUCT',
  'ARTICLE_TO_CATALOGGROUP_MAP',
  'PRODUCT_TO_CATALOGGROUP_MAP',
]);
const containers = new Set([
  'BMECAT',
  'T_NEW_CATALOG',
  'CATALOG_GROUP_SYSTEM',
  'GROUP_SYSTEM_ID',
  'GROUP_SYSTEM_NAME',
]);
const rowsPerPart = 2000;
const mostToldApart = 100;

/** Columns a list says something about, by table. */
const given: Readonly<Record<string, readonly string[]>> = {
  category: ['slug', 'parent_key', 'name', 'description'],
  article: [
    'article_number',
    'shop_depot_id',
    'name',
    'brand_key',
    'category_key',
    'net_price_cents',
    'tax_rate',
    'slug',
    'body',
    'manufacturer_number',
    'ean',
    'content',
    'content_unit',
    'unit',
    'order_minimum',
    'order_maximum',
    'order_step',
    'successor_number',
    'successor_depot',
    'facts',
    'keywords',
  ],
  article_price: ['article_number', 'shop_depot_id', 'quantity_lower_bound', 'net_price_cents'],
  article_alias: ['article_number', 'shop_depot_id', 'alias'],
};

class Groups {
  readonly #slugs = new Map<string, string | null>();
  readonly #taken = new Set<string>();

  /** Slug of a group; null for the one above all, which is the list itself. */
  read(group: Element): Cells | null {
    const id = textOf(group, 'GROUP_ID');
    const name = textOf(group, 'GROUP_NAME');
    if (group['@type'] === 'root') {
      this.#slugs.set(id, null);
      return null;
    }
    const plain = slugOf(name);
    const slug = this.#taken.has(plain) ? slugOf(`${name} ${id}`) : plain;
    this.#taken.add(slug);
    this.#slugs.set(id, slug);
    const parent = textOf(group, 'PARENT_ID');
    // A group that comes before the one above it is told by its number, which no category has.
    const above = this.#slugs.get(parent);
    return {
      slug,
      name,
      description: textOf(group, 'GROUP_DESCRIPTION'),
      parent_key: above === null || parent === '' || parent === '0' ? undefined : (above ?? slugOf(parent)),
    };
  }

  slugOf(id: string): string | null {
    return this.#slugs.get(id) ?? null;
  }
}

class ListReader {
  readonly #source: string;
  readonly #groups = new Groups();
  readonly #rows = new Map<string, object[]>(bmecatTables.map((table) => [table, []]));
  readonly unread = new Map<string, number>();
  #rejections: Rejection[] = [];
  #placements: object[] = [];
  #currency = 'EUR';
  #placed = 0;
  #isBroken = false;

  constructor(source: string) {
    this.#source = source;
  }

  readonly note = (what: string): void => {
    const key = this.unread.has(what) || this.unread.size < mostToldApart ? what : '';
    this.unread.set(key, (this.unread.get(key) ?? 0) + 1);
  };

  other(path: readonly string[], line: number): void {
    const name = path.at(-1)!;
    if (path.length === 2 && name.startsWith('T_') && name !== 'T_NEW_CATALOG')
      throw new XmlFault('xmlTransaction', line, name);
    if (path.length === 1 && name !== 'BMECAT') throw new XmlFault('xmlTransaction', line, name);
    // What is in something that is not read is told with it.
    if (!containers.has(name) && path.slice(0, -1).every((above) => containers.has(above))) this.note(name);
  }

  #add(table: string, cells: Cells, line: number, source = this.#source): void {
    const file = fileOf(table);
    const read = readRow(
      file,
      file.columns.map(({ column }) => cells[column]),
      line,
      source,
    );
    if (read.row !== null) this.#rows.get(table)!.push(read.row);
    this.#rejections.push(...read.rejections);
  }

  take(unit: XmlUnit): void {
    if (unit.name === 'PRODUCT' || unit.name === 'ARTICLE') {
      this.#takeProduct(unit);
      return;
    }
    const element = parseUnit(unit);
    if (unit.name === 'HEADER') {
      this.#currency = textOf(firstOf(element, 'CATALOG'), 'CURRENCY') || this.#currency;
    } else if (unit.name === 'CATALOG_STRUCTURE') {
      const cells = this.#groups.read(element);
      for (const name of ['MIME_INFO', 'KEYWORD'])
        for (const _ of allOf(element, name)) this.note(`CATALOG_STRUCTURE/${name}`);
      if (cells !== null) this.#add('category', cells, unit.line);
    } else this.#place(element);
  }

  #place(element: Element): void {
    const category = this.#groups.slugOf(textOf(element, 'CATALOG_GROUP_ID'));
    if (category === null) return;
    this.#placements.push({
      line: this.#placed,
      number: shopNumber(textOf(element, 'PROD_ID')),
      category_key: category,
    });
    this.#placed += 1;
  }

  #takeProduct(unit: XmlUnit): void {
    const { article, rungs, aliases, faults } = readProduct(unit, this.#currency, this.note);
    const { line } = unit;
    const source = `${this.#source}, ${article['article_number'] ?? ''}`;
    if (faults.length > 0) {
      this.#rejections.push(
        ...faults.map(({ fault, line: at, ...more }) => rejection(source, at, fault, more)),
      );
      return;
    }
    this.#add('article', article, line, source);
    for (const rung of rungs) this.#add('article_price', rung.cells, rung.line, source);
    for (const alias of aliases) this.#add('article_alias', alias, line, source);
  }

  blame(fault: XmlFault): void {
    this.#isBroken = true;
    this.#rejections.push(rejection(this.#source, fault.line, fault.fault, { value: fault.message }));
  }

  *flush(): Generator<ListPart> {
    for (const table of bmecatTables) {
      const rows = this.#rows.get(table)!;
      if (rows.length > 0) yield { table, part: { rows, rejections: [] }, placements: [] };
      this.#rows.set(table, []);
    }
    const part = { rows: [], rejections: this.#rejections, isBroken: this.#isBroken };
    yield { table: 'category', part, placements: this.#placements };
    [this.#rejections, this.#placements] = [[], []];
  }
}

async function* partsOf(path: string, reader: ListReader): AsyncGenerator<ListPart> {
  let units = 0;
  try {
    for await (const unit of readUnits(path, unitNames, (names, line) => reader.other(names, line))) {
      reader.take(unit);
      units += 1;
      if (units % rowsPerPart === 0) yield* reader.flush();
    }
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    reader.blame(error);
  }
  yield* reader.flush();
}

/** Reads a supplier's list in BMEcat 2005 or 1.2, a new catalogue, part by part; what is not read is counted. */
export function readBmecat(path: string): SupplierList {
  const reader = new ListReader(basename(path));
  return {
    parts: partsOf(path, reader),
    tables: bmecatTables.map((table) => ({
      table,
      absent: fileOf(table)
        .columns.map(({ column }) => column)
        .filter((column) => !given[table]!.includes(column)),
    })),
    unread: reader.unread,
  };
}
