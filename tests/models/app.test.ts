import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { connectFacts } from '#app/connect-facts.ts';
import type { AppConfig } from '#contract/system.ts';
import { appCatalog, downConfig, notApprovedConfig } from '#machines/app/app.catalog.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { facts } from '#machines/app/facts.ts';
import { appPersistence } from '#machines/app/app.persistence.ts';
import { selectAvailability, selectGlobalConfig } from '#machines/app/app.selectors.ts';
import { shopSystemOf, type AppEmitted } from '#machines/app/app.types.ts';
import type { CallFailure } from '#machines/call-failure.ts';
import type { DeliveredPage } from '#machines/delivered-page.ts';
import { pollerMachine } from '#machines/poller/poller.machine.ts';
import { sampleAppConfig, sampleBootRecord, samplePage } from '#machines/sample-records.ts';
import { selectMode } from '#machines/shop-mode/shop-mode.selectors.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(appMachine, appCatalog);

type Outcome = AppConfig | CallFailure;

function compose(part: Partial<DeliveredPage> = {}, outcomes: Outcome[] = []) {
  const clock = new SimulatedClock();
  const told: AppEmitted[] = [];
  const asked: boolean[] = [];
  const machine = appMachine.provide({
    actors: {
      poller: pollerMachine.provide({
        actors: {
          loadConfig: fromPromise(({ input }) => {
            asked.push(input.wld);
            const outcome = outcomes.shift();
            if (outcome === undefined) return new Promise<AppConfig>(() => undefined);
            return 'kind' in outcome ? Promise.reject(outcome) : Promise.resolve(outcome);
          }),
        },
      }),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: appInputOf(samplePage(part)),
  });
  connectFacts(
    { poller: facts.poller },
    { app: actor, poller: shopSystemOf(actor.system).get('poller')! },
    { now: () => 0, storedConsent: () => null },
  );
  actor.on('*', (fact) => told.push(fact));
  const availability = () => selectAvailability(actor.getSnapshot());
  const routes = () => told.flatMap((fact) => (fact.type === 'app.routeWanted' ? [fact.path] : []));
  const count = (type: AppEmitted['type']) => told.filter((fact) => fact.type === type).length;
  return { actor, clock, told, asked, availability, routes, count };
}

const start = (part: Partial<DeliveredPage> = {}, outcomes: Outcome[] = []) => {
  const app = compose(part, outcomes);
  app.actor.start();
  return app;
};

describe('app before it is started', () => {
  it('shows what the boot record says, on the server and in the first render', () => {
    const { actor, asked } = compose();
    const snapshot = actor.getSnapshot();
    expect(selectAvailability(snapshot)).toBe('up');
    expect(snapshot.context.menu).toEqual(sampleBootRecord.menu);
    expect(selectGlobalConfig(snapshot)).toEqual(sampleAppConfig.basic_system_configs);
    const system = shopSystemOf(actor.system);
    expect(system.get('basket')?.getSnapshot().context.head).toEqual(sampleBootRecord.head);
    expect(system.get('session')?.getSnapshot().context.user).toEqual(sampleBootRecord.user);
    expect(asked).toEqual([]);
  });

  it.each([
    [{}, 'up'],
    [{ documentStatus: 503, path: '/503' }, 'maintenance'],
    [{ boot: { ...sampleBootRecord, config: downConfig } }, 'maintenance'],
    [{ boot: { ...sampleBootRecord, config: notApprovedConfig }, documentStatus: 503 }, 'notApproved'],
    [{ documentStatus: 500, path: '/http-error/500' }, 'httpError'],
  ] as const)('[S4.1-05] starts from the delivered page: %#', (part, expected) => {
    expect(compose(part).availability()).toBe(expected);
  });
});

describe('maintenance', () => {
  it.each([503, 401, 405, null] as const)(
    '[S4.1-02][S4.1-05][R72] begins with %s, clears the error and goes to /503',
    (status) => {
      const { actor, availability, routes } = start();
      actor.send({ type: 'answer.error', code: 500 });
      actor.send({ type: 'answer.down', status });
      expect(availability()).toBe('maintenance');
      expect(actor.getSnapshot().context.code).toBe(null);
      expect(routes()).toEqual(['/http-error/500', '/503']);
    },
  );

  it('[S4.1-04][S4.1-06][S4.1-09] ends with a good answer: home', () => {
    const { actor, availability, routes } = start();
    actor.send({ type: 'answer.down', status: 503 });
    actor.send({ type: 'route.changed', path: '/503', cause: 'replace' });
    actor.send({ type: 'answer.ok', path: '/503' });
    expect(availability()).toBe('up');
    expect(routes()).toEqual(['/503', '/']);
  });

  it('[S4.1-04] does not end with a good answer on the error page', () => {
    const { actor, availability } = start();
    actor.send({ type: 'answer.down', status: 503 });
    actor.send({ type: 'answer.ok', path: '/http-error/500' });
    expect(availability()).toBe('maintenance');
  });

  it('[S4.1-05] brings every navigation back to /503, also when the shop is not approved', () => {
    for (const config of [downConfig, notApprovedConfig]) {
      const { actor, routes } = start({ boot: { ...sampleBootRecord, config }, path: '/503' });
      actor.send({ type: 'route.changed', path: '/shop', cause: 'push' });
      actor.send({ type: 'route.changed', path: '/503', cause: 'replace' });
      expect(routes()).toEqual(['/503']);
    }
  });

  it('[S4.1-06] ends for a shop that becomes approved: home', () => {
    const { actor, availability, routes } = start({
      boot: { ...sampleBootRecord, config: notApprovedConfig },
      path: '/503',
    });
    actor.send({ type: 'answer.ok', path: '/503' });
    expect(availability()).toBe('notApproved');
    actor.send({ type: 'config.loaded', config: sampleAppConfig });
    expect(availability()).toBe('up');
    expect(routes()).toEqual(['/']);
  });

  it('[S4.1-02] ignores errors while it lasts', () => {
    const { actor, availability, routes } = start();
    actor.send({ type: 'answer.down', status: 503 });
    actor.send({ type: 'answer.error', code: 500 });
    expect(availability()).toBe('maintenance');
    expect(routes()).toEqual(['/503']);
  });

  it('by the configuration is not ended by any other good answer', () => {
    const { actor, availability } = start();
    actor.send({ type: 'config.loaded', config: downConfig });
    actor.send({ type: 'answer.ok', path: '/503' });
    expect(availability()).toBe('maintenance');
    actor.send({ type: 'config.loaded', config: sampleAppConfig });
    expect(availability()).toBe('up');
  });

  it('gives way to "not approved" when it comes on top of it', () => {
    const { actor, availability } = start({ boot: { ...sampleBootRecord, config: notApprovedConfig } });
    actor.send({ type: 'answer.down', status: 503 });
    expect(availability()).toBe('maintenance');
    actor.send({ type: 'answer.ok', path: '/503' });
    expect(availability()).toBe('notApproved');
  });
});

describe('HTTP error', () => {
  it.each([403, 404, 419, 429, 500, 502])(
    '[S4.1-03][S4.1-07][R73] %d is flagged with its code and replaces the route',
    (code) => {
      const { actor, availability, told } = start();
      actor.send({ type: 'answer.error', code });
      expect(availability()).toBe('httpError');
      expect(actor.getSnapshot().context.code).toBe(code);
      expect(told.at(-1)).toEqual({ type: 'app.routeWanted', path: `/http-error/${code}`, replace: true });
    },
  );

  const onErrorPage = () => {
    const app = start();
    app.actor.send({ type: 'answer.error', code: 500 });
    app.actor.send({ type: 'route.changed', path: '/http-error/500', cause: 'replace' });
    return app;
  };

  it('[S4.1-08][R73] is cleared by a link, which leads where it says', () => {
    const { actor, availability, routes } = onErrorPage();
    actor.send({ type: 'route.changed', path: '/shop', cause: 'push' });
    expect(availability()).toBe('up');
    expect(routes()).toEqual(['/http-error/500']);
  });

  it('[S4.1-08][R73] is cleared by any other way out, which leads home', () => {
    const { actor, availability, routes } = onErrorPage();
    actor.send({ type: 'route.changed', path: '/shop', cause: 'pop' });
    expect(availability()).toBe('up');
    expect(routes()).toEqual(['/http-error/500', '/']);
  });

  it('[S4.1-04] is cleared by a good answer elsewhere, not by one on its page', () => {
    const { actor, availability } = onErrorPage();
    actor.send({ type: 'answer.ok', path: '/http-error/500' });
    expect(availability()).toBe('httpError');
    actor.send({ type: 'answer.ok', path: '/shop' });
    expect(availability()).toBe('up');
  });

  it('[R73] makes no loop: errors of the error page itself change nothing', () => {
    const { actor, routes } = onErrorPage();
    actor.send({ type: 'answer.error', code: 404 });
    actor.send({ type: 'answer.error', code: 500 });
    expect(routes()).toEqual(['/http-error/500']);
  });

  it('[S4.1-07] holds on while another navigation ends first', () => {
    const { actor, availability, routes } = start();
    actor.send({ type: 'answer.error', code: 500 });
    actor.send({ type: 'route.changed', path: '/shop', cause: 'push' });
    expect(availability()).toBe('httpError');
    expect(routes()).toEqual(['/http-error/500', '/http-error/500']);
  });

  it.each([
    ['/http-error', 404],
    ['/http-error/500', 500],
    ['/http-error/abc', 404],
    ['/http-error/403?from=x', 403],
  ])('of the address %s has the code %d', (path, code) => {
    expect(compose({ path, documentStatus: code }).actor.getSnapshot().context.code).toBe(code);
    const { actor } = start();
    actor.send({ type: 'route.changed', path, cause: 'push' });
    expect(actor.getSnapshot().context.code).toBe(code);
  });
});

describe('configuration', () => {
  const polled = async (app: ReturnType<typeof compose>, times: number) =>
    vi.waitFor(() => {
      expect(app.asked).toHaveLength(times);
      const poller = shopSystemOf(app.actor.system).get('poller');
      expect(poller?.getSnapshot().hasTag('busy')).toBe(false);
    });

  it('[S4.1-10] is loaded with wld=true first, then with false', async () => {
    const app = start({}, [sampleAppConfig, sampleAppConfig]);
    await polled(app, 1);
    app.clock.increment(900_000);
    await polled(app, 2);
    expect(app.asked).toEqual([true, false]);
  });

  it('[S4.1-11][S9-04] is loaded again after 900000 ms and not one earlier', async () => {
    const app = start({}, [sampleAppConfig, sampleAppConfig]);
    await polled(app, 1);
    app.clock.increment(899_999);
    expect(app.asked).toHaveLength(1);
    app.clock.increment(1);
    expect(app.asked).toHaveLength(2);
  });

  it('[S4.1-12] answered with 503 leads to maintenance and /503', async () => {
    const app = start({}, [{ kind: 'down', status: 503 }]);
    await polled(app, 1);
    expect(app.availability()).toBe('maintenance');
    expect(app.routes()).toEqual(['/503']);
  });

  it('[R72] left without an answer leads to maintenance, and a later good one out of it', async () => {
    const app = start({}, [{ kind: 'noAnswer' }, sampleAppConfig]);
    await polled(app, 1);
    expect(app.availability()).toBe('maintenance');
    app.actor.send({ type: 'retry' });
    await polled(app, 2);
    expect(app.availability()).toBe('up');
    expect(app.routes()).toEqual(['/503', '/']);
  });

  it('[R74] given up by the browser sets no flag', async () => {
    const app = start({}, [{ kind: 'aborted' }]);
    await polled(app, 1);
    expect(app.availability()).toBe('up');
    expect(app.routes()).toEqual([]);
  });

  it('is asked for once at a time', () => {
    const app = start();
    app.actor.send({ type: 'retry' });
    shopSystemOf(app.actor.system).get('poller')?.send({ type: 'connection.restored' });
    expect(app.asked).toEqual([true]);
  });

  it('is asked for at once when the connection returns', async () => {
    const app = start({}, [sampleAppConfig]);
    await polled(app, 1);
    shopSystemOf(app.actor.system).get('poller')?.send({ type: 'connection.restored' });
    expect(app.asked).toEqual([true, false]);
  });
});

describe('brApp', () => {
  it('[S4.1-15] is told after each change as the projection of the state', () => {
    const { actor, told } = start();
    const lastRecord = () => told.findLast((fact) => fact.type === 'app.availabilityChanged')?.record;
    const facts = [
      { type: 'answer.error', code: 403 },
      { type: 'route.changed', path: '/http-error/403', cause: 'replace' },
      { type: 'answer.down', status: 503 },
      { type: 'config.loaded', config: notApprovedConfig },
      { type: 'config.loaded', config: sampleAppConfig },
      { type: 'answer.down', status: null },
    ] as const;
    const records = facts.map((fact) => {
      actor.send(fact);
      expect(lastRecord()).toEqual(appPersistence.toPersisted(actor.getSnapshot()));
      return lastRecord();
    });
    const calm = { maintenance: false, flag503: false, approved: true, httpError: false, code: null };
    expect(records).toEqual([
      { ...calm, httpError: true, code: 403 },
      { ...calm, httpError: true, code: 403 },
      { ...calm, maintenance: true, flag503: true },
      { ...calm, approved: false },
      calm,
      { ...calm, maintenance: true },
    ]);
  });

  it('[S4.1-15] says of a maintenance that lasts whether the last answer was 503', () => {
    const { actor, told } = start();
    const flags = ([null, 503, 405] as const).map((status) => {
      actor.send({ type: 'answer.down', status });
      return told.findLast((fact) => fact.type === 'app.availabilityChanged')?.record.flag503;
    });
    expect(flags).toEqual([false, true, false]);
  });

  it.each([
    null,
    undefined,
    '',
    '{"maintenance":tr',
    '[]',
    '{"maintenance":"yes"}',
    { maintenance: true },
    { version: 0, down: true },
    7,
  ])('[R81] that is broken counts as absent: %j', (raw) => {
    expect(appPersistence.fromPersisted(raw)).toBe(null);
  });

  it('[S4.1-15] is read back whole', () => {
    const record = { maintenance: true, flag503: true, approved: true, httpError: false, code: null };
    expect(appPersistence.fromPersisted(JSON.stringify(record))).toEqual(record);
  });

  const closed = { documentStatus: 503, path: '/503' } as const;
  const notApproved = {
    maintenance: false,
    flag503: false,
    approved: false,
    httpError: false,
    code: null,
  };

  it('[S4.1-15] says why a closed shop is closed until the first answer says otherwise', async () => {
    const { actor, availability, routes } = start(closed, [sampleAppConfig]);
    actor.send({ type: 'storage.read', record: notApproved });
    expect(availability()).toBe('notApproved');
    await vi.waitFor(() => expect(availability()).toBe('up'));
    expect(routes()).toEqual(['/']);
  });

  it.each([
    ['says of a shop that is approved', closed, { ...notApproved, approved: true }, 'maintenance'],
    [
      'says where the configuration says maintenance',
      { ...closed, boot: { ...sampleBootRecord, config: downConfig } },
      notApproved,
      'maintenance',
    ],
    ['says of a page that arrived', {}, { ...notApproved, maintenance: true }, 'up'],
  ] as const)('[S4.1-15][R81] changes nothing by what it %s', (_, part, record, expected) => {
    const { actor, availability } = start(part);
    actor.send({ type: 'storage.read', record });
    expect(availability()).toBe(expected);
  });
});

describe('an order on its way', () => {
  const ordering = () => {
    const app = start();
    app.actor.send({ type: 'order.submissionStarted' });
    return app;
  };

  it.each([
    { type: 'answer.down', status: null },
    { type: 'answer.down', status: 503 },
    { type: 'answer.error', code: 504 },
  ] as const)('hides silence from the app: %j', (fact) => {
    const { actor, availability } = ordering();
    actor.send(fact);
    expect(availability()).toBe('up');
    actor.send({ type: 'order.submissionSettled' });
    expect(availability()).toBe('up');
  });

  it.each([
    [{ type: 'answer.down', status: 401 }, 'maintenance'],
    [{ type: 'answer.error', code: 500 }, 'httpError'],
  ] as const)('does not hide what is certain: %j', (fact, expected) => {
    const { actor, availability } = ordering();
    actor.send(fact);
    expect(availability()).toBe(expected);
  });

  it.each([
    [{ type: 'answer.down', status: 503 }, 'maintenance', '/503'],
    [{ type: 'answer.error', code: 504 }, 'httpError', '/http-error/504'],
  ] as const)('hides it until reconciling has failed for 30 s: %j', (fact, expected, path) => {
    const { actor, clock, availability, routes } = ordering();
    actor.send(fact);
    clock.increment(60_000);
    actor.send({ type: 'order.reconciliationStarted' });
    clock.increment(29_999);
    actor.send({ type: 'order.reconciliationStarted' });
    expect(availability()).toBe('up');
    clock.increment(1);
    expect(availability()).toBe(expected);
    expect(routes()).toEqual([path]);
  });

  it('forgets it when the server has answered meanwhile', () => {
    const { actor, clock, availability } = ordering();
    actor.send({ type: 'answer.down', status: 503 });
    actor.send({ type: 'order.reconciliationStarted' });
    actor.send({ type: 'answer.ok', path: '/shop/checkout/4' });
    clock.increment(30_000);
    expect(availability()).toBe('up');
  });
});

describe('app-lifetime actors', () => {
  it('are found by name', () => {
    const system = shopSystemOf(start().actor.system);
    const mode = system.get('shopMode');
    expect(mode === undefined ? null : selectMode(mode.getSnapshot())).toBe('b2b');
    const names = ['session', 'shopMode', 'basket', 'consent', 'toasts', 'modal', 'search'] as const;
    expect(names.filter((name) => system.get(name) === undefined)).toEqual([]);
  });

  it('live on when one of them dies of a fault, which is told', () => {
    const fault = new Error('planted fault');
    const { actor, told, availability } = start();
    shopSystemOf(actor.system)
      .get('modal')
      ?.send({
        type: 'modal.open',
        get request(): never {
          throw fault;
        },
      });
    expect(told.at(-1)).toEqual({ type: 'app.partFailed', part: 'modal', error: expect.any(Error) });
    actor.send({ type: 'answer.down', status: 503 });
    expect(availability()).toBe('maintenance');
  });
});
