import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { endianness } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/database/pool.ts';
import type { Log } from '#server/log/log.ts';
import { hasRoom } from '#server/runtime/disk-room.ts';
import { release } from '#server/runtime/release.ts';
import { readCatalogueChange } from './catalogue-change.repository.ts';
import type { CatalogueChange } from './catalogue-change.repository.ts';
import { isCatalogueCopyNoted, noteCatalogueCopy } from './catalogue-copy.repository.ts';
import { fromCopiedParts, toCopiedParts } from './copied-parts.ts';
import type { CopiedHead, KnownCatalogue } from './copied-parts.ts';
import { openCopyFile, writeCopyFile } from './copy-file.ts';

const fileName = 'catalogue.copy';
/** Room that stays for the database when a copy is written. */
const spareBytes = 256_000_000;
/** More articles than these are read together with all others: to work them in takes as long. */
const mostChanged = 2_000;
/** A file that nobody has written to for so long is one that nobody finishes. */
const abandonedMs = 3_600_000;
const usualWorthMs = 2_000;

/** The code that wrote a copy and reads it: the name of a built file has a hash of what is in it. */
const builtAs = [release, path.basename(fileURLToPath(import.meta.url)), endianness()].join(' ');

/** What was derived from a version of the catalogue; becomes JSON. */
export interface Derived {
  readonly version: number;
  readonly value: unknown;
}
/** By the name of who derived it. */
export type DerivedByName = Readonly<Record<string, Derived>>;

interface Head extends CopiedHead {
  readonly derived: DerivedByName;
  readonly builtAs: string;
  /** Names the copy in the database it was read from. */
  readonly mark: string;
}

/** A copy as it was read, with what changed since. */
export interface CopiedCatalogue extends KnownCatalogue {
  readonly derived: DerivedByName;
  readonly change: CatalogueChange & { readonly articleIds: readonly number[] };
}

interface CatalogueCopyOptions {
  readonly database: Database;
  readonly log: Log;
  /** The data folder. */
  readonly folder: string;
  /** A catalogue that is read from the tables in less is not copied. */
  readonly worthMs?: number;
}

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

/**
 * The catalogue as it was read from the tables, kept in a file for the next start (docs/decisions/0175). It says nothing
 * the tables do not say: whatever is not as expected about it, all is read from them.
 */
export class CatalogueCopy {
  readonly worthMs: number;
  readonly #database: Database;
  readonly #log: Log;
  readonly #folder: string;
  readonly #file: string;

  constructor({ database, log, folder, worthMs = usualWorthMs }: CatalogueCopyOptions) {
    this.worthMs = worthMs;
    this.#database = database;
    this.#log = log;
    this.#folder = folder;
    this.#file = path.join(folder, fileName);
  }

  /** The copy with what changed since; null when there is none that can be used. */
  async read(): Promise<CopiedCatalogue | null> {
    try {
      const copied = await this.#readUsable();
      if (typeof copied !== 'string') return copied;
      this.#log.info(`The copy of the catalogue is not used: ${copied}`);
    } catch (error) {
      if (!isMissing(error)) this.#log.warn({ err: error }, 'The copy of the catalogue cannot be used');
    }
    return null;
  }

  /** The copy, or why it is of no use. */
  async #readUsable(): Promise<CopiedCatalogue | string> {
    const opened = await openCopyFile(this.#file);
    try {
      const head = opened.head as Head;
      if (head.builtAs !== builtAs) return 'another release wrote it';
      if (!(await isCatalogueCopyNoted(this.#database, head.mark, head.version)))
        return 'it is not of this database';
      const { version, articleIds } = await readCatalogueChange(this.#database, head.version);
      if (articleIds === null || articleIds.length > mostChanged) return 'too much has changed since';
      const { derived } = head;
      return {
        ...fromCopiedParts(head, await opened.readArrays()),
        derived,
        change: { version, articleIds },
      };
    } finally {
      await opened.close();
    }
  }

  /** Puts this catalogue in the place of the copy there was; false when that was impossible, which the log says. */
  async write(catalogue: KnownCatalogue, derived: DerivedByName): Promise<boolean> {
    const mark = randomUUID();
    const unfinished = `${this.#file}.${mark}`;
    try {
      await this.#removeUnfinished();
      const { head, arrays } = toCopiedParts(catalogue);
      const bytes = Object.values(arrays).reduce((sum, { byteLength }) => sum + byteLength, 0);
      if (!hasRoom(this.#folder, bytes + spareBytes)) throw new Error('there is no room for it on the disk');
      await writeCopyFile(unfinished, { ...head, derived, builtAs, mark } satisfies Head, arrays);
      await noteCatalogueCopy(this.#database, mark, head.version);
      await rename(unfinished, this.#file);
      this.#log.info({ bytes, version: head.version }, 'The catalogue was copied for the next start');
      return true;
    } catch (error) {
      this.#log.warn(
        { err: error },
        'The catalogue could not be copied; the next start reads it from the tables',
      );
      await rm(unfinished, { force: true }).catch(() => undefined);
      return false;
    }
  }

  /** What a process left that ended while it wrote. */
  async #removeUnfinished(): Promise<void> {
    const names = (await readdir(this.#folder)).filter((name) => name.startsWith(`${fileName}.`));
    for (const name of names) {
      const file = path.join(this.#folder, name);
      const { mtimeMs } = await stat(file);
      if (mtimeMs < Date.now() - abandonedMs) await rm(file, { force: true });
    }
  }
}
