import type { Runner } from '#server/database/statement.ts';
import {
  completeArticles,
  keepOrdered,
  lockStock,
  putInOrder,
  removeArticles,
  removeGone,
  writeFile,
} from './apply.repository.ts';
import { readBmecat } from './bmecat-source.ts';
import type { Unread } from './bmecat-source.ts';
import { catalogueFiles, fileOf } from './catalogue-files.ts';
import { checkDoubled, checkFile, checkSorted, checkUnsaid, tellRejections } from './checks.repository.ts';
import { readCsv } from './csv-source.ts';
import type { FileShape } from './file-shape.ts';
import { findSources } from './import-sources.ts';
import type { ImportSource } from './import-sources.ts';
import type { ReadPart } from './row-reader.ts';
import {
  beginTransfer,
  commitTransfer,
  countFile,
  prepareStaging,
  resolveFile,
  sortStagedArticles,
  stagePlacements,
  stageRejections,
  stageRows,
  undoTransfer,
} from './staging.repository.ts';
import type { Counts } from './staging.repository.ts';
import { sentenceOf } from './transfer-texts.ts';
import type { TransferTexts } from './transfer-texts.ts';

export interface ImportOptions {
  readonly folder: string;
  /** Says what would happen, and changes nothing. */
  readonly isDryRun: boolean;
  /** What a file does not name goes. */
  readonly isReplacing: boolean;
  /** ISO day on which new prices begin. */
  readonly today: string;
  readonly texts: TransferTexts;
  readonly say: (line: string) => void;
}

/** Does the work of writing within what makes it fast; by default just does it. */
export type Bulk = (rows: number, work: () => Promise<void>) => Promise<void>;

/** `refused`: rows cannot be taken, nothing was changed · `tried`: a dry run without faults. */
export type ImportOutcome = 'refused' | 'tried' | 'done';

/** A file of the catalogue that something was read of. */
interface Staged {
  readonly file: FileShape;
  readonly source: string;
  readonly absent: readonly string[];
}

class Import {
  readonly #runner: Runner;
  readonly #options: ImportOptions;
  readonly #startedAt = performance.now();
  /** Tables of files that are not read to their end. */
  readonly #broken = new Set<string>();
  #rejected = 0;

  constructor(runner: Runner, options: ImportOptions) {
    this.#runner = runner;
    this.#options = options;
  }

