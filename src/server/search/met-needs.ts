import type { CatalogueIndex } from '#server/catalogue/catalogue-index.ts';
import { afterPrefix, firstFrom } from '#server/catalogue/postings.ts';
import { Scratch } from '#server/catalogue/scratch.ts';
import type { Need } from './search-need.ts';

/** How a row has a word: in its name, brand or number, or only in what describes it. */
const inHeading = 2;
export const described = 1;

/** Articles by word; both what articles say and what printers are called comes so. */
export interface Words {
  /** Sorted. */
  readonly terms: readonly string[];
  /** Twice the id, plus one when the word stands in the heading. */
  readonly at: (place: number) => Int32Array;
}

/** Rows that meet needs, in no order, and by row the weakest way each does; 0 for those that do not. */
export interface Met {
  readonly rows: Int32Array;
  readonly marks: Uint8Array;
}

const scratch = new Scratch();

/** Gives back what `meetAll` took; the rows and marks mean nothing from then on. */
export function release(met: Met | null): void {
  if (met === null) return;
  scratch.giveBytes(met.marks);
  scratch.giveNumbers(new Int32Array(met.rows.buffer));
}

/** Places in `terms` of the words that satisfy a need. */
function placesOf(need: Need, { terms }: Words): number[] {
  const places = need.terms.map((term) => placeOf(terms, term)).filter((place) => place !== -1);
  if (need.prefix === null) return places;
  const start = firstFrom(terms, need.prefix);
  const end = afterPrefix(terms, need.prefix, start);
  for (let place = start; place < end; place += 1) places.push(place);
  return places;
}

function placeOf(terms: readonly string[], term: string): number {
  const place = firstFrom(terms, term);
  return terms[place] === term ? place : -1;
}

/** Rows that meet a need. */
function markNeed(need: Need, lists: readonly Int32Array[], words: Words, index: CatalogueIndex): Met {
  const marks = scratch.takeBytes(index.count);
  const rows = scratch.takeNumbers(index.count);
  let count = 0;
  let isInHeading = false;
  for (const packed of lists) {
    for (const value of packed) {
      const row = index.rowOf(value >> 1);
      if (row === -1) continue;
      if (marks[row] === 0) {
        rows[count] = row;
        count += 1;
      }
      if ((value & 1) === 1) {
        marks[row] = inHeading;
        isInHeading = true;
      } else if (marks[row] === 0) marks[row] = described;
    }
  }
  const met = { rows: rows.subarray(0, count), marks };
  if (need.kin.length === 0 || isInHeading) return met;
  for (const term of need.kin) {
    const place = placeOf(words.terms, term);
    if (place === -1) continue;
    for (const value of words.at(place)) {
      const row = index.rowOf(value >> 1);
      if (row !== -1 && (value & 1) === 1 && marks[row] === described) marks[row] = inHeading;
    }
  }
  return met;
}

/**
 * Rows that meet every need; null without a need. The rarest words come first and bound what is looked at. Who asks
 * releases the answer.
 */
export function meetAll(needs: readonly Need[], words: Words, index: CatalogueIndex): Met | null {
  if (needs.length === 0) return null;
  const sized = needs
    .map((need) => ({ need, lists: placesOf(need, words).map((place) => words.at(place)) }))
    .map(({ need, lists }) => ({ need, lists, size: lists.reduce((sum, list) => sum + list.length, 0) }))
    .toSorted((left, right) => left.size - right.size);
  const [rarest, ...others] = sized;
  const met = markNeed(rarest!.need, rarest!.lists, words, index);
  const { marks } = met;
  let { rows } = met;
  for (const { need, lists } of others) {
    if (rows.length === 0) break;
    const also = markNeed(need, lists, words, index);
    let count = 0;
    for (const row of rows) {
      marks[row] = Math.min(marks[row]!, also.marks[row]!);
      if (marks[row] === 0) continue;
      rows[count] = row;
      count += 1;
    }
    rows = rows.subarray(0, count);
    release(also);
  }
  return { rows, marks };
}

/** Whether a row meets needs; every row does where there were none. */
export const isMet = (met: Met | null, row: number): boolean => met === null || met.marks[row]! > 0;
