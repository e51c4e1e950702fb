import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { BasketState } from '#contract/basket.ts';
import { addTileMachine } from '#machines/add-tile/add-tile.machine.ts';
import { sampleArticle } from '#machines/add-tile/add-tile.catalog.ts';
import { addThroughBasket } from '#app/live/add-through-basket.ts';
import { headOf } from '#machines/basket/basket.rules.ts';
import { basketMachine } from '#machines/basket/basket.machine.ts';
import {
  sampleBasket,
  sampleHead,
  sampleItem,
  samplePosition,
  sampleToast,
} from '#machines/basket/basket.samples.ts';
import { selectBasketView } from '#machines/basket/basket.selectors.ts';
import type {
  BasketChange,
  BasketEmitted,
  ChangeReply,
  HeadReply,
  LoadReply,
} from '#machines/basket/basket.types.ts';

const uid = 'T104711-1-a';
const member = 'emil@kunde.example';

interface Sent {
  readonly change: BasketChange;
  readonly resolve: (reply: ChangeReply) => void;
  readonly reject: (failure: unknown) => void;
}

/** The basket with a server whose answers the test gives one by one. */
function start(loaded: BasketState = sampleBasket(5)) {
  const sent: Sent[] = [];
  const told: BasketEmitted[] = [];
  const server = { basket: loaded, loads: 0, areHeadsEnough: [] as boolean[], isReachable: true };
  const actor = createActor(
    basketMachine.provide({
      actors: {
        loadBasket: fromPromise<LoadReply | HeadReply, { readonly isHeadEnough: boolean }>(
          async ({ input }) => {
            server.loads += 1;
            server.areHeadsEnough.push(input.isHeadEnough);
            if (!server.isReachable) throw { kind: 'noAnswer' };
            return input.isHeadEnough ? { head: headOf(server.basket) } : { basket: server.basket };
          },
        ),
        sendChange: fromPromise<ChangeReply, { readonly change: BasketChange }>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              sent.push({ change: input.change, resolve, reject });
            }),
        ),
      },
    }),
    { input: { head: sampleHead(4), person: member } },
  );
  actor.on('*', (fact) => told.push(fact));
  actor.start();
  const until = (state: 'ready' | 'headOnly' | 'stale' | 'sending' | 'frozen') =>
    waitFor(actor, (snapshot) => snapshot.value === state);
  const opened = async () => {
    actor.send({ type: 'basket.received', basket: loaded });
    await until('ready');
  };
  const sentCount = (count: number) => waitFor(actor, () => sent.length >= count);
  return { actor, sent, told, server, until, opened, sentCount };
}
const factsOf = <Type extends BasketEmitted['type']>(told: readonly BasketEmitted[], type: Type) =>
  told.filter((fact): fact is Extract<BasketEmitted, { type: Type }> => fact.type === type);
const updated = (basket: BasketState): ChangeReply => ({ success: true, basket, corrections: [] });
const added = (version: number): ChangeReply => ({
  success: true,
  head: sampleHead(version),
  added: sampleToast,
  corrections: [],
});
const quantityOf = (actor: ReturnType<typeof start>['actor']) =>
  selectBasketView(actor.getSnapshot()).positions[0]?.quantity;

