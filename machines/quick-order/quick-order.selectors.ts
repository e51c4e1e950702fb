import type { SnapshotFrom } from 'xstate';
import { articleOf, costsOf, isLeft, isReady, quantityOf } from './quick-order.rules.ts';
import type { QuickOrderMachine } from './quick-order.machine.ts';
import type { QuickOrderContext } from './quick-order.types.ts';

export interface QuickOrderView extends Omit<QuickOrderContext, 'nextId'> {
  readonly state: string;
  readonly isBusy: boolean;
  /** What stands here is on its way into the basket. */
  readonly isAdding: boolean;
  /** Nothing can be typed until that is over, or a list is read. */
  readonly isClosed: boolean;
}

/** What the sheet shows. */
export function selectQuickOrder(snapshot: SnapshotFrom<QuickOrderMachine>): QuickOrderView {
  const { value, context } = snapshot;
  const { lines, readCount, fault, problem, told } = context;
  return {
    lines,
    readCount,
    fault,
    problem,
    told,
    state: typeof value === 'string' ? value : value.open,
    isBusy: snapshot.hasTag('busy'),
    isAdding: value === 'adding',
    isClosed: value === 'adding' || value === 'reading',
  };
}

/** What would go into the basket, and what waits for somebody. */
export interface SheetSums {
  readonly readyCount: number;
  readonly leftCount: number;
  /** Cents of all that would go in, net and gross. */
  readonly net: number;
  readonly gross: number;
}

/** Adds up the lines that can go into the basket as they stand. */
export function sumsOf(lines: QuickOrderContext['lines']): SheetSums {
  const ready = lines.filter(isReady);
  const costs = ready.flatMap((line) => {
    const article = articleOf(line);
    return article === null ? [] : [costsOf(article, quantityOf(line, article).quantity)];
  });
  return {
    readyCount: ready.length,
    leftCount: lines.filter(isLeft).length,
    net: costs.reduce((sum, { net }) => sum + (net ?? 0), 0),
    gross: costs.reduce((sum, { gross }) => sum + (gross ?? 0), 0),
  };
}
