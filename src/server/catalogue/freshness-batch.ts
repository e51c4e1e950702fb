import type { Database } from '#server/database/pool.ts';
import { readFreshness } from './catalogue-change.repository.ts';

/** The catalogue's version and the stock of the articles asked for, both of one moment after asking. */
export interface Fresh {
  readonly version: number;
  readonly stockOf: (id: number) => number;
}

interface Question {
  readonly ids: readonly number[];
  readonly answer: (fresh: Fresh) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Asks the database what may have changed, once for all requests that came in meanwhile: each answer is read after its
 * question was put, so a change that was committed before a request is always seen by it.
 */
export class FreshnessBatch {
  readonly #database: Database;
  #questions: Question[] = [];
  #isAsking = false;

  constructor(database: Database) {
    this.#database = database;
  }

  read(ids: readonly number[]): Promise<Fresh> {
    return new Promise((answer, fail) => {
      this.#questions.push({ ids, answer, fail });
      if (this.#isAsking) return;
      this.#isAsking = true;
      // What else arrives in this turn of the event loop goes along.
      setImmediate(() => void this.#ask());
    });
  }

  async #ask(): Promise<void> {
    while (this.#questions.length > 0) {
      const questions = this.#questions;
      this.#questions = [];
      try {
        const ids = [...new Set(questions.flatMap((question) => question.ids))];
        const { version, stock } = await readFreshness(this.#database, ids);
        const stocks = new Map(ids.map((id, place) => [id, stock[place]!]));
        const fresh: Fresh = { version, stockOf: (id) => stocks.get(id) ?? 0 };
        for (const { answer } of questions) answer(fresh);
      } catch (error) {
        for (const { fail } of questions) fail(error);
      }
    }
    this.#isAsking = false;
  }
}
