/**
 * Which of several running timers may run out next, when nobody knows how long lies between two steps. Bounds of the
 * differences of due times are kept (difference bound matrices); what follows from them is always worked out.
 */
export interface Timers {
  /** Names of the running timers in the order of being set; the first place stands for the present. */
  readonly names: readonly string[];
  /** How long each was set for. */
  readonly delaysMs: readonly number[];
  /** `bounds[a][b]`: at most so many milliseconds is a due later than b. */
  readonly bounds: readonly (readonly number[])[];
}

const unbounded = Number.POSITIVE_INFINITY;
const now = 0;

export const noTimers: Timers = { names: [''], delaysMs: [0], bounds: [[0]] };

type Bounds = readonly (readonly number[])[];

const boundAt = (bounds: Bounds, a: number, b: number): number => bounds[a]?.[b] ?? unbounded;

/** Works out what the bounds imply (shortest ways). */
function closed(bounds: Bounds): Bounds {
  const tight = bounds.map((row) => [...row]);
  for (let via = 0; via < tight.length; via += 1)
    for (let a = 0; a < tight.length; a += 1)
      for (let b = 0; b < tight.length; b += 1) {
        const around = boundAt(tight, a, via) + boundAt(tight, via, b);
        if (around < boundAt(tight, a, b)) (tight[a] as number[])[b] = around;
      }
  return tight;
}

const withBound = (bounds: Bounds, a: number, b: number, most: number): Bounds =>
  closed(
    bounds.map((row, at) =>
      at === a ? row.map((bound, to) => (to === b ? Math.min(bound, most) : bound)) : row,
    ),
  );

/** Any time goes by, but no timer is overrun. */
const withTimePassed = (timers: Timers): Timers => ({
  ...timers,
  bounds: closed(timers.bounds.map((row, at) => (at === now ? row.map(() => 0) : row))),
});

function without({ names, delaysMs, bounds }: Timers, place: number): Timers {
  const others = <Item>(list: readonly Item[]): readonly Item[] => list.filter((_, at) => at !== place);
  return { names: others(names), delaysMs: others(delaysMs), bounds: others(bounds).map(others) };
}

function started({ names, delaysMs, bounds }: Timers, name: string, delayMs: number): Timers {
  const own = names.map((_, at) => (at === now ? delayMs : unbounded));
  const wider = [...bounds.map((row, at) => [...row, at === now ? -delayMs : unbounded]), [...own, 0]];
  return { names: [...names, name], delaysMs: [...delaysMs, delayMs], bounds: closed(wider) };
}

/**
 * The place of a timer that always comes before this one; null when this one can be the next to run out. Of two that are due
 * at once the one that was set first comes first.
 */
function earlierThan({ names, bounds }: Timers, name: string): number | null {
  const place = names.indexOf(name);
  const found = names.findIndex((_, other) => {
    if (other === now || other === place) return false;
    const latest = boundAt(bounds, other, place);
    return latest < 0 || (latest === 0 && other < place);
  });
  return found === -1 ? null : found;
}

/** Whether a timer can be the next to run out. */
export const mayRunOut = (timers: Timers, name: string): boolean => earlierThan(timers, name) === null;

/** What a step does to timers. */
export interface TimerChange {
  /** The timer whose end is the step; null when something else happened. */
  readonly ranOut: string | null;
  /** Timers that run after the step, those it has set anew among them. */
  readonly running: ReadonlySet<string>;
  readonly set: readonly { readonly name: string; readonly delayMs: number }[];
}

/** The timers after a step, and after any time that may go by before the next one. */
export function timersAfter(before: Timers, { ranOut, running, set }: TimerChange): Timers {
  let timers = before;
  if (ranOut !== null && timers.names.includes(ranOut)) {
    const place = timers.names.indexOf(ranOut);
    timers = { ...timers, bounds: withBound(timers.bounds, place, now, 0) };
  }
  const isSetAnew = (name: string): boolean => set.some((timer) => timer.name === name);
  for (const name of timers.names.slice(1))
    if (name === ranOut || !running.has(name) || isSetAnew(name))
      timers = without(timers, timers.names.indexOf(name));
  for (const { name, delayMs } of set) if (running.has(name)) timers = started(timers, name, delayMs);
  return timers.names.length === 1 ? noTimers : withTimePassed(timers);
}

/** Timers of a clock on which somebody else says which one runs out; it refuses what no clock could do. */
export interface TimerClock {
  set(name: string, delayMs: number): void;
  clear(name: string): void;
  /** Before the next step any time may go by; timers set before and after it differ by that. */
  letTimePass(): void;
  /** @throws Error when another timer always comes first. */
  runOut(name: string): void;
}

export function timerClock(): TimerClock {
  let timers = noTimers;
  const delayAt = (place: number): string => `${timers.delaysMs[place]} ms`;
  return {
    set: (name, delayMs) => {
      timers = started(timers, name, delayMs);
    },
    clear: (name) => {
      if (timers.names.includes(name)) timers = without(timers, timers.names.indexOf(name));
    },
    letTimePass: () => {
      timers = withTimePassed(timers);
    },
    runOut: (name) => {
      const passed = withTimePassed(timers);
      const [place, earlier] = [passed.names.indexOf(name), earlierThan(passed, name)];
      if (earlier !== null)
        throw new Error(
          `The timer of ${delayAt(place)} cannot run out before the one of ${delayAt(earlier)}.`,
        );
      timers = without({ ...passed, bounds: withBound(passed.bounds, place, now, 0) }, place);
    },
  };
}

/**
 * What is known of the order, as text; empty where there is none: for one timer that may have all its time left.
 *
 * @param called what a timer is called in it
 */
export function orderText(
  { names, delaysMs, bounds }: Timers,
  called: (name: string) => string = (name) => name,
): string {
  if (names.length === 1 || (names.length === 2 && boundAt(bounds, 1, now) === delaysMs[1])) return '';
  return ` ${JSON.stringify([names.slice(1).map(called), bounds])}`;
}
