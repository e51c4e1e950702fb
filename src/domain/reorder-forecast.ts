import type { Basisfarbe } from '#contract/article.ts';
import type { ReorderForecast } from '#contract/own-devices.ts';
import { berlinDay } from './berlin-day.ts';

/** Devices of one printer. */
export interface CountedPrinter {
  readonly slug: string;
  readonly devices: number;
}

/** An article somebody has ordered for devices of theirs. */
export interface OrderedSupply {
  /** The name of its colour, by which tables of printers tell colours apart. */
  readonly colour: string;
  readonly basisfarbe: Basisfarbe;
  /** Null where its maker does not say how many pages it prints. */
  readonly yieldPages: number | null;
  /** Those of the devices' printers it fits. */
  readonly printers: readonly CountedPrinter[];
  /** Days on Berlin's calendar, as `2026-11-26`. */
  readonly orders: readonly { readonly day: string; readonly quantity: number }[];
}

export type ColourForecast = Omit<ReorderForecast, 'isOfFirm'>;

const dayMs = 24 * 3_600_000;
const daysOfWeek = 7;
/** Further than the orders that are looked at nothing is said. */
const mostWeeks = 52;
/** Orders that differ less from their pace are even. */
const leastUnevenness = 0.15;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** The first day whose orders count: that of a year ago in Berlin. */
export function forecastsSince(now: Date): string {
  const today = berlinDay(now);
  const monthAndDay = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4);
  return `${Number(today.slice(0, 4)) - 1}${monthAndDay}`;
}

/** What was ordered on one day. */
interface OrderDay {
  readonly day: string;
  /** Pieces where no article says its pages. */
  readonly pages: number;
  readonly pieces: number;
}

/** Days of orders in their order; none where pages and pieces would be added up. */
function orderDays(supplies: readonly OrderedSupply[]): readonly OrderDay[] {
  const withPages = supplies.filter(({ yieldPages }) => yieldPages !== null).length;
  if (withPages !== 0 && withPages !== supplies.length) return [];
  const days = new Map<string, OrderDay>();
  for (const { yieldPages, orders } of supplies) {
    for (const { day, quantity } of orders) {
      const { pages, pieces } = days.get(day) ?? { pages: 0, pieces: 0 };
      days.set(day, { day, pages: pages + quantity * (yieldPages ?? 1), pieces: pieces + quantity });
    }
  }
  return [...days.values()].toSorted((left, right) => dayNumber(left.day) - dayNumber(right.day));
}

/** Supplies of one colour that share printers, or other supplies with them. */
interface SharedSupplies {
  readonly colour: string;
  readonly printers: ReadonlyMap<string, number>;
  readonly supplies: readonly OrderedSupply[];
}

/** What was ordered for one printer may have gone into another it fits as well: both are one group. */
function sharedSupplies(ordered: readonly OrderedSupply[]): readonly SharedSupplies[] {
  const groups = new Map<string, SharedSupplies>();
  for (const supply of ordered) {
    const { colour } = supply;
    const keyOf = (slug: string): string => `${slug} ${colour}`;
    const met = [...new Set(supply.printers.flatMap(({ slug }) => groups.get(keyOf(slug)) ?? []))];
    const own = supply.printers.map(({ slug, devices }) => [slug, devices] as const);
    const group: SharedSupplies = {
      colour,
      printers: new Map([...met.flatMap(({ printers }) => [...printers]), ...own]),
      supplies: [...met.flatMap(({ supplies }) => supplies), supply],
    };
    for (const slug of group.printers.keys()) groups.set(keyOf(slug), group);
  }
  return [...new Set(groups.values())];
}

const singleColours: ReadonlySet<Basisfarbe> = new Set(['cyan', 'magenta', 'gelb']);

/**
 * Printers that got their colours both one by one and several in one article: how much of each there was nobody can tell. Where all
 * colours always come in one article, that is a cartridge like any other.
 */
