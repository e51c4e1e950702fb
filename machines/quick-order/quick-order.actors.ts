import { fromPromise } from 'xstate';
import type {
  AnsweredNumber,
  AskedNumbers,
  ItemsToAdd,
  LinesSource,
  LinesTaken,
  ReadLines,
} from './quick-order.types.ts';

const missing = (name: string) => () => Promise.reject(new Error(`${name}: not provided`));

/**
 * Ports of a quick order: the browser that reads lines, one call that says what all of them mean, and the basket, which is asked for all
 * lines at once. The last two reject with a `CallFailure`.
 */
export const quickOrderActors = {
  readLines: fromPromise<ReadLines, { readonly source: LinesSource }>(missing('readLines')),
  resolveNumbers: fromPromise<readonly AnsweredNumber[], AskedNumbers>(missing('resolveNumbers')),
  addLines: fromPromise<LinesTaken, { readonly items: ItemsToAdd }>(missing('addLines')),
};