describe('basket', () => {
  it('[S7.3-01] takes over the basket of every reply', async () => {
    const { actor, sent, told, opened, until } = start();
    await opened();
    actor.send({ type: 'position.changeQuantity', uid, quantity: 4 });
    sent[0]?.resolve(updated(sampleBasket(6, [samplePosition({ quantity: 4 })])));
    await until('ready');
    expect(selectBasketView(actor.getSnapshot())).toMatchObject({
      head: { version: 6, article_count: 4 },
      areTotalsPending: false,
    });
    expect(factsOf(told, 'basket.changed').at(-1)?.basket.version).toBe(6);
  });

  it('[R82] shows a typed quantity at once and takes it back with the reason when it is refused', async () => {
    const { actor, sent, told, opened, until } = start();
    await opened();
    actor.send({ type: 'position.changeQuantity', uid, quantity: 900 });
    expect(quantityOf(actor)).toBe(900);
    const refusal = {
      success: false,
      code: 'stock.tooLow',
      errorMessages: ['Nur 12.'],
      basket: sampleBasket(5),
    };
    sent[0]?.reject({ kind: 'refused', refusal });
    await until('ready');
    expect(quantityOf(actor)).toBe(2);
    expect(factsOf(told, 'basket.changeFailed')).toEqual([
      {
        type: 'basket.changeFailed',
        change: { kind: 'quantity', uid, quantity: 900 },
        problem: { code: 'stock.tooLow', messages: ['Nur 12.'], fieldErrors: {} },
      },
    ]);
  });

  it('[R82] sends only the last of the quantities typed while one is under way', async () => {
    const { actor, sent, opened, sentCount, until } = start();
    await opened();
    for (const quantity of [3, 4, 5, 6]) actor.send({ type: 'position.changeQuantity', uid, quantity });
    expect(quantityOf(actor)).toBe(6);
    sent[0]?.resolve(updated(sampleBasket(6, [samplePosition({ quantity: 3 })])));
    await until('sending');
    await sentCount(2);
    sent[1]?.resolve(updated(sampleBasket(7, [samplePosition({ quantity: 6 })])));
    await until('ready');
    expect(sent.map(({ change }) => 'quantity' in change && change.quantity)).toEqual([3, 6]);
    expect(quantityOf(actor)).toBe(6);
  });

  it('sends each change of two positions for the one it names', async () => {
    const { actor, sent, opened, sentCount } = start();
    await opened();
    const other = 'P200500-2-b';
    actor.send({ type: 'position.changeQuantity', uid, quantity: 3 });
    actor.send({ type: 'position.changeQuantity', uid: other, quantity: 4 });
    actor.send({ type: 'position.changeNotice', uid: other, hint: 'fürs Büro' });
    for (const count of [1, 2, 3]) {
      await sentCount(count);
      sent[count - 1]?.resolve(updated(sampleBasket(5 + count)));
    }
    expect(sent.map(({ change }) => change)).toEqual([
      { kind: 'quantity', uid, quantity: 3 },
      { kind: 'quantity', uid: other, quantity: 4 },
      { kind: 'notice', uid: other, hint: 'fürs Büro' },
    ]);
  });

  it('[R82] sends two quick adds of two tiles in order and tells each once', async () => {
    const { actor, sent, told, sentCount, until } = start();
    const tile = () =>
      createActor(addTileMachine.provide({ actors: { addPosition: addThroughBasket(actor) } }), {
        input: { article: sampleArticle },
      }).start();
    const [first, second] = [tile(), tile()];
    first.send({ type: 'article.add', quantity: 10 });
    second.send({ type: 'article.add', quantity: 15 });
    expect(sent).toHaveLength(1);
    sent[0]?.resolve(added(5));
    await waitFor(first, (snapshot) => snapshot.value === 'idle');
    expect(second.getSnapshot().value).toBe('adding');
    await sentCount(2);
    sent[1]?.resolve(added(6));
    await waitFor(second, (snapshot) => snapshot.value === 'idle');
    await until('headOnly');
    expect(sent.map(({ change }) => change.kind === 'add' && change.item.quantity)).toEqual([10, 15]);
    expect(factsOf(told, 'basket.positionAdded').map(({ head }) => head.version)).toEqual([5, 6]);
  });

  it('[R82] never sends an add again whose answer was lost, and loads what is true', async () => {
    const { actor, sent, told, server, until } = start();
    server.basket = sampleBasket(9);
    actor.send({ type: 'position.add', ticket: 'one', item: sampleItem });
    sent[0]?.reject({ kind: 'noAnswer' });
    await until('headOnly');
    expect(sent).toHaveLength(1);
    expect(server.loads).toBe(1);
    expect(factsOf(told, 'basket.addSettled')).toEqual([
      {
        type: 'basket.addSettled',
        ticket: 'one',
        result: { outcome: 'failed', problem: { code: 'noAnswer', messages: [], fieldErrors: {} } },
      },
    ]);
    expect(actor.getSnapshot().context.version).toBe(9);
  });

  it('[R82] keeps the last known state while offline and recovers when the connection returns', async () => {
    const { actor, server, opened, until } = start();
    await opened();
    server.isReachable = false;
    actor.send({ type: 'basket.changedElsewhere', version: 6 });
    await until('stale');
    expect(selectBasketView(actor.getSnapshot())).toMatchObject({ isStale: true, isLoaded: true });
    server.isReachable = true;
    actor.send({ type: 'connection.returned' });
    await until('ready');
    expect(selectBasketView(actor.getSnapshot()).isStale).toBe(false);
  });

  it('[R82] lets no late answer replace a newer basket', async () => {
    const { actor, opened } = start();
    await opened();
    actor.send({ type: 'basket.received', basket: sampleBasket(8, [samplePosition({ quantity: 7 })]) });
    actor.send({ type: 'basket.received', basket: sampleBasket(6, [samplePosition({ quantity: 1 })]) });
    expect(actor.getSnapshot().context.version).toBe(8);
    expect(quantityOf(actor)).toBe(7);
  });

  it('[R82] takes it that the basket has gone with the session, and that a new one was begun', async () => {
    const { actor, sent, told, server, opened, until } = start();
    await opened();
    const gone = sampleBasket(0, []);
    server.basket = gone;
    actor.send({ type: 'position.changeQuantity', uid, quantity: 4 });
    const refusal = { success: false, code: 'position.notFound', messages: ['Weg.'], basket: gone };
    sent[0]?.reject({ kind: 'refused', refusal });
    await until('ready');
    expect(selectBasketView(actor.getSnapshot())).toMatchObject({ positions: [] });
    expect(factsOf(told, 'basket.headChanged').at(-1)?.head).toMatchObject({ version: 0, article_count: 0 });
    server.basket = sampleBasket(9);
    actor.send({ type: 'position.add', ticket: 't', item: sampleItem });
    sent[1]?.resolve(added(9));
    await until('ready');
    expect(selectBasketView(actor.getSnapshot()).positions).toHaveLength(1);
  });

  it('[R82] asks again when a page says that there is no basket, which may have been before the first add', async () => {
    const { actor, server, opened, until } = start();
    await opened();
    actor.send({ type: 'basket.received', basket: sampleBasket(0, []) });
    await until('ready');
    expect(server.loads).toBe(1);
    expect(selectBasketView(actor.getSnapshot()).positions).toHaveLength(1);
  });

  it('loads again when another tab changed the basket, and only then', async () => {
    const { actor, server, opened, until } = start();
    await opened();
    actor.send({ type: 'basket.changedElsewhere', version: 5 });
    expect(server.loads).toBe(0);
    server.basket = sampleBasket(7, []);
    actor.send({ type: 'basket.changedElsewhere', version: 7 });
    await until('ready');
    expect(server.loads).toBe(1);
    expect(selectBasketView(actor.getSnapshot()).isEmpty).toBe(true);
  });

  it('[S7.1-46] asks for number and sum alone until the positions were shown', async () => {
    const { actor, server, until } = start();
    server.basket = sampleBasket(7);
    actor.send({ type: 'basket.changedElsewhere', version: 7 });
    await until('headOnly');
    expect(selectBasketView(actor.getSnapshot())).toMatchObject({ head: { version: 7 }, isLoaded: false });
    actor.send({ type: 'basket.received', basket: sampleBasket(7) });
    await until('ready');
    server.basket = sampleBasket(8, [samplePosition({ quantity: 7 })]);
    actor.send({ type: 'basket.changedElsewhere', version: 8 });
    await until('ready');
    expect(quantityOf(actor)).toBe(7);
    actor.send({ type: 'session.changed', person: null, head: sampleHead(2) });
    await until('ready');
    expect(server.areHeadsEnough).toEqual([true, false, false]);
  });

  it('says what was corrected, in which steps, and what was removed with a way back', async () => {
    const { actor, sent, told, opened, until } = start();
    await opened();
    actor.send({ type: 'position.changeQuantity', uid, quantity: 8 });
    const correction = { uid, asked: 8, stored: 10, reason: 'notOnStep' as const };
    sent[0]?.resolve({
      success: true,
      basket: sampleBasket(6, [samplePosition({ quantity: 10, step_order_price_unit: 5 })]),
      corrections: [correction],
    });
    await until('ready');
    expect(factsOf(told, 'basket.quantityCorrected')).toEqual([
      { type: 'basket.quantityCorrected', correction, displayName: 'Toner schwarz' },
    ]);
    actor.send({ type: 'position.remove', uid });
    expect(selectBasketView(actor.getSnapshot()).positions).toEqual([]);
    sent[1]?.resolve(updated(sampleBasket(7, [])));
    await until('ready');
    const [removed] = factsOf(told, 'basket.positionRemoved');
    expect(removed?.undo).toEqual([
      {
        articleNumber: 'T104711',
        shopDepotId: 1,
        quantity: 10,
        unit: 'Stück',
        costCenter: '',
        offerNumber: '',
        hint: '',
        formerTimestamp: samplePosition().timestamp,
      },
    ]);
    actor.send({ type: 'items.add', items: removed?.undo ?? [], occasion: 'undo' });
    expect(sent[2]?.change).toEqual({ kind: 'addItems', items: removed?.undo, occasion: 'undo' });
  });

  it('keeps what waits for a line with it when its note, and so its name, became another one', async () => {
    const { actor, sent, opened, until } = start();
    await opened();
    actor.send({ type: 'position.changeNotice', uid, hint: 'Raum 2' });
    actor.send({ type: 'position.changeQuantity', uid, quantity: 4 });
    const noted = samplePosition({ uid: 'T104711-1-noted', hint: 'Raum 2' });
    sent[0]?.resolve(updated(sampleBasket(6, [noted])));
    await until('sending');
    expect(sent[1]?.change).toEqual({ kind: 'quantity', uid: 'T104711-1-noted', quantity: 4 });
  });

  it('tells what was brought back apart from what is added', async () => {
    const { actor, sent, told, opened, until } = start();
    await opened();
    actor.send({ type: 'items.add', items: [sampleItem], occasion: 'undo' });
    sent[0]?.resolve({ ...updated(sampleBasket(6)), refused: [] });
    await until('ready');
    expect(factsOf(told, 'basket.itemsAdded')).toEqual([
      {
        type: 'basket.itemsAdded',
        addedCount: 1,
        items: [sampleItem],
        refused: [],
        occasion: 'undo',
      },
    ]);
  });

  it('changes nothing while an order is being submitted and says so', async () => {
    const { actor, sent, told, opened, until } = start();
    await opened();
    actor.send({ type: 'checkout.submittingChanged', isSubmitting: true });
    actor.send({ type: 'position.add', ticket: 'late', item: sampleItem });
    actor.send({ type: 'position.changeQuantity', uid, quantity: 9 });
    expect(sent).toEqual([]);
    expect(factsOf(told, 'basket.changeFailed').map(({ problem }) => problem.code)).toEqual([
      'basket.frozen',
      'basket.frozen',
    ]);
    actor.send({ type: 'checkout.submittingChanged', isSubmitting: false });
    await until('ready');
    expect(selectBasketView(actor.getSnapshot()).isFrozen).toBe(false);
  });

  it('drops everything of the old visitor when somebody signs in', async () => {
    const { actor, sent, told, server, opened, until } = start();
    await opened();
    actor.send({ type: 'position.add', ticket: 'one', item: sampleItem });
    server.basket = sampleBasket(2, [samplePosition({ quantity: 1 })]);
    actor.send({ type: 'session.changed', person: null, head: sampleHead(2) });
    await until('ready');
    expect(factsOf(told, 'basket.addSettled').map(({ result }) => result.outcome)).toEqual(['failed']);
    sent[0]?.resolve(added(30));
    expect(actor.getSnapshot().context).toMatchObject({ version: 2, queue: [] });
  });
});