function mixedPrinters(ordered: readonly OrderedSupply[]): ReadonlySet<string> {
  const printersOf = (isMeant: (colour: Basisfarbe) => boolean): ReadonlySet<string> =>
    new Set(
      ordered
        .filter(({ basisfarbe }) => isMeant(basisfarbe))
        .flatMap(({ printers }) => printers.map(({ slug }) => slug)),
    );
  const single = printersOf((colour) => singleColours.has(colour));
  return new Set([...printersOf((colour) => colour === 'farbig')].filter((slug) => single.has(slug)));
}

/** What was ordered within a week: one need, ordered in parts. */
interface Supply {
  /** The day of its first order. */
  readonly from: number;
  readonly pages: number;
}

function suppliesOf(days: readonly OrderDay[]): readonly Supply[] {
  const supplies: Supply[] = [];
  for (const { day, pages } of days) {
    const last = supplies.at(-1);
    if (last !== undefined && dayNumber(day) - last.from < daysOfWeek)
      supplies.splice(-1, 1, { from: last.from, pages: last.pages + pages });
    else supplies.push({ from: dayNumber(day), pages });
  }
  return supplies;
}

type Prognosis = Omit<ColourForecast, 'printers' | 'colour' | 'devices'> & { readonly leftDays: number };

const weeksOf = (days: number): number => Math.min(mostWeeks, Math.max(0, Math.round(days / daysOfWeek)));

/** What days of orders say about today; null where they say nothing. */
function prognosisOf(days: readonly OrderDay[], today: number): Prognosis | null {
  const supplies = suppliesOf(days);
  const [first] = supplies;
  const last = supplies.at(-1);
  const lastDay = days.at(-1);
  const before = supplies.slice(0, -1);
  const used = before.reduce((sum, { pages }) => sum + pages, 0);
  if (first === undefined || last === undefined || lastDay === undefined || used === 0) return null;
  const span = last.from - first.from;
  const everyDays = span / before.length;
  const lastingDays = (last.pages * span) / used;
  const sinceDays = today - last.from;
  const leftDays = lastingDays - sinceDays;
  // How far each supply lasted from how far it would have at the pace of all, as a share of all: between 0 and 2.
  const unevenness = before.reduce((sum, { from, pages }, place) => {
    const lasted = (supplies[place + 1] ?? last).from - from;
    return sum + Math.abs((lasted * used) / span - pages) / used;
  }, 0);
  const spread = unevenness < leastUnevenness ? 0 : unevenness;
  const isLongPast = sinceDays > 2 * Math.max(lastingDays, everyDays);
  return {
    state: isLongPast ? 'past' : leftDays < daysOfWeek ? 'due' : 'lasts',
    leastWeeks: weeksOf(lastingDays * (1 - spread) - sinceDays),
    mostWeeks: weeksOf(lastingDays * (1 + spread) - sinceDays),
    lastOn: lastDay.day,
    lastPieces: lastDay.pieces,
    everyDays: Math.round(everyDays),
    leftDays,
  };
}

/**
 * How long each colour of somebody's devices lasts by their own orders, what ends first before the rest (docs/decisions/0180). Nothing
 * is said where orders say nothing.
 *
 * @param ordered since {@link forecastsSince}
 */
export function reorderForecasts(ordered: readonly OrderedSupply[], now: Date): readonly ColourForecast[] {
  const today = dayNumber(berlinDay(now));
  const mixed = mixedPrinters(ordered);
  return sharedSupplies(ordered)
    .filter(({ printers }) => [...printers.keys()].every((slug) => !mixed.has(slug)))
    .flatMap(({ colour, printers, supplies }) => {
      const prognosis = prognosisOf(orderDays(supplies), today);
      if (prognosis === null) return [];
      const devices = [...printers.values()].reduce((sum, count) => sum + count, 0);
      return [{ printers: [...printers.keys()], colour, devices, ...prognosis }];
    })
    .toSorted((left, right) => left.leftDays - right.leftDays)
    .map(({ leftDays: _, ...forecast }) => forecast);
}
