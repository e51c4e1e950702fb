import { readAppSecret } from './settings/app-secret.ts';
import { buildFrontEnd, buildShop } from './app.ts';
import type { ShopExtension } from './app.ts';
import { migrate } from './database/migrate.ts';
import { isDatabaseAway, openDatabase } from './database/pool.ts';
import type { DatabaseAddresses } from './database/roles.ts';
import { reasonOf } from './database/start-connection.ts';
import { demoAccounts, demoFactor, demoPassword, seedAccounts } from './demo/accounts.ts';
import { seedAddresses } from './demo/addresses.ts';
import { seedDemo } from './demo/seed-demo.ts';
import type { Environment } from './runtime/environment.ts';
import { startHousekeeping } from './runtime/housekeeping.ts';
import type { Log } from './log/log.ts';
import { warmUpPasswords } from './sign-in/password.ts';
import { attachPages, attachRemotePages } from './pages/attach-pages.ts';
import { createSessionKeys } from './session/session-cookie.ts';
import { publicUrlOf } from './runtime/public-url.ts';
import { hasRoom, noRoom } from './runtime/disk-room.ts';
import { StartFailure } from './runtime/start-failure.ts';
import type { FastifyInstance } from 'fastify';
import { say } from './runtime/say.ts';
import { createHolidays } from './system/dispatch-clock.ts';

/** What to end, in the order of starting; ended in the opposite order. */
export type Ending = () => Promise<void> | void;

interface Running {
  readonly environment: Environment;
  readonly log: Log;
  readonly endings: Ending[];
}

/** What the system says of an address it does not have, cannot have, or of a name it cannot find. */
const isNoAddress = /^(?:EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|ENOTFOUND|ENODATA|EAI_\w+)$/;

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new StartFailure(`Port ${port} on ${host} is taken: set another PORT.`);
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this user: set another PORT.`);
    if (code !== undefined && isNoAddress.test(code))
      throw new StartFailure(`HOST ${host} is no address of this machine.`);
    throw error;
  }
}

interface Shop extends Running {
  readonly addresses: DatabaseAddresses;
  readonly extend: ShopExtension | undefined;
  readonly clock: () => Date;
}

/**
 * Brings the database up to date and serves the shop until its endings are called.
 *
 * @throws StartFailure for what a person can mend, such as a taken port or a database that goes away meanwhile
 */
export async function runShop(shop: Shop): Promise<void> {
  try {
    await serve(shop);
  } catch (error) {
    if (error instanceof StartFailure || !isDatabaseAway(error)) throw error;
    const { databaseUrl, dataDirectory } = shop.environment;
    if (databaseUrl === null && !hasRoom(dataDirectory)) throw noRoom(dataDirectory);
    throw new StartFailure(`The database went away during the start (${reasonOf(error)}).`);
  }
}

async function serve({ environment, addresses, log, endings, extend, clock }: Shop): Promise<void> {
  await migrate(addresses, log);
  const { connectionString, migrationString } = addresses;
  const database = openDatabase({ connectionString, connections: environment.databaseConnections, log });
  endings.push(() => database.end());
  const keys = createSessionKeys(await readAppSecret(database));
  const startedAt = performance.now();
  const isSeeded = await seedDemo(migrationString, log);
  if (isSeeded) {
    await seedAccounts(database, environment.hasDemoFactor ? keys : null);
    await seedAddresses(database);
    say(`Demo-Katalog geladen (${((performance.now() - startedAt) / 1000).toFixed(1).replace('.', ',')} s).`);
  }
  await warmUpPasswords();
  const holidays = createHolidays();
  const shop = await buildShop({ environment, database, keys, log, clock, holidays }, extend);
  const { services, modules } = shop;
  endings.push(services.documents.stop);
  // Lists are answered once the index stands; the words of the search follow while the shop serves already.
  await Promise.all([services.catalogue.current(), services.supply.warm()]);
  const publicUrl = publicUrlOf(environment);
  await attachPages(shop, publicUrl);
  for (const { startWork } of modules)
    for (const { stop } of startWork?.(publicUrl) ?? []) endings.push(stop);
  endings.push(startHousekeeping({ modules, log, clock }).stop);
  endings.push(() => shop.app.close());
  await listen(shop.app, environment);
  say(`\nDer Shop ist bereit: ${publicUrl}\n`);
  say(`Demo-Konten (Passwort ${demoPassword}):`);
  for (const { email } of demoAccounts.flatMap(({ users }) => users)) {
    const hasFactor = environment.hasDemoFactor && email === demoFactor.email;
    say(`  ${email}${hasFactor ? ` (zweiter Faktor, TOTP-Geheimnis ${demoFactor.secret})` : ''}`);
  }
}

/** Serves only pages; calls go to the back end of `REST_BACKEND_URL`. */
export async function runFrontEnd({
  environment,
  backendUrl,
  log,
  endings,
}: Running & { readonly backendUrl: string }): Promise<void> {
  const app = await buildFrontEnd(environment, backendUrl, log);
  await attachRemotePages(app, publicUrlOf(environment), backendUrl);
  endings.push(() => app.close());
  await listen(app, environment);
  say(`\nDer Shop ist bereit: ${publicUrlOf(environment)} (Daten von ${backendUrl})`);
}
