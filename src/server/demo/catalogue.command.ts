import { parseArgs } from 'node:util';
import pg from 'pg';
import { berlinDay } from '#domain/berlin-day.ts';
import { startEmbeddedPostgres } from '#server/database/embedded-postgres.ts';
import { faultOfDatabaseUrl } from '#server/database/database-url.ts';
import { migrate } from '#server/database/migrate.ts';
import type { DatabaseAddresses } from '#server/database/roles.ts';
import { databaseOf, readEnvironment } from '#server/runtime/environment.ts';
import type { Environment } from '#server/runtime/environment.ts';
import { createLog } from '#server/log/log.ts';
import { exportCatalogue } from '#server/catalogue-transfer/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue-transfer/import-catalogue.ts';
import type { Bulk, ImportOptions } from '#server/catalogue-transfer/import-catalogue.ts';
import { transferLanguages, transferTexts } from '#server/catalogue-transfer/transfer-texts.ts';
import type { TransferTexts } from '#server/catalogue-transfer/transfer-texts.ts';
import { runningDatabase } from '#server/database/running-database.ts';
import { runCommand } from '#server/runtime/run-command.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { fillKinds } from './fill-kinds.ts';
import {
  emptyCatalogue,
  isCatalogueEmpty,
  largeLoad,
  loadCatalogue,
  settleCatalogue,
  withoutIndexes,
} from './load.ts';

const usage = `npm run catalogue -- --articles 100000 [--seed 7] [--database postgres://…] [--replace]
npm run catalogue -- --kinds [--seed 7] [--database postgres://…]
npm run catalogue -- --import FOLDER [--dry-run] [--replace] [--language de|en] [--database postgres://…]
npm run catalogue -- --export FOLDER [--language de|en] [--database postgres://…]

The first fills a database with a catalogue of any size, the same for the same seed. Without --database it uses
DATABASE_MIGRATION_URL or DATABASE_URL, else the shop's own database below DATA_DIR (the shop must not be running). --replace empties a filled catalogue first.
The second gives a catalogue of the demo that a former release has loaded its types, assortments, tags, attributes and properties.
The others bring in a catalogue of your own from files, all or nothing, and give it out as the same files (docs/catalogue-files.md); the
shop may be running. --dry-run only says what would happen, and what is wrong in which line; --replace removes what files do not name.`;

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

function readWholeNumber(value: string | undefined, fallback: number, name: string): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 5_000_000) {
    throw new StartFailure(`--${name} must be a whole number from 1 to 5000000.`);
  }
  return number;
}

/** Brings the database up to date and works on it as its owner. */
async function onCatalogue(
  addresses: DatabaseAddresses,
  work: (client: pg.Client, seconds: () => string) => Promise<void>,
): Promise<void> {
  await migrate(addresses, createLog('error'));
  const connectionString = addresses.migrationString;
  const client = new pg.Client({ connectionString, application_name: 'kontor-shop catalogue' });
  // The statement that fails tells of a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const startedAt = performance.now();
    await work(client, () => ((performance.now() - startedAt) / 1000).toFixed(1));
  } finally {
    await client.end();
  }
}

/** Says how a catalogue is brought in; large ones come in while the tables have no keys and indexes. */
async function bringIn(
  addresses: DatabaseAddresses,
  options: Omit<ImportOptions, 'today' | 'say'>,
): Promise<void> {
  await onCatalogue(addresses, async (client) => {
    const isEmpty = await isCatalogueEmpty(client);
    const bulk: Bulk = (rows, work) =>
      isEmpty && rows > largeLoad ? withoutIndexes(client, work, say) : work();
    const outcome = await importCatalogue(client, { ...options, today: today(), say }, bulk);
    if (outcome === 'refused') process.exitCode = 1;
    if (outcome !== 'done') return;
    say(options.texts.settling);
    await settleCatalogue(client);
  });
}

const giveOut = (addresses: DatabaseAddresses, folder: string, texts: TransferTexts): Promise<void> =>
  onCatalogue(addresses, (client) => exportCatalogue(client, { folder, texts, say }));

const today = (): string => berlinDay(new Date());

async function fill(
  addresses: DatabaseAddresses,
  articleCount: number,
  seed: number,
  isReplacing: boolean,
): Promise<void> {
  await onCatalogue(addresses, async (client, seconds) => {
    await client.query('begin');
    if (!(await isCatalogueEmpty(client))) {
      if (!isReplacing)
        throw new StartFailure('The database has a catalogue already; --replace empties it first.');
      await emptyCatalogue(client);
    }
    const count = await loadCatalogue(
      client,
      { seed, today: today(), articleCount },
      (loaded, wanted) =>
        say(`${String(loaded).padStart(String(wanted).length)} of ${wanted} articles, ${seconds()} s`),
      (sentence) => say(`${sentence}, ${seconds()} s`),
    );
    await client.query('commit');
    say('Statistics are being gathered');
    await settleCatalogue(client);
    say(`${count} articles in ${seconds()} s`);
  });
}

async function sortIntoKinds(addresses: DatabaseAddresses, seed: number): Promise<void> {
  await onCatalogue(addresses, async (client, seconds) => {
    await client.query('begin');
    const count = await fillKinds(client, { seed, today: today() });
    await client.query('commit');
    if (count === null) {
      say('The catalogue has its kinds already.');
      return;
    }
    await settleCatalogue(client);
    say(`${count} articles sorted in ${seconds()} s`);
  });
}

/** The database named by `--database`, else by the environment; null = the shop's own. */
function givenAddresses(database: string | undefined, environment: Environment): DatabaseAddresses | null {
  if (database !== undefined) {
    const fault = faultOfDatabaseUrl(database);
    if (fault !== null) throw new StartFailure(`--database ${fault}.`);
    return { connectionString: database, migrationString: database };
  }
  return databaseOf(environment);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string' },
      seed: { type: 'string' },
      database: { type: 'string' },
      import: { type: 'string' },
      export: { type: 'string' },
      language: { type: 'string', default: 'de' },
      'dry-run': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      kinds: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { import: importFolder, export: exportFolder } = values;
  const language = transferLanguages.find((one) => one === values.language);
  const tasks = [values.articles, importFolder, exportFolder].filter((one) => one !== undefined).length;
  if (values.help || language === undefined || tasks + Number(values.kinds) !== 1) {
    say(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const seed = readWholeNumber(values.seed, 7, 'seed');
  const articleCount = readWholeNumber(values.articles, 1, 'articles');
  const texts = transferTexts(language);
  const work = (addresses: DatabaseAddresses): Promise<void> => {
    if (importFolder !== undefined)
      return bringIn(addresses, {
        folder: importFolder,
        isDryRun: values['dry-run'],
        isReplacing: values.replace,
        texts,
      });
    if (exportFolder !== undefined) return giveOut(addresses, exportFolder, texts);
    return values.kinds
      ? sortIntoKinds(addresses, seed)
      : fill(addresses, articleCount, seed, values.replace);
  };
  const environment = readEnvironment(process.env);
  const given = givenAddresses(values.database, environment);
  if (given !== null) return work(given);
  const isTransfer = importFolder !== undefined || exportFolder !== undefined;
  const running = isTransfer ? await runningDatabase(environment.dataDirectory) : null;
  if (running !== null) return work(running);
  const log = createLog('error');
  const embedded = await startEmbeddedPostgres({ dataDirectory: environment.dataDirectory, log });
  try {
    await work(embedded);
  } finally {
    await embedded.stop();
  }
}

await runCommand(main);
