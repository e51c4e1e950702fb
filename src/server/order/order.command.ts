import { parseArgs } from 'node:util';
import { orderCommands } from '#machines/order/order.selectors.ts';
import { openDatabase, transaction } from '#server/database/pool.ts';
import { runningDatabase } from '#server/database/running-database.ts';
import { createFirmService } from '#server/firm/firm.service.ts';
import { createLog } from '#server/log/log.ts';
import { databaseOf, readEnvironment } from '#server/runtime/environment.ts';
import { runCommand } from '#server/runtime/run-command.ts';
import { StartFailure } from '#server/runtime/start-failure.ts';
import { createSettingsService } from '#server/settings/settings.service.ts';
import { commandsFor, takeStep } from './order-life.ts';
import { loadOrderHistory, lockOrder } from './order-life.repository.ts';
import { orderFacts } from './order.facts.ts';

const words = orderCommands.map((type) => type.replace('order.', ''));

const usage = `npm run order -- 2026-100001 [${words.join('|')}] [--reason "…"] [--database postgres://…]

Says where an order stands, what happened to it and what may happen next; with a word it takes that step. Without
--database it uses DATABASE_URL, else the database of the shop that is running on DATA_DIR.`;

const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

async function addressOf(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const environment = readEnvironment(process.env);
  const addresses = databaseOf(environment) ?? (await runningDatabase(environment.dataDirectory));
  if (addresses === null) throw new StartFailure(`No shop is running on ${environment.dataDirectory}.`);
  return addresses.connectionString;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      reason: { type: 'string', default: '' },
      database: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [orderNumber, word] = positionals;
  if (values.help || orderNumber === undefined) return say(usage);
  const wanted = orderCommands.find((type) => type === `order.${word}`);
  if (word !== undefined && wanted === undefined)
    throw new StartFailure(`There is no step '${word}'; there are ${words.join(', ')}.`);
  const log = createLog('warn');
  // One for the step, one for what its effects read beside it.
  const database = openDatabase({ connectionString: await addressOf(values.database), connections: 2, log });
  try {
    const firms = createFirmService(database, () => new Date());
    const effects = orderFacts({ settings: createSettingsService(database), firms, log });
    await transaction(database, async (executor) => {
      const order = await lockOrder(executor, orderNumber);
      if (order === null) throw new StartFailure(`There is no order ${orderNumber}.`);
      const by = { at: new Date(), personId: null, reason: values.reason };
      if (wanted !== undefined && !(await takeStep(executor, order, { type: wanted }, by, effects)))
        throw new StartFailure(`The order is ${order.state}: '${word}' is no step from there.`);
      const now = (await lockOrder(executor, orderNumber)) ?? order;
      for (const { happenedAt, event, fromState, toState, reason } of await loadOrderHistory(
        executor,
        order.id,
      ))
        say([happenedAt.toISOString(), event, `${fromState} → ${toState}`, reason].join('  ').trimEnd());
      const next = commandsFor(now).map((type) => type.replace('order.', ''));
      say(`${orderNumber} is ${now.state}${next.length === 0 ? '' : `; next: ${next.join(', ')}`}`);
    });
  } finally {
    await database.end();
  }
}

await runCommand(main);
