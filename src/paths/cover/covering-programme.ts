/** A way to serve some rows at a cost; whole and fractional use are both meant. */
export interface Column {
  readonly cost: number;
  readonly rows: readonly number[];
}

export interface CoveringSolution {
  /** Least cost of serving each row once, fractions of columns allowed. */
  readonly value: number;
  /** Price of each row; no known column earns more than it costs. */
  readonly prices: Float64Array;
  /** How much of each column is used; unused ones are left out. */
  readonly use: ReadonlyMap<number, number>;
}

export interface CoveringProgramme {
  add(column: Column): void;
  /** Goes on from the last solution. */
  solve(): CoveringSolution;
}

const tolerance = 1e-9;
/** Dearer than any column: serving a row by nothing. */
const artificialCost = 10_000;

/** Small deterministic differences between the rows' demands keep the simplex from going round in circles. */
const demandOf = (row: number): number => 1 + ((row * 7919) % 1009) * 1e-9;

/**
 * Linear covering programme (least cost so that each of `rowCount` rows is served at least once), solved by the revised
 * simplex method. Columns may be added between solutions.
 */
export function coveringProgramme(rowCount: number): CoveringProgramme {
  const columns: Column[] = [];
  /** Column in the basis of each row: ≥ 0 a column, -1 - r the artificial of row r, -1 - rowCount - r its surplus. */
  const basis = Array.from({ length: rowCount }, (_, row) => -1 - row);
  const inverse = Float64Array.from({ length: rowCount * rowCount }, (_, cell) =>
    cell % (rowCount + 1) === 0 ? 1 : 0,
  );
  const amounts = Float64Array.from({ length: rowCount }, (_, row) => demandOf(row));
  const costs = new Float64Array(rowCount).fill(artificialCost);

  const pricesNow = (): Float64Array => {
    const prices = new Float64Array(rowCount);
    for (let row = 0; row < rowCount; row += 1) {
      const cost = costs[row] as number;
      if (cost === 0) continue;
      for (let cell = 0; cell < rowCount; cell += 1)
        prices[cell] = (prices[cell] as number) + cost * (inverse[row * rowCount + cell] as number);
    }
    return prices;
  };

  /** The column or surplus that saves most, with the change it makes to the basis; null at the optimum. */
  const entering = (
    prices: Float64Array,
  ): { id: number; cost: number; rows: readonly number[]; sign: number } | null => {
    let best = tolerance;
    let found = null;
    columns.forEach(({ cost, rows }, id) => {
      let gain = -cost;
      for (const row of rows) gain += prices[row] as number;
      if (gain <= best) return;
      best = gain;
      found = { id, cost, rows, sign: 1 };
    });
    for (let row = 0; row < rowCount; row += 1) {
      if (-(prices[row] as number) <= best) continue;
      best = -(prices[row] as number);
      found = { id: -1 - rowCount - row, cost: 0, rows: [row], sign: -1 };
    }
    return found;
  };

  const leavingRow = (direction: Float64Array): number => {
    let leaving = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < rowCount; row += 1) {
      const slope = direction[row] as number;
      if (slope <= tolerance) continue;
      const ratio = (amounts[row] as number) / slope;
      if (ratio >= least) continue;
      least = ratio;
      leaving = row;
    }
    return leaving;
  };

  const pivot = (leaving: number, direction: Float64Array): void => {
    const slope = direction[leaving] as number;
    for (let cell = 0; cell < rowCount; cell += 1) {
      const at = leaving * rowCount + cell;
      inverse[at] = (inverse[at] as number) / slope;
    }
    const step = (amounts[leaving] as number) / slope;
    for (let row = 0; row < rowCount; row += 1) {
      const factor = direction[row] as number;
      if (row === leaving || factor === 0) continue;
      for (let cell = 0; cell < rowCount; cell += 1) {
        const at = row * rowCount + cell;
        inverse[at] = (inverse[at] as number) - factor * (inverse[leaving * rowCount + cell] as number);
      }
      amounts[row] = Math.max(0, (amounts[row] as number) - factor * step);
    }
    amounts[leaving] = step;
  };

  return {
    add: (column) => columns.push(column),
    solve: () => {
      let prices = pricesNow();
      for (let next = entering(prices); next !== null; next = entering(prices)) {
        const direction = new Float64Array(rowCount);
        for (let row = 0; row < rowCount; row += 1)
          for (const served of next.rows)
            direction[row] =
              (direction[row] as number) + next.sign * (inverse[row * rowCount + served] as number);
        const leaving = leavingRow(direction);
        if (leaving === -1) break;
        pivot(leaving, direction);
        basis[leaving] = next.id;
        costs[leaving] = next.cost;
        prices = pricesNow();
      }
      const use = new Map<number, number>();
      let value = 0;
      basis.forEach((id, row) => {
        const amount = amounts[row] as number;
        value += (costs[row] as number) * amount;
        if (id >= 0 && amount > tolerance) use.set(id, amount);
      });
      return { value, prices: prices.map((price) => Math.max(0, price)), use };
    },
  };
}
