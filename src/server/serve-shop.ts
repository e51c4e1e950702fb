import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import type { DatabaseAddresses } from './database/roles.ts';
import { databaseOf, readEnvironment } from './runtime/environment.ts';
import type { Environment } from './runtime/environment.ts';
import { createLog } from './log/log.ts';
import type { Log } from './log/log.ts';
import type { ShopExtension } from './app.ts';
import type { Ending } from './run-shop.ts';
import { say } from './runtime/say.ts';
import { StartFailure } from './runtime/start-failure.ts';

/** Time given to what is under way when the process is told to stop (case R77). */
const gracefulStopMs = 10_000;

/** What else a shop is served with; the product has nothing. */
interface ServedWith {
  /** Answers or watches its calls, too. */
  readonly extend?: ShopExtension;
  /** In the place of the machine's. */
  readonly clock?: () => Date;
}

/** Addresses of the database; the packaged one is started unless the environment names another. */
function provideDatabase(environment: Environment, log: Log, endings: Ending[]): Promise<DatabaseAddresses> {
  const given = databaseOf(environment);
  if (given !== null) return Promise.resolve(given);
  say('Datenbank wird gestartet …');
  const starting = startEmbeddedPostgres({ dataDirectory: environment.dataDirectory, log });
  // Whoever ends the shop meanwhile waits for the database to stand: left alone, it would stay.
  endings.push(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined,
    ),
  );
  return starting;
}

async function start(
  environment: Environment,
  log: Log,
  endings: Ending[],
  { extend, clock = () => new Date() }: ServedWith,
): Promise<void> {
  const { restBackendUrl } = environment;
  // The program's larger part is loaded while the database starts: after a crash both take their time.
  const program = import('./run-shop.ts');
  if (restBackendUrl === null) {
    const [addresses, { runShop }] = await Promise.all([provideDatabase(environment, log, endings), program]);
    await runShop({ environment, addresses, log, endings, extend, clock });
  } else {
    await (await program).runFrontEnd({ environment, backendUrl: restBackendUrl, log, endings });
  }
}

/** What a person can do about a failed start; null = nothing is known about it. */
async function reasonOf(error: unknown, environment: Environment | null): Promise<StartFailure | null> {
  if (error instanceof StartFailure) return error;
  const { explainFailedStart } = await import('./runtime/failed-start.ts');
  return explainFailedStart(error, environment);
}

async function end(endings: readonly Ending[], log: Log): Promise<void> {
  for (const ending of [...endings].reverse()) {
    try {
      await ending();
    } catch (error) {
      log.error({ err: error }, 'A part of the shop did not end cleanly');
    }
  }
}

/** Starts the shop and stays until it is told to stop. */
export async function serveShop(given: ServedWith = {}): Promise<void> {
  const endings: Ending[] = [];
  let log = createLog('info');
  let isStopping = false;

  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const overdue = setTimeout(
      () => log.error('Stopping takes too long; the database is stopped now'),
      gracefulStopMs,
    );
    overdue.unref();
    await end(endings, log);
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      say('Der Shop wird beendet …');
      void stop(0);
    });
  }
  for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, `Unforeseen: ${event}`);
      void stop(1);
    });
  }

  let environment: Environment | null = null;
  try {
    environment = readEnvironment(process.env);
    log = createLog(environment.logLevel);
    await start(environment, log, endings, given);
  } catch (error) {
    // Told to stop while it started: what breaks off then is no failure.
    if (isStopping) return;
    const failure = await reasonOf(error, environment);
    if (failure !== null) process.stderr.write(`${failure.message}\n`);
    else log.fatal({ err: error }, 'The shop could not be started');
    await stop(1);
  }
}
