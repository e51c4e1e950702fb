import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { FairGate } from '#server/admission/fair-gate.ts';
import type { Pass } from '#server/admission/fair-gate.ts';
import { watchLoopStrain } from '#server/admission/loop-strain.ts';
import type { Environment } from '#server/runtime/environment.ts';
import { TurnedAway, Unavailable } from '#server/calls/failures.ts';

interface AdmissionPluginOptions {
  readonly environment: Environment;
}

/** Time in which every request is answered, from the moment it has arrived whole (case R75). */
const longestAnswerMs = 2500;
/** Nobody waits longer than this for a turn; after it the answer is 503. */
const longestWaitMs = { calls: 1000, orders: 1800 } as const;
const longestLine = 2000;
/** An order's call needs less; whatever orders come, a page begins after this time. */
const longestDelayMs = 100;
/** An address may have so many times the share of the orders' places that it has of the others. */
const orderShare = 2;
/** The dearest call must not fill the gate by itself. */
const heaviest = 6;
/** Work for somebody who has gone ends by itself within this time, should its answer never be tried. */
const abandonedMs = 3000;
/** Connections to the database that orders leave to everybody else. */
const keptConnections = 2;

const turnedAway = {
  full: new TurnedAway(503, 'too many requests wait'),
  overdue: new TurnedAway(503, 'no turn in time'),
  strained: new TurnedAway(503, 'the process is overloaded'),
} as const;

const share = (whole: number, part: number): number => Math.max(1, Math.ceil(whole * Math.min(1, part)));

/** A body is waited for before the gate, so that who sends it slowly holds no place. */
const hasBody = ({ method, headers }: FastifyRequest): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0');

const plugin: FastifyPluginAsync<AdmissionPluginOptions> = async (app, { environment }) => {
  const { atOnce, atOncePerAddress, atOncePerSession, waitingPerAddress } = environment.admission;
  const bounds = { longestLine, longestLinePerAddress: waitingPerAddress };
  const calls = new FairGate({ ...bounds, atOnce, atOncePerAddress, atOncePerSession });
  // Orders weigh one each; stuck ones leave the database to others, and one address leaves them to the next.
  const ordersAtOnce = Math.max(1, environment.databaseConnections - keptConnections);
  const orders = new FairGate({
    ...bounds,
    atOnce: ordersAtOnce,
    atOncePerAddress: share(ordersAtOnce, (orderShare * atOncePerAddress) / atOnce),
    atOncePerSession: share(ordersAtOnce, (orderShare * atOncePerSession) / atOnce),
  });
  const strain = watchLoopStrain();
  const leaving = new WeakMap<FastifyRequest, () => void>();

  const delayed = new Set<() => void>();
  const beginDelayed = (): void => {
    for (const begin of delayed) setImmediate(begin);
    delayed.clear();
  };
  /** While much is under way, what draws and searches begins between orders, so that each step of an order finds the process free. */
  function afterOrders(begin: () => void): void {
    if (orders.running === 0 || calls.running < atOncePerAddress) {
      begin();
      return;
    }
    delayed.add(begin);
    setTimeout(() => {
      if (delayed.delete(begin)) begin();
    }, longestDelayMs).unref();
  }

  function admit(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    const { isOrdering = false, isFile = false, weight = 1 } = request.routeOptions.config ?? {};
    const address = request.addressGroup;
    request.arrivedAt = performance.now();
    // Somebody who has nothing under way is served even then, and so is who orders.
    if (!isOrdering && !isFile && strain.isHigh() && calls.runningFor(address) > 0) {
      app.inPace(request, () => done(turnedAway.strained));
      return;
    }
    const begin = isOrdering ? () => done() : () => afterOrders(done);
    const gate = isOrdering ? orders : calls;
    const longestMs = isOrdering ? longestWaitMs.orders : longestWaitMs.calls;
    const pass: Pass = gate.enter({
      address,
      session: request.identity?.id ?? null,
      weight: isOrdering ? 1 : Math.min(weight, heaviest),
      begin,
      turnAway: () => done(turnedAway.full),
    });
    if (pass.state === 'over') {
      app.inPace(request, () => done(turnedAway.full));
      return;
    }
    leaving.set(request, () => {
      gate.leave(pass);
      if (orders.running === 0) beginDelayed();
    });
    reply.raw.once('close', () => {
      if (pass.state === 'running') setTimeout(() => gate.leave(pass), abandonedMs).unref();
      if (pass.state === 'waiting') gate.leave(pass);
    });
    if (pass.state === 'running') {
      begin();
      return;
    }
    setTimeout(() => {
      if (pass.state !== 'waiting') return;
      gate.leave(pass);
      done(turnedAway.overdue);
    }, longestMs).unref();
  }

  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('isOverdue', function isOverdue(this: FastifyRequest) {
    const { longestMs = longestAnswerMs } = this.routeOptions.config;
    return this.raw.socket.destroyed || performance.now() - this.arrivedAt >= longestMs;
  });
  app.decorateRequest('inTime', async function inTime<
    Result,
  >(this: FastifyRequest, work: () => Promise<Result>) {
    const { longestMs = longestAnswerMs } = this.routeOptions.config;
    const leftMs = longestMs - (performance.now() - this.arrivedAt);
    let timer: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Unavailable('no answer in time')), leftMs);
    });
    try {
      return await Promise.race([work(), overdue]);
    } finally {
      clearTimeout(timer);
    }
  });

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) done();
    else admit(request, reply, done);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request)) admit(request, reply, done);
    else done();
  });
  // The work is done once there is something to send: who reads slowly holds no place.
  app.addHook('onSend', (request, _reply, payload, done) => {
    leaving.get(request)?.();
    done(null, payload);
  });
  app.addHook('onClose', async () => strain.stop());
};

/**
 * The one gate before session, database and rendering: what is worked on at once is bounded for all, for an address and
 * for a session, and who has to wait takes turns (cases R66, R80). Orders have a gate of their own, so that they never
 * wait behind pages.
 */
export const admissionPlugin = fastifyPlugin(plugin, { name: 'admission', dependencies: ['rate-limit'] });

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request stood at the gate, on the clock of `performance`. */
    arrivedAt: number;
    /** True when nobody waits for the answer any more: going on would be work for nothing. */
    isOverdue: (this: FastifyRequest) => boolean;
    /**
     * The outcome of the work a request asks for.
     *
     * @throws Unavailable when it takes longer than an answer may take; the work goes on
     */
    inTime: <Result>(this: FastifyRequest, work: () => Promise<Result>) => Promise<Result>;
  }
}
