import { apiScenarios } from './api-scenarios.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { readCatalogueFacts } from './catalogue-facts.ts';
import type { OrderJournal } from './checkout-flow.ts';
import { checkOut, createJournal } from './checkout-flow.ts';
import { createChoice } from './choice.ts';
import type { LoopOptions, Measured } from './closed-loop.ts';
import { closedLoop } from './closed-loop.ts';
import type { Floors } from './floors.ts';
import { measureFloors } from './floors.ts';
import type { CatalogueSize, MeasuredShop } from './measured-shop.ts';
import { wideLimits } from './measured-shop.ts';
import type { OrderAudit } from './order-audit.ts';
import { auditOrders, readStock } from './order-audit.ts';
import type { TreeMemory } from './process-memory.ts';
import { memoryOfTree, processorTimeOfTree } from './process-memory.ts';
import { forgetOrders } from '#tests/support/forget-orders.ts';

export interface ApiOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Leaves the rest out; all when null. */
  readonly scenarios: readonly string[] | null;
  readonly say: (sentence: string) => void;
}

export interface ApiResult {
  readonly catalogue: CatalogueSize;
  readonly articleCount: number;
  readonly measuredAt: string;
  readonly connections: number;
  readonly seconds: number;
  readonly limits: Readonly<Record<string, string>>;
  readonly startMs: number;
  readonly floors: Floors;
  readonly memoryBefore: TreeMemory;
  readonly memoryAfter: TreeMemory;
  readonly measured: Readonly<Record<string, MeasuredUnit>>;
  readonly checkoutAudit: OrderAudit | null;
  /** Ten buyers for the last pieces of one article. */
  readonly lastPiecesAudit: (OrderAudit & { readonly stock: number; readonly refused: number }) | null;
}

const warmSeconds = 2;

async function withProcessorTime(shop: MeasuredShop, loop: LoopOptions): Promise<MeasuredUnit> {
  let units = 0;
  const before = processorTimeOfTree(shop.processId);
  const measured = await closedLoop({
    ...loop,
    unit: (connection, place) => {
      units += 1;
      return loop.unit(connection, place);
    },
  });
  const after = processorTimeOfTree(shop.processId);
  const perUnit = (spentMs: number): number => Math.max(0, Number((spentMs / Math.max(1, units)).toFixed(2)));
  return {
    ...measured,
    shopMsPerUnit: perUnit(after.shopMs - before.shopMs),
    databaseMsPerUnit: perUnit(after.databaseMs - before.databaseMs),
  };
}

const lastPieces = 40;
const triesForLastPieces = 80;

/** A measure with what each unit cost, which hardly depends on what else the machine was doing. */
export interface MeasuredUnit extends Measured {
  readonly shopMsPerUnit: number;
  readonly databaseMsPerUnit: number;
}

const line = ({ perSecond, p50Ms, p95Ms, p99Ms, badCount, firstFault }: Measured): string =>
  `${perSecond}/s p50 ${p50Ms} p95 ${p95Ms} p99 ${p99Ms} ms bad ${badCount}${firstFault === null ? '' : ` (${firstFault})`}`;

const costs = ({ shopMsPerUnit, databaseMsPerUnit }: MeasuredUnit): string =>
  `cpu ${shopMsPerUnit} + ${databaseMsPerUnit} ms`;

async function measureCheckout(
  shop: MeasuredShop,
  facts: CatalogueFacts,
  options: ApiOptions,
): Promise<{ measured: MeasuredUnit; audit: OrderAudit }> {
  const mailDomain = `flow-${Date.now()}.example`;
  const journal = createJournal();
  const choice = createChoice(1);
  const before = await readStock(shop.database, facts.plentiful);
  const { connections, seconds } = options;
  const measured = await withProcessorTime(shop, {
    port: shop.port,
    connections,
    seconds,
    warmSeconds,
    unit: (connection) => checkOut(connection, choice.of(facts.plentiful), mailDomain, journal),
  });
  return { measured, audit: await auditOrders(shop.database, mailDomain, journal, before) };
}

