import { amountOf } from './catalog-answer.ts';
import type { CatalogLine } from './catalog-answer.ts';

/** What a procurement system calls the shop with (SAP Open Catalog Interface). */
export interface OciCall {
  readonly hookUrl: string;
  readonly target: string;
  readonly okCode: string;
  readonly caller: string;
  readonly username: string;
  readonly password: string;
}

/** What goes back as it came. */
export type OciGiven = Pick<OciCall, 'okCode' | 'caller'>;

/** Windows a form may be sent into: those around the shop's own, none of another name. */
const knownTarget = /^_(?:top|parent|self|blank)$/;
/** What goes back as it came has to come whole; what is proven has a limit of its own. */
const longestGiven = { hook_url: 2000, '~okcode': 100, '~caller': 100, function: 100 };

/** Why a call is not one this catalog answers. */
export interface OciProblem {
  readonly kind: 'tooLong' | 'noFunction';
  /** Parameter or function it is about. */
  readonly name: string;
}

/** Reads a call; names are written in any case, what is missing is empty, what stands twice counts once. */
export function readOciCall(parameters: URLSearchParams): OciCall | OciProblem {
  const byName = new Map<string, string>();
  for (const [name, value] of parameters)
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), value);
  const valueOf = (name: string): string => byName.get(name) ?? '';
  const tooLong = Object.entries(longestGiven).find(([name, most]) => valueOf(name).length > most);
  if (tooLong !== undefined) return { kind: 'tooLong', name: tooLong[0].toUpperCase() };
  // Searching from elsewhere, validating and sourcing are functions this shop has none of.
  const asked = valueOf('function').trim();
  if (asked !== '') return { kind: 'noFunction', name: asked };
  const target = valueOf('~target');
  return {
    hookUrl: valueOf('hook_url'),
    target: knownTarget.test(target) ? target : '',
    okCode: valueOf('~okcode'),
    caller: valueOf('~caller'),
    username: valueOf('username'),
    password: valueOf('password'),
  };
}

/** Units of the catalogue as ISO codes. */
const isoUnits: Readonly<Record<string, string>> = {
  Stück: 'PCE',
  Packung: 'PK',
  Karton: 'CT',
  Palette: 'PF',
  Rolle: 'RO',
  Set: 'SET',
};

/** Characters of the fields; the own fields 1 to 3 hold ten, which is enough for nothing this shop knows of a line. */
const longest = {
  DESCRIPTION: 40,
  VENDORMAT: 40,
  MANUFACTMAT: 40,
  EXT_QUOTE_ID: 35,
  EXT_PRODUCT_ID: 40,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
};

function itemFields(
  line: CatalogLine,
  vendorNumber: string,
  isVersion5: boolean,
): readonly [string, string][] {
  const cut = (text: string, most: number): string => text.slice(0, most);
  return [
    ['DESCRIPTION', cut(line.name, longest.DESCRIPTION)],
    ['MATNR', ''],
    ['QUANTITY', String(line.quantity)],
    ['UNIT', isoUnits[line.unit] ?? 'PCE'],
    ['PRICE', amountOf(line.unitNet)],
    ['CURRENCY', 'EUR'],
    ['PRICEUNIT', '1'],
    ['LEADTIME', line.leadTimeDays === null ? '' : String(line.leadTimeDays)],
    ['VENDOR', vendorNumber],
    ['VENDORMAT', cut(line.articleNumber, longest.VENDORMAT)],
    ['MANUFACTCODE', ''],
    ['MANUFACTMAT', cut(line.manufacturerNumber, longest.MANUFACTMAT)],
    ['MATGROUP', ''],
    ['SERVICE', ''],
    ['CONTRACT', ''],
    ['CONTRACT_ITEM', ''],
    ['EXT_QUOTE_ID', cut(line.offerNumber, longest.EXT_QUOTE_ID)],
    ['EXT_QUOTE_ITEM', ''],
    ['EXT_PRODUCT_ID', cut(`${line.articleNumber}-${line.shopDepotId}`, longest.EXT_PRODUCT_ID)],
    ['CUST_FIELD1', ''],
    ['CUST_FIELD2', ''],
    ['CUST_FIELD3', ''],
    ['CUST_FIELD4', cut(line.costCenter, longest.CUST_FIELD4)],
    ['CUST_FIELD5', cut(line.hint, longest.CUST_FIELD5)],
    // Of structured items, which this shop has none of.
    ...(isVersion5
      ? ([
          ['PARENT_ID', ''],
          ['ITEM_TYPE', ''],
        ] as [string, string][])
      : []),
  ];
}

/** In full what the fields have no room for: the name, what the article is, the buyer's note, a long cost center and offer number. */
const longTextOf = ({ name, excerpt, hint, costCenter, offerNumber }: CatalogLine): string =>
  [
    name,
    excerpt,
    hint,
    costCenter.length > longest.CUST_FIELD4 ? costCenter : '',
    offerNumber.length > longest.EXT_QUOTE_ID ? offerNumber : '',
  ]
    .filter((part) => part !== '')
    .join('\n');

/** The fields a basket goes back with; none of an item where nothing is handed over. */
export function ociFields(
  lines: readonly CatalogLine[],
  given: OciGiven,
  { vendorNumber, isVersion5 }: { readonly vendorNumber: string; readonly isVersion5: boolean },
): [string, string][] {
  return [
    ['~OkCode', given.okCode === '' ? 'ADDI' : given.okCode],
    ['~CALLER', given.caller === '' ? 'CTLG' : given.caller],
    ...lines.flatMap((line, index): [string, string][] => {
      const place = index + 1;
      return [
        ...itemFields(line, vendorNumber, isVersion5).map(([name, value]): [string, string] => [
          `NEW_ITEM-${name}[${place}]`,
          value,
        ]),
        [`NEW_ITEM-LONGTEXT_${place}:132[]`, longTextOf(line)],
      ];
    }),
  ];
}
