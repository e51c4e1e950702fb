import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { OpenRequest } from '#contract/offer-request.ts';
import { offerRequestCatalog } from '#machines/offer-request/offer-request.catalog.ts';
import { offerRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import { selectOfferRequest } from '#machines/offer-request/offer-request.selectors.ts';
import type {
  LoadedRequest,
  OfferRequestInput,
  PositionChange,
  SentAnswer,
  SentRequest,
  TypedRequest,
} from '#machines/offer-request/offer-request.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(offerRequestMachine, offerRequestCatalog);

const { calls, events } = offerRequestCatalog;
const send = events['request.send']['filledIn']?.event as {
  readonly type: 'request.send';
  readonly typed: TypedRequest;
};
const refusal = (code: string) => ({
  kind: 'refused',
  refusal: { success: false, code, errorMessages: [code] },
});

const outputOf = <Output>(sample: unknown): Output => (sample as { readonly output: Output }).output;

const start = (
  input: Partial<OfferRequestInput> = {},
  given: {
    readonly loaded?: 'ok' | 'both';
    readonly changes?: readonly (string | null)[];
    readonly sends?: readonly (string | null)[];
    readonly lookUps?: readonly ('ok' | 'elsewhere' | 'notSent' | 'gone' | 'noAnswer')[];
    readonly wasSentBefore?: boolean;
    readonly clock?: SimulatedClock;
  } = {},
) => {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const toldOthers: unknown[] = [];
  const changes = [...(given.changes ?? [])];
  const sends = [...(given.sends ?? [])];
  const lookUps = [...(given.lookUps ?? [])];
  const actor = createActor(
    offerRequestMachine.provide({
      actors: {
        loadRequest: fromPromise<LoadedRequest>(async () => {
          asked.push('load');
          return outputOf<LoadedRequest>(calls.loadRequest[given.loaded ?? 'ok']);
        }),
        changePositions: fromPromise<OpenRequest, PositionChange>(async ({ input: change }) => {
          asked.push(change);
          const code = changes.shift() ?? null;
          if (code !== null) throw refusal(code);
          return outputOf<OpenRequest>(calls.changePositions.ok);
        }),
        sendRequest: fromPromise<SentAnswer, SentRequest>(async ({ input: sent }) => {
          asked.push(sent);
          const code = sends.shift() ?? null;
          if (code === 'noAnswer') throw { kind: 'noAnswer' };
          if (code !== null) throw refusal(code);
          return { reference: 'A-2026-100007', wasSentBefore: given.wasSentBefore === true };
        }),
        lookUpRequest: fromPromise<LoadedRequest>(async () => {
          asked.push('look up');
          const found = lookUps.shift() ?? 'notSent';
          if (found === 'noAnswer') throw { kind: 'noAnswer' };
          return outputOf<LoadedRequest>(calls.lookUpRequest[found]);
        }),
      },
    }),
    { input: { isAllowed: true, article: null, ...input }, clock: given.clock ?? new SimulatedClock() },
  );
  actor.on('article.handled', (fact) => told.push(fact));
  actor.on('request.changed', () => toldOthers.push(actor.getSnapshot().value));
  actor.start();
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, told, toldOthers, rests, view: () => selectOfferRequest(actor.getSnapshot()) };
};

const article = { articleNumber: 'P200', shopDepotId: 1 };