/** Sells more than there is: exactly the stock may be sold, everybody else must be refused with a sentence. */
async function sellLastPieces(
  shop: MeasuredShop,
  facts: CatalogueFacts,
  connections: number,
): Promise<ApiResult['lastPiecesAudit']> {
  const articleNumber = facts.plentiful.at(-1) ?? '';
  await shop.database.query(
    'update article_stock set stock = $2 from article where id = article_id and article_number = $1',
    [articleNumber, lastPieces],
  );
  const mailDomain = `last-${Date.now()}.example`;
  const journal: OrderJournal = createJournal();
  const before = await readStock(shop.database, [articleNumber]);
  let left = triesForLastPieces;
  await closedLoop({
    port: shop.port,
    connections,
    seconds: 60,
    warmSeconds: 0,
    isFinished: () => left <= 0,
    unit: async (connection) => {
      left -= 1;
      return checkOut(connection, articleNumber, mailDomain, journal);
    },
  });
  const audit = await auditOrders(shop.database, mailDomain, journal, before);
  return { ...audit, stock: lastPieces, refused: journal.refusedForStock };
}

/** What earlier runs left to be mailed would be worked on during this one. */
async function forgetEarlierRuns(shop: MeasuredShop): Promise<void> {
  await shop.database.query(forgetOrders('truncate shop_order, outbox_mail cascade'));
}

/** Measures the calls and pages of a running shop at ten connections. */
export async function measureApi(
  shop: MeasuredShop,
  catalogue: CatalogueSize,
  options: ApiOptions,
): Promise<ApiResult> {
  const { connections, seconds, scenarios, say } = options;
  const isWanted = (name: string): boolean => scenarios === null || scenarios.includes(name);
  await forgetEarlierRuns(shop);
  const facts = await readCatalogueFacts(shop.database);
  const floors = await measureFloors(shop.database, connections, Math.min(seconds, 4));
  say(`floor http ${line(floors.http)}; ${floors.transactionsPerSecond} transactions/s`);
  const memoryBefore = memoryOfTree(shop.processId);
  const measured: Record<string, MeasuredUnit> = {};
  for (const scenario of apiScenarios(facts)) {
    if (!isWanted(scenario.name)) continue;
    const atOnce = scenario.connections ?? connections;
    await scenario.prepare?.(shop.port, atOnce);
    const outcome = await withProcessorTime(shop, {
      port: shop.port,
      connections: atOnce,
      seconds,
      warmSeconds,
      unit: scenario.unit,
    });
    measured[scenario.name] = outcome;
    say(`${scenario.name} ${line(outcome)} ${costs(outcome)}`);
  }
  let checkoutAudit: OrderAudit | null = null;
  if (isWanted('checkout')) {
    const checkout = await measureCheckout(shop, facts, options);
    measured['checkout'] = checkout.measured;
    checkoutAudit = checkout.audit;
    say(`checkout ${line(checkout.measured)} ${costs(checkout.measured)} ${JSON.stringify(checkoutAudit)}`);
  }
  const memoryAfter = memoryOfTree(shop.processId);
  let lastPiecesAudit: ApiResult['lastPiecesAudit'] = null;
  if (isWanted('lastPieces')) {
    lastPiecesAudit = await sellLastPieces(shop, facts, connections);
    say(`lastPieces ${JSON.stringify(lastPiecesAudit)}`);
  }
  say(`start ${shop.startMs} ms, memory ${memoryBefore.pssMegabytes} → ${memoryAfter.pssMegabytes} MB PSS`);
  return {
    catalogue,
    articleCount: facts.articleCount,
    measuredAt: new Date().toISOString(),
    connections,
    seconds,
    limits: wideLimits,
    startMs: shop.startMs,
    floors,
    memoryBefore,
    memoryAfter,
    measured,
    checkoutAudit,
    lastPiecesAudit,
  };
}