  #seconds(): string {
    return ((performance.now() - this.#startedAt) / 1000).toFixed(1);
  }

  async #stage(file: FileShape, { rows, rejections, isBroken }: ReadPart): Promise<void> {
    if (isBroken === true) this.#broken.add(file.table);
    this.#rejected += rejections.length;
    await stageRows(this.#runner, file, rows);
    await stageRejections(this.#runner, rejections);
  }

  async #readCsv(source: ImportSource, file: FileShape): Promise<Staged> {
    const { texts, say } = this.#options;
    let absent: readonly string[] = [];
    let rows = 0;
    let told = performance.now();
    for await (const part of readCsv(source.path, file, (columns) => (absent = columns))) {
      await this.#stage(file, part);
      rows += part.rows.length + part.rejections.length;
      if (performance.now() - told < 5000) continue;
      told = performance.now();
      say(texts.reading({ file: source.name, rows, seconds: this.#seconds() }));
    }
    say(texts.reading({ file: source.name, rows, seconds: this.#seconds() }));
    return { file, source: source.name, absent };
  }

  async #readList(source: ImportSource): Promise<{ staged: Staged[]; unread: Unread }> {
    const { texts, say } = this.#options;
    const list = readBmecat(source.path);
    let rows = 0;
    let told = performance.now();
    for await (const { table, part, placements } of list.parts) {
      await this.#stage(fileOf(table), part);
      await stagePlacements(this.#runner, placements);
      if (table === 'article') rows += part.rows.length + part.rejections.length;
      if (performance.now() - told < 5000) continue;
      told = performance.now();
      say(texts.reading({ file: source.name, rows, seconds: this.#seconds() }));
    }
    await sortStagedArticles(this.#runner);
    this.#rejected += await checkSorted(this.#runner, source.name);
    say(texts.reading({ file: source.name, rows, seconds: this.#seconds() }));
    if (this.#broken.has('category')) for (const { table } of list.tables) this.#broken.add(table);
    const staged = list.tables.map(({ table, absent }) => ({
      file: fileOf(table),
      source: source.name,
      absent,
    }));
    return { staged, unread: list.unread };
  }

  async #read(): Promise<{ staged: Staged[]; unread: Unread }> {
    const { folder, texts, say } = this.#options;
    const staged: Staged[] = [];
    let unread: Unread = new Map();
    for (const source of findSources(folder, texts, say)) {
      if (source.file !== null) staged.push(await this.#readCsv(source, source.file));
      else {
        const list = await this.#readList(source);
        staged.push(...list.staged);
        unread = list.unread;
      }
    }
    staged.sort((one, other) => catalogueFiles.indexOf(one.file) - catalogueFiles.indexOf(other.file));
    return { staged, unread };
  }

  /** Looks up what rows name and notes those that cannot be taken. */
  async #check(staged: readonly Staged[]): Promise<void> {
    const { texts, say } = this.#options;
    for (const { file, source, absent } of staged) {
      say(texts.checking({ file: source, seconds: this.#seconds() }));
      this.#rejected += await checkDoubled(this.#runner, file, source);
      await resolveFile(this.#runner, file, absent, this.#options);
      this.#rejected += await checkUnsaid(this.#runner, file, source, absent);
      this.#rejected += await checkFile(this.#runner, file, source, this.#broken);
    }
  }

  /** Articles that stay after all, since an order came meanwhile, keep what is theirs alone. */
  async #mayWrite(staged: readonly Staged[]): Promise<boolean> {
    const articles = staged.find(({ file }) => file.table === 'article');
    if (articles !== undefined && (await keepOrdered(this.#runner)) > 0)
      this.#rejected += await checkFile(this.#runner, articles.file, articles.source, this.#broken);
    return this.#rejected === 0;
  }

  async #refuse(): Promise<'refused'> {
    const { texts, say } = this.#options;
    for await (const one of tellRejections(this.#runner)) say(sentenceOf(texts, one));
    say(texts.rejected({ rows: this.#rejected }));
    return 'refused';
  }

  async #write(staged: readonly Staged[], counts: ReadonlyMap<FileShape, Counts>): Promise<void> {
    const { isReplacing, texts, say } = this.#options;
    const changing = staged.filter(({ file }) => {
      const { new: added, changed, gone } = counts.get(file)!;
      return added + changed + gone > 0;
    });
    await lockStock(this.#runner);
    if (!(await this.#mayWrite(staged))) return;
    const isGoing = ({ file }: Staged): boolean => counts.get(file)!.gone > 0 && !file.staysOnReplace;
    // What hangs on articles goes first, then they do: their names are free for others.
    for (const one of changing.toReversed().filter(isGoing)) {
      if (one.file.identity[0] !== 'id') await removeGone(this.#runner, one.file);
      if (one.file.table === 'article') await removeArticles(this.#runner, one.file);
    }
    for (const { file, source } of changing) {
      say(texts.writing({ file: source, seconds: this.#seconds() }));
      await writeFile(this.#runner, file, counts.get(file)!);
    }
    for (const { file, source } of changing.toReversed().filter(isGoing)) {
      if (file.identity[0] !== 'id' || file.table === 'article') continue;
      const kept = counts.get(file)!.gone - (await removeGone(this.#runner, file));
      if (kept > 0) say(texts.stillUsed({ file: source, rows: kept }));
    }
    for (const { file } of staged) await putInOrder(this.#runner, file, isReplacing);
  }

  async run(bulk: Bulk): Promise<ImportOutcome> {
    const { isDryRun, isReplacing, today, texts, say } = this.#options;
    await prepareStaging(this.#runner);
    const { staged, unread } = await this.#read();
    await this.#check(staged);
    for (const [what, times] of unread)
      say(what === '' ? texts.unreadMore({ times }) : texts.unread({ what, times }));
    if (this.#rejected > 0) return this.#refuse();
    const counts = new Map<FileShape, Counts>();
    for (const { file } of staged) counts.set(file, await countFile(this.#runner, file, isReplacing));
    if (!isDryRun) {
      const rows = counts.get(fileOf('article'))?.new ?? 0;
      await bulk(rows, () => this.#write(staged, counts));
      if (this.#rejected > 0) return this.#refuse();
      const isHistoryGiven = staged.some(({ file }) => file.table === 'article_price_history');
      await completeArticles(this.#runner, today, isHistoryGiven);
    }
    for (const { file, source } of staged)
      say(texts.counts({ file: nameIn(source, file), ...counts.get(file)! }));
    return isDryRun ? 'tried' : 'done';
  }

  say(outcome: ImportOutcome): void {
    const { texts, say } = this.#options;
    if (outcome === 'tried') say(texts.tried);
    if (outcome === 'done') say(texts.done({ seconds: this.#seconds() }));
  }
}

/** A list fills several files: which one is said, too. */
const nameIn = (source: string, { name }: FileShape): string =>
  source === `${name}.csv` ? source : `${source} (${name})`;

/** Brings a catalogue in from files, all of it or nothing, in one transaction (docs/catalogue-files.md). */
export async function importCatalogue(
  runner: Runner,
  options: ImportOptions,
  bulk: Bulk = (_, work) => work(),
): Promise<ImportOutcome> {
  const bringing = new Import(runner, options);
  await beginTransfer.run(runner);
  try {
    const outcome = await bringing.run(bulk);
    await (outcome === 'done' ? commitTransfer : undoTransfer).run(runner);
    bringing.say(outcome);
    return outcome;
  } catch (error) {
    // The failure is what counts; with a lost connection everything is undone anyway.
    await undoTransfer.run(runner).catch(() => undefined);
    throw error;
  }
}