describe('a change that found the session ended', () => {
  const ended = {
    kind: 'refused',
    refusal: { success: false, code: 'session.ended', errorMessages: [] },
  } as const;

  /** Two changes of a member whose session has ended; afterwards somebody else is here. */
  async function lose(...failures: readonly unknown[]) {
    const shop = start();
    await shop.opened();
    shop.actor.send({ type: 'position.changeQuantity', uid, quantity: 7 });
    shop.actor.send({ type: 'position.changeNotice', uid, hint: 'Raum 2' });
    for (const [place, failure] of failures.entries()) {
      await shop.sentCount(place + 1);
      shop.sent[place]?.reject(failure);
    }
    await shop.until('ready');
    const become = async (person: string | null) => {
      shop.actor.send({ type: 'session.changed', person, head: sampleHead(5) });
      const changes = () => shop.sent.slice(failures.length).map(({ change }) => change);
      return changes;
    };
    return { ...shop, become };
  }

  it('is made again once the same person has signed in, in the order of the gestures', async () => {
    const { become, sent, actor } = await lose(ended, ended);
    expect((await become(null))()).toEqual([]);
    const changes = await become(member);
    expect(changes()).toEqual([{ kind: 'quantity', uid, quantity: 7 }]);
    sent[2]?.resolve({ success: true, basket: sampleBasket(6), corrections: [] });
    await waitFor(actor, () => changes().length === 2);
    expect(changes()[1]).toEqual({ kind: 'notice', uid, hint: 'Raum 2' });
    expect(actor.getSnapshot().context.lost).toEqual([]);
  });

  it('is forgotten when somebody else signs in', async () => {
    const { become, until } = await lose(ended, ended);
    await become('lena@kunde.example');
    await until('ready');
    expect((await become(member))()).toEqual([]);
  });

  it('tells of an order that is put in again as of articles nobody waits for', async () => {
    const { actor, sent, told, opened, sentCount, until } = start();
    await opened();
    actor.send({ type: 'items.add', items: [sampleItem], occasion: 'reorder' });
    await sentCount(1);
    sent[0]?.reject(ended);
    await until('ready');
    actor.send({ type: 'session.changed', person: member, head: sampleHead(5) });
    await sentCount(2);
    sent[1]?.resolve({ success: true, basket: sampleBasket(6), corrections: [], refused: [] });
    await until('ready');
    expect(factsOf(told, 'basket.itemsAdded').map(({ occasion }) => occasion)).toEqual(['repeat']);
  });

  it('stays alone: what failed for another reason is not repeated', async () => {
    const { become } = await lose({ kind: 'noAnswer' }, ended);
    expect((await become(member))()).toEqual([{ kind: 'notice', uid, hint: 'Raum 2' }]);
  });
});
