import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Measured } from './closed-loop.ts';
import { closedLoop, oneRequest } from './closed-loop.ts';

/** What this machine can do at all in the same minute: the measure of every other figure. */
export interface Floors {
  /** Plain HTTP answers of 10 kB by Node without any framework. */
  readonly http: Measured;
  /** Durable transactions of one insert each, ten connections. */
  readonly transactionsPerSecond: number;
}

const answerBytes = 10_000;

async function httpFloor(connections: number, seconds: number): Promise<Measured> {
  const body = JSON.stringify({ text: 'x'.repeat(answerBytes) });
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const measured = await closedLoop({
    port,
    connections,
    seconds,
    warmSeconds: 1,
    unit: (connection) => oneRequest(connection, { path: '/' }),
  });
  await new Promise((resolve) => server.close(resolve));
  return measured;
}

async function transactionFloor(database: pg.Pool, connections: number, seconds: number): Promise<number> {
  await database.query(
    'create table if not exists bench_floor (id bigint generated always as identity, note text)',
  );
  const pool = new pg.Pool({ ...database.options, max: connections });
  const end = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await pool.query({
          name: 'floor',
          text: 'insert into bench_floor (note) values ($1)',
          values: ['note'],
        });
        count += 1;
      }
    }),
  );
  await pool.end();
  await database.query('drop table bench_floor');
  return Math.round(count / seconds);
}

export async function measureFloors(
  database: pg.Pool,
  connections: number,
  seconds: number,
): Promise<Floors> {
  return {
    http: await httpFloor(connections, seconds),
    transactionsPerSecond: await transactionFloor(database, connections, seconds),
  };
}
