import { readAppSecret } from './app-secret.ts';
import { buildFrontEnd, buildShop } from './app.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/pool.ts';
import { demoAccounts, demoPassword, seedAccounts } from './demo/accounts.ts';
import { seedAddresses } from './demo/addresses.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createLog } from './log.ts';
import type { Log } from './log.ts';
import { createMailer } from './mailer.ts';
import { startOrderMailWorker } from './mails/order-mail-worker.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { warmUpPasswords } from './password.ts';
import { attachPages, attachRemotePages } from './pages/attach-pages.ts';
import { createSessionKeys } from './session-cookie.ts';
import { StartFailure } from './start-failure.ts';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Time given to what is under way when the process is told to stop (case R77). */
const gracefulStopMs = 10_000;

/** What to end, in the order of starting; ended in the opposite order. */
type Ending = () => Promise<void> | void;

const say = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`);
};

function publicUrlOf({ publicUrl, host, port }: Environment): string {
  const shownHost = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return publicUrl ?? `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${port}`;
}

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} on ${host} is taken: set another PORT.`);
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this user: set another PORT.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

async function startShop(environment: Environment, log: Log, endings: Ending[]): Promise<void> {
  let connectionString = environment.databaseUrl;
  if (connectionString === null) {
    say('Datenbank wird gestartet …');
    const embedded = await startEmbeddedPostgres({ dataDirectory: environment.dataDirectory, log });
    endings.push(embedded.stop);
    ({ connectionString } = embedded);
  }
  await migrate(connectionString, log);
  const database = openDatabase({ connectionString, connections: environment.databaseConnections, log });
  endings.push(() => database.$client.end());
  const keys = createSessionKeys(await readAppSecret(database));
  const startedAt = performance.now();
  const isSeeded = await seedDemo(database, log);
  if (isSeeded) {
    await seedAccounts(database);
    await seedAddresses(database);
    say(`Demo-Katalog geladen (${((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',')} s).`);
  }
  await warmUpPasswords();
  const clock = (): Date => new Date();
  const shop = await buildShop({ environment, database, keys, log, clock });
  // Lists are answered once the index stands; the words of the search follow while the shop serves already.
  await shop.services.catalogue.current();
  await attachPages(shop, publicUrlOf(environment));
  const send = createMailer({
    smtpUrl: environment.smtpUrl,
    outboxFolder: path.join(environment.dataDirectory, 'outbox'),
    sender: { name: 'Kontor', address: 'service@kontor.example' },
  });
  const outbox = startOutboxWorker({ database, send, log, clock });
  endings.push(outbox.stop);
  const { settings } = shop.services;
  endings.push(startOrderMailWorker({ database, settings, publicUrl: publicUrlOf(environment), log }).stop);
  endings.push(startHousekeeping({ database, sessionIdleMs: environment.sessionIdleMs, log, clock }));
  endings.push(() => shop.app.close());
  await listen(shop.app, environment);
  say(`\nDer Shop ist bereit: ${publicUrlOf(environment)}\n`);
  say(`Demo-Konten (Passwort ${demoPassword}):`);
  for (const { users } of demoAccounts) for (const { email } of users) say(`  ${email}`);
}

async function startFrontEnd(
  environment: Environment,
  backendUrl: string,
  log: Log,
  endings: Ending[],
): Promise<void> {
  const app = await buildFrontEnd(environment, backendUrl, log);
  await attachRemotePages(app, publicUrlOf(environment), backendUrl);
  endings.push(() => app.close());
  await listen(app, environment);
  say(`\nDer Shop ist bereit: ${publicUrlOf(environment)} (Daten von ${backendUrl})`);
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
async function main(): Promise<void> {
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

  try {
    const environment = readEnvironment(process.env);
    log = createLog(environment.logLevel);
    const { restBackendUrl } = environment;
    if (restBackendUrl === null) await startShop(environment, log, endings);
    else await startFrontEnd(environment, restBackendUrl, log, endings);
  } catch (error) {
    if (error instanceof StartFailure) process.stderr.write(`${error.message}\n`);
    else log.fatal({ err: error }, 'The shop could not be started');
    await stop(1);
  }
}

await main();
