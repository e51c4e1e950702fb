import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { OpenRequest } from '#contract/offer-request.ts';
import { offerRequestCatalog } from '#machines/offer-request/offer-request.catalog.ts';
import { offerRequestMachine } from '#machines/offer-request/offer-request.machine.ts';
import { selectOfferRequest } from '#machines/offer-request/offer-request.selectors.ts';
import type {
  LoadedRequest,
  OfferRequestInput,
  PositionChange,
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
  } = {},
) => {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const changes = [...(given.changes ?? [])];
  const sends = [...(given.sends ?? [])];
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
        sendRequest: fromPromise<string, SentRequest>(async ({ input: sent }) => {
          asked.push(sent);
          const code = sends.shift() ?? null;
          if (code !== null) throw refusal(code);
          return 'A-2026-100007';
        }),
      },
    }),
    { input: { isAllowed: true, article: null, ...input } },
  );
  actor.on('article.handled', (fact) => told.push(fact));
  actor.start();
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, asked, told, rests, view: () => selectOfferRequest(actor.getSnapshot()) };
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
    expect(asked.slice(4)).toEqual([{ how: 'remove', id: 11 }, { how: 'clear' }]);
    expect(view()).toMatchObject({ state: 'editing', positionProblem: null });
  });

  it('[S7.2-30] leaves what was to come after a change that failed, and forgets that with the next', async () => {
    const { actor, asked, rests, view } = start({}, { changes: ['position.notFound'] });
    await rests();
    actor.send({ type: 'position.update', id: 11, quantity: 3 });
    actor.send({ type: 'position.remove', id: 12 });
    await rests();
    expect(asked.slice(1)).toEqual([{ how: 'update', id: 11, quantity: 3 }]);
    expect(view()).toMatchObject({ state: 'editing', positionProblem: { code: 'position.notFound' } });
    actor.send({ type: 'position.remove', id: 11 });
    expect(view().positionProblem).toBe(null);
    await rests();
    expect(view().state).toBe('editing');
  });

  it('[S7.2-29] sends what was typed once every change was made, and once only', async () => {
    const { actor, asked, rests, view } = start();
    await rests();
    actor.send({ type: 'position.update', id: 11, quantity: 3 });
    actor.send(send);
    await rests();
    actor.send(send);
    expect(asked.slice(1)).toEqual([
      { how: 'update', id: 11, quantity: 3 },
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
});