describe('asking for an offer', () => {
  it('[S6-10] asks the server nothing where the shop takes no requests', () => {
    const { asked, view } = start({ isAllowed: false, article });
    expect(view().state).toBe('unavailable');
    expect(asked).toEqual([]);
  });

  it('[S7.1-44][S7.2-29] loads who asks, and puts the article of the address on the request, once', async () => {
    const { asked, told, rests, view } = start({ article });
    await rests();
    expect(asked).toEqual(['load', { how: 'add', article }]);
    expect(told).toEqual([{ type: 'article.handled' }]);
    expect(view()).toMatchObject({ state: 'editing', item: { customerNumber: '20001' } });
    expect(view().positions.map(({ id }) => id)).toEqual([11, 12]);

    const known = start({ article }, { loaded: 'both' });
    await known.rests();
    expect([known.asked, known.told]).toEqual([['load'], [{ type: 'article.handled' }]]);
    const alone = start();
    await alone.rests();
    expect([alone.asked, alone.told]).toEqual([['load'], []]);
  });

  it('[S7.2-30][S7.1-45] makes changes one after the other, of each position the last', async () => {
    const { actor, asked, rests, view } = start();
    await rests();
    actor.send({ type: 'position.update', id: 11, quantity: 3 });
    actor.send({ type: 'position.update', id: 11, quantity: 4 });
    actor.send({ type: 'position.update', id: 12, quantity: 7 });
    actor.send({ type: 'position.update', id: 11, quantity: 5 });
    await rests();
    expect(asked.slice(1)).toEqual([
      { how: 'update', id: 11, quantity: 3 },
      { how: 'update', id: 12, quantity: 7 },
      { how: 'update', id: 11, quantity: 5 },
    ]);
    actor.send({ type: 'position.remove', id: 11 });
    actor.send({ type: 'position.update', id: 12, quantity: 9 });
    actor.send({ type: 'request.clear' });
    await rests();
    expect(asked.slice(4)).toEqual([
      { how: 'remove', id: 11 },
      { how: 'clear', requestToken: 'anfrage-1' },
    ]);
    expect(view()).toMatchObject({ state: 'editing', positionProblem: null });
  });

  it('[S7.2-30] leaves what was to come after a change that failed, and forgets that with the next', async () => {
    const { actor, asked, rests, view } = start({}, { changes: ['article.notFound'] });
    await rests();
    actor.send({ type: 'position.update', id: 11, quantity: 3 });
    actor.send({ type: 'position.remove', id: 12 });
    await rests();
    expect(asked.slice(1)).toEqual([{ how: 'update', id: 11, quantity: 3 }]);
    expect(view()).toMatchObject({ state: 'editing', positionProblem: { code: 'article.notFound' } });
    actor.send({ type: 'position.remove', id: 11 });
    expect(view().positionProblem).toBe(null);
    await rests();
    expect(view().state).toBe('editing');
  });

  it('[S7.2-29] sends what was typed once every change was made, and once only', async () => {
    const { actor, asked, rests, view } = start();
    await rests();
    actor.send({ type: 'position.update', id: 11, quantity: 3 });
    actor.send({ type: 'position.update', id: 12, quantity: 7 });
    actor.send(send);
    await rests();
    actor.send(send);
    expect(asked.slice(1)).toEqual([
      { how: 'update', id: 11, quantity: 3 },
      { how: 'update', id: 12, quantity: 7 },
      { requestToken: 'anfrage-1', typed: send.typed },
    ]);
    expect(view()).toMatchObject({ state: 'sent', reference: 'A-2026-100007' });
    expect(actor.getSnapshot().context.typed).toBe(null);
  });

  it('sends nothing after a change that failed, and says why where it was to be sent', async () => {
    const { actor, asked, rests, view } = start({}, { changes: ['article.notFound'] });
    await rests();
    actor.send({ type: 'position.update', id: 11, quantity: 3 });
    actor.send(send);
    await rests();
    expect(asked).toHaveLength(2);
    expect(view()).toMatchObject({
      state: 'editing',
      problem: { code: 'article.notFound' },
      positionProblem: { code: 'article.notFound' },
    });
  });

  it('[S5-01][S6-10] goes on with what was refused, and ends where the shop takes no requests any more', async () => {
    const { actor, rests, view } = start({}, { sends: ['fields.invalid', 'offerRequest.notAllowed'] });
    await rests();
    actor.send(send);
    await rests();
    expect(view()).toMatchObject({ state: 'editing', problem: { code: 'fields.invalid' } });
    actor.send(send);
    await rests();
    expect(view().state).toBe('unavailable');
  });

  it('[S7.2-29] asks what became of a request whose answer was lost, until it is known, and sends nothing meanwhile', async () => {
    const clock = new SimulatedClock();
    const { actor, asked, toldOthers, rests, view } = start(
      {},
      { sends: ['noAnswer'], lookUps: ['noAnswer', 'noAnswer', 'ok'], clock },
    );
    await rests();
    actor.send(send);
    await waitFor(actor, ({ value }) => value === 'waiting');
    expect(view()).toMatchObject({ isBusy: true, isFixed: true });
    actor.send(send);
    clock.increment(4999);
    expect(view().state).toBe('waiting');
    clock.increment(1);
    expect(view().state).toBe('settling');
    await waitFor(actor, ({ value }) => value === 'waiting');
    actor.send({ type: 'connection.returned' });
    await rests();
    expect(view()).toMatchObject({ state: 'sent', reference: 'A-2026-100001', problem: null });
    expect(asked.slice(1)).toEqual([
      { requestToken: 'anfrage-1', typed: send.typed },
      'look up',
      'look up',
      'look up',
    ]);
    expect(toldOthers).toEqual(['sent']);
  });

  it('[S7.2-29] tells a request that another tab has sent in other words from its own, where its answer was lost', async () => {
    const { actor, toldOthers, rests, view } = start(
      {},
      { sends: ['noAnswer'], lookUps: ['noAnswer', 'elsewhere'] },
    );
    await rests();
    actor.send(send);
    await waitFor(actor, ({ value }) => value === 'waiting');
    actor.send({ type: 'connection.returned' });
    await rests();
    expect(view()).toMatchObject({ state: 'sentBefore', reference: 'A-2026-100001', problem: null });
    expect(actor.getSnapshot().context.typed).toBe(null);
    expect(toldOthers).toEqual([]);
  });

  it('[S7.2-29] lets a request that was not sent be sent again, and says so', async () => {
    const { actor, rests, view } = start({}, { sends: ['noAnswer', null], lookUps: ['notSent'] });
    await rests();
    actor.send(send);
    await rests();
    expect(view()).toMatchObject({
      state: 'editing',
      problem: { code: 'noAnswer' },
      lastSent: { reference: 'A-2026-100000' },
    });
    actor.send(send);
    await rests();
    expect(view()).toMatchObject({ state: 'sent', reference: 'A-2026-100007' });
  });

  it('tells a request that was sent before from one that it has sent', async () => {
    const { actor, toldOthers, rests, view } = start({}, { wasSentBefore: true });
    await rests();
    actor.send(send);
    await rests();
    expect(view()).toMatchObject({ state: 'sentBefore', reference: 'A-2026-100007' });
    expect(toldOthers).toEqual([]);
  });

  it('looks again where another tab has changed or sent the request', async () => {
    const { actor, asked, rests, view } = start(
      {},
      { loaded: 'both', lookUps: ['notSent', 'noAnswer', 'ok'] },
    );
    await rests();
    actor.send({ type: 'request.changedElsewhere' });
    expect(view()).toMatchObject({ state: 'lookingAgain', isFixed: true });
    await rests();
    expect(view().positions.map(({ id }) => id)).toEqual([11]);
    actor.send({ type: 'request.changedElsewhere' });
    await rests();
    expect(view()).toMatchObject({ state: 'editing', problem: null });
    actor.send({ type: 'request.changedElsewhere' });
    await rests();
    expect(view()).toMatchObject({ state: 'sentBefore', reference: 'A-2026-100001' });
    expect(asked).toEqual(['load', 'look up', 'look up', 'look up']);
  });

  it('looks again where the server says that the request is another, and tells other tabs of each change', async () => {
    const changing = start({}, { changes: [null, 'position.notFound'], lookUps: ['ok'] });
    await changing.rests();
    changing.actor.send({ type: 'position.update', id: 11, quantity: 3 });
    await changing.rests();
    expect(changing.toldOthers).toEqual(['editing']);
    changing.actor.send({ type: 'position.update', id: 11, quantity: 4 });
    await changing.rests();
    expect(changing.view()).toMatchObject({ state: 'sentBefore', reference: 'A-2026-100001' });

    for (const code of ['offerRequest.notFound', 'offerRequest.empty']) {
      const sending = start({}, { sends: [code], lookUps: ['gone'] });
      await sending.rests();
      sending.actor.send(send);
      await sending.rests();
      expect(sending.view()).toMatchObject({ state: 'editing', positions: [], problem: { code } });
    }
  });
});
