import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { Connection } from './closed-loop.ts';
import { floodRequests } from './flood-requests.ts';

/** What the flooding process is told on its stdin. */
export interface FloodOrder {
  readonly port: number;
  readonly localAddress: string;
  readonly connections: number;
  readonly seconds: number;
  readonly name: string;
  readonly facts: CatalogueFacts;
}

/** What it writes as its last line. */
export interface FloodOutcome {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
}

/** One address that asks for one thing on many connections at once; a process of its own, so that it slows only the shop. */
async function flood({
  port,
  localAddress,
  connections,
  seconds,
  name,
  facts,
}: FloodOrder): Promise<FloodOutcome> {
  const wanted = floodRequests(facts).find((request) => request.name === name);
  if (wanted === undefined) throw new Error(`There is no request '${name}'.`);
  const statuses: Record<string, number> = {};
  let sent = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = new Connection(port, localAddress);
      // Without a session of its own, when the shop gives none any more, an attacker asks all the same.
      const nextRequest = await wanted.prepare(connection).catch(() => () => ({ path: '/shop/basket' }));
      while (performance.now() < end) {
        const { status } = await connection.send(nextRequest());
        statuses[status] = (statuses[status] ?? 0) + 1;
        sent += 1;
      }
      connection.close();
    }),
  );
  return { sent, statuses };
}

const order = JSON.parse(await text(process.stdin)) as FloodOrder;
process.stdout.write(`${JSON.stringify(await flood(order))}\n`);
