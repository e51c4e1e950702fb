import http from 'node:http';
import { performance } from 'node:perf_hooks';

export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  /** Path with query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface LoadAnswer {
  readonly ms: number;
  /** 0 when the connection broke. */
  readonly status: number;
  readonly bytes: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

/** One kept-alive connection: one request at a time, like one visitor who waits for each answer. */
export class Connection {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;
  readonly #localAddress: string;

  /** @param localAddress address of this machine the requests come from, e.g. `127.0.0.2` */
  constructor(port: number, localAddress = '127.0.0.1') {
    this.#port = port;
    this.#localAddress = localAddress;
  }

  send({ method = 'GET', path, headers, body }: LoadRequest): Promise<LoadAnswer> {
    const payload = body === undefined ? null : JSON.stringify(body);
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const request = http.request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          localAddress: this.#localAddress,
          path,
          method,
          headers: {
            accept: 'application/json',
            'x-requested-with': 'XMLHttpRequest',
            ...(payload === null
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const content = Buffer.concat(parts);
            resolve({
              ms: performance.now() - startedAt,
              status: response.statusCode ?? 0,
              bytes: content.length,
              headers: response.headers,
              text: content.toString(),
            });
          });
        },
      );
      request.on('error', (error) =>
        resolve({ ms: performance.now() - startedAt, status: 0, bytes: 0, headers: {}, text: error.message }),
      );
      if (payload !== null) request.write(payload);
      request.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** What one unit of work (a request, or a whole flow) came to. */
export interface UnitOutcome {
  readonly bytes: number;
  /** Why the answer was not the one a visitor needs; null when it was. */
  readonly fault: string | null;
}

export interface Measured {
  readonly count: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly badCount: number;
  readonly firstFault: string | null;
  readonly averageBytes: number;
}

export interface LoopOptions {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly warmSeconds: number;
  /** Ends the loop before its time. */
  readonly isFinished?: () => boolean;
  readonly unit: (connection: Connection, place: number) => Promise<UnitOutcome>;
}

/** The value below which a share of the sorted values lies. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Runs units in a closed loop on each connection; counts those that began after the warm-up. */
export async function closedLoop(options: LoopOptions): Promise<Measured> {
  const { port, connections, seconds, warmSeconds, unit, isFinished } = options;
  const latencies: number[] = [];
  let badCount = 0;
  let firstFault: string | null = null;
  let bytes = 0;
  const warmUntil = performance.now() + warmSeconds * 1000;
  const end = warmUntil + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, place) => {
      // Visitors come from addresses of their own; one address gets no more than its turns (docs/decisions/0034).
      const connection = new Connection(port, `127.0.2.${place + 1}`);
      while (performance.now() < end && isFinished?.() !== true) {
        const startedAt = performance.now();
        const outcome = await unit(connection, place);
        if (outcome.fault !== null) firstFault ??= outcome.fault;
        if (startedAt < warmUntil) continue;
        if (outcome.fault === null) latencies.push(performance.now() - startedAt);
        else badCount += 1;
        bytes += outcome.bytes;
      }
      connection.close();
    }),
  );
  const elapsedSeconds = (performance.now() - warmUntil) / 1000;
  latencies.sort((left, right) => left - right);
  return {
    count: latencies.length,
    perSecond: rounded(latencies.length / elapsedSeconds),
    p50Ms: rounded(percentile(latencies, 0.5)),
    p95Ms: rounded(percentile(latencies, 0.95)),
    p99Ms: rounded(percentile(latencies, 0.99)),
    badCount,
    firstFault,
    averageBytes: Math.round(bytes / Math.max(1, latencies.length + badCount)),
  };
}

/** The plain unit: one request whose answer must be 200 and satisfy `isRight`. */
export async function oneRequest(
  connection: Connection,
  request: LoadRequest,
  isRight: (text: string) => boolean = () => true,
): Promise<UnitOutcome> {
  const { status, bytes, text } = await connection.send(request);
  const isGood = status === 200 && isRight(text);
  return { bytes, fault: isGood ? null : `${request.path.slice(0, 160)}: ${status} ${text.slice(0, 200)}` };
}
