/** No address of any kind may draw more. */
export const mostPageBytes = 1_000_000;
/** Processor time of one page; measured in the long run only, where nothing else should use the machine. */
export const mostProcessorMs = 200;
/** `npm run fuzz` says how many requests it wants; the suites by themselves take few. */
export const isLongRun = process.env['FUZZ_REQUESTS'] !== undefined;

interface Cost {
  readonly what: string;
  readonly processorMs: number;
}

const shown = 10;

/** The dearest requests of a run. */
export class WorstCosts {
  readonly #name: string;
  #count = 0;
  #worst: Cost[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  add(what: string, processorMs: number): void {
    this.#count += 1;
    this.#worst = [...this.#worst, { what, processorMs }]
      .toSorted((left, right) => right.processorMs - left.processorMs)
      .slice(0, shown);
  }

  /** A table beside the target. */
  describe(): string {
    const lines = this.#worst.map(
      ({ what, processorMs }) => `${processorMs.toFixed(0).padStart(6)} ms  ${what.slice(0, 160)}`,
    );
    return [
      `The dearest of ${this.#count} ${this.#name}, processor time (target: under ${mostProcessorMs} ms):`,
      ...lines,
    ].join('\n');
  }
}
