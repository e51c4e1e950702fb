import { orderApprovalCatalog } from '#machines/order-approval/order-approval.catalog.ts';
import { orderApprovalMachine } from '#machines/order-approval/order-approval.machine.ts';
import { selectOrderApproval } from '#machines/order-approval/order-approval.selectors.ts';
import type { DecisionRequest, OrderOutcome } from '#machines/order-approval/order-approval.types.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(orderApprovalMachine, orderApprovalCatalog);

const one = '2026-100042';
const other = '2026-100043';
const third = '2026-100044';
const ten = Array.from({ length: 10 }, (_, place) => `2026-1000${50 + place}`);
const shown = [one, other, third, ...ten];
const seen = (...orderNumbers: readonly string[]) =>
  orderNumbers.map((orderNumber) => ({ orderNumber, totalNet: Number(orderNumber.slice(-2)) * 100 }));

type Answer = (request: DecisionRequest) => readonly OrderOutcome[];

const done: Answer = ({ orders }) =>
  orders.map(({ orderNumber }) => ({ orderNumber, kind: 'done', state: 'accepted' }));

/** A desk whose calls are written down; each is answered in turn, the last answer stays. */
function openDesk(...answers: readonly (Answer | Error)[]) {
  const asked: DecisionRequest[] = [];
  let told = 0;
  const actor = createActor(
    orderApprovalMachine.provide({
      actors: {
        decide: fromPromise<readonly OrderOutcome[], DecisionRequest>(async ({ input }) => {
          asked.push(input);
          const answer = answers[asked.length - 1] ?? answers.at(-1) ?? done;
          if (answer instanceof Error) throw answer;
          return answer(input);
        }),
      },
    }),
    { input: { orders: seen(...shown) } },
  );
  actor.on('approval.decided', () => (told += 1));
  actor.start();
  return {
    actor,
    asked,
    told: () => told,
    view: () => selectOrderApproval(actor.getSnapshot()),
    until: (state: string) =>
      waitFor(actor, (snapshot) => selectOrderApproval(snapshot).state === state, { timeout: 1000 }),
  };
}

describe('the desk of one who decides', () => {
  it('[S4.3-10] sends nothing that was not confirmed', () => {
    const { actor, asked, view } = openDesk();
    actor.send({ type: 'orders.selectAll', orderNumbers: [one, other] });
    for (const begin of ['release.begin', 'denial.begin'] as const) {
      actor.send({ type: begin, orderNumber: null });
      expect(view()).toMatchObject({ asked: [one, other], isBusy: false, isChoosing: false });
      actor.send({ type: 'decision.retry' });
      actor.send({ type: begin, orderNumber: one });
      expect(view().asked).toEqual([one, other]);
      actor.send({ type: 'decision.cancel' });
      expect(view()).toMatchObject({ state: 'idle', asked: [], selected: [one, other], isChoosing: true });
    }
    actor.send({ type: 'question.begin', orderNumber: one });
    actor.send({ type: 'decision.cancel' });
    actor.send({ type: 'decision.confirm', text: 'Ja' });
    expect(asked).toEqual([]);
  });

  it('[S2.4-01][S7.2-21] releases one order by two commands and ten by three', async () => {
    const single = openDesk();
    single.actor.send({ type: 'release.begin', orderNumber: one });
    single.actor.send({ type: 'decision.confirm', text: '' });
    await single.until('told');
    expect(single.asked).toEqual([
      { decision: 'release', orders: seen(one), text: '', isOverBudgetMeant: false },
    ]);
    const all = openDesk();
    all.actor.send({ type: 'orders.selectAll', orderNumbers: ten });
    all.actor.send({ type: 'release.begin', orderNumber: null });
    all.actor.send({ type: 'decision.confirm', text: '' });
    await all.until('told');
    expect(all.asked.map(({ orders }) => orders)).toEqual([seen(...ten)]);
    expect(all.view()).toMatchObject({ selected: [], isChoosing: true });
    expect(all.told()).toBe(1);
  });

  it('begins nothing about no order', () => {
    const { actor, view } = openDesk();
    actor.send({ type: 'release.begin', orderNumber: null });
    actor.send({ type: 'denial.begin', orderNumber: null });
    expect(view().state).toBe('idle');
  });

  it('[S4.3-10] denies and asks with a text alone', async () => {
    for (const [begin, state, decision] of [
      ['denial.begin', 'denial', 'deny'],
      ['question.begin', 'question', 'ask'],
    ] as const) {
      const { actor, asked, view, until } = openDesk();
      actor.send({ type: begin, orderNumber: one });
      for (const text of ['', ' \n ', 'x'.repeat(501)]) {
        actor.send({ type: 'decision.confirm', text });
        expect(view()).toMatchObject({ state, isTextMissing: true });
      }
      actor.send({ type: 'decision.confirm', text: ' Wofür\nist\u0007 das? ' });
      expect(view()).toMatchObject({ state: 'sending', isTextMissing: false, isBusy: true });
      await until('told');
      expect(asked).toEqual([
        { decision, orders: seen(one), text: 'Wofür\nist das?', isOverBudgetMeant: false },
      ]);
    }
  });

  it('[S4.3-10] asks about what exceeds a budget, and sends only that again', async () => {
    const overBudget: Answer = ({ orders }) =>
      orders.map(({ orderNumber }) =>
        orderNumber === other
          ? { orderNumber, kind: 'overBudget', sentence: 'Das Budget reicht nicht.' }
          : { orderNumber, kind: 'done', state: 'accepted' },
      );
    const { actor, asked, view, until } = openDesk(overBudget, done);
    actor.send({ type: 'orders.selectAll', orderNumbers: [one, other, third] });
    actor.send({ type: 'release.begin', orderNumber: null });
    actor.send({ type: 'decision.confirm', text: '' });
    await until('overBudget');
    expect(view()).toMatchObject({ asked: [other], selected: [other] });
    actor.send({ type: 'decision.confirm', text: '' });
    await until('told');
    expect(asked).toEqual([
      { decision: 'release', orders: seen(one, other, third), text: '', isOverBudgetMeant: false },
      { decision: 'release', orders: seen(other), text: '', isOverBudgetMeant: true },
    ]);
    expect(view().outcomes.map(({ orderNumber, kind }) => `${orderNumber} ${kind}`)).toEqual([
      `${one} done`,
      `${other} done`,
      `${third} done`,
    ]);
  });

  it('[S4.3-10] sends at once that a budget may be exceeded where that was read with the question', async () => {
    const { actor, asked, until } = openDesk(done);
    actor.send({ type: 'release.begin', orderNumber: one });
    actor.send({ type: 'decision.confirm', text: '', isOverBudgetMeant: true });
    await until('told');
    expect(asked.map(({ isOverBudgetMeant }) => isOverBudgetMeant)).toEqual([true]);
  });

  it('leaves what exceeds a budget as it is when that is not meant', async () => {
    const answer: Answer = () => [{ orderNumber: one, kind: 'overBudget', sentence: 'Zu teuer.' }];
    const { actor, asked, view, until } = openDesk(answer);
    actor.send({ type: 'orders.selectAll', orderNumbers: [one, other] });
    actor.send({ type: 'release.begin', orderNumber: null });
    actor.send({ type: 'decision.confirm', text: '' });
    await until('overBudget');
    actor.send({ type: 'orders.shown', orders: seen(third) });
    expect(view().state).toBe('overBudget');
    actor.send({ type: 'decision.cancel' });
    // The other one has no word of the answer: nobody knows what became of it.
    expect(view()).toMatchObject({ state: 'unanswered', selected: [] });
    actor.send({ type: 'decision.retry' });
    await waitFor(actor, () => asked.length === 2);
    expect(asked[1]).toMatchObject({ orders: seen(other), isOverBudgetMeant: false });
  });

  it('[S4.3-10][S7.2-21] asks about what costs something else by now, and releases the sum it told of', async () => {
    const lowered: Answer = ({ orders }) =>
      orders.map(({ orderNumber, totalNet }) =>
        orderNumber === one && totalNet !== 1000
          ? { orderNumber, kind: 'otherSum', seenNet: totalNet, totalNet: totalNet === 4200 ? 2000 : 1000 }
          : { orderNumber, kind: 'done', state: 'accepted' },
      );
    const { actor, asked, view, until } = openDesk(lowered);
    actor.send({ type: 'orders.selectAll', orderNumbers: [one, other] });
    actor.send({ type: 'release.begin', orderNumber: null });
    // The page shows another sum meanwhile: what was confirmed is the one that was read.
    actor.send({ type: 'orders.shown', orders: [{ orderNumber: one, totalNet: 2000 }, ...seen(other)] });
    for (const sums of [[4200, 4300], [2000], [1000]]) {
      actor.send({ type: 'decision.confirm', text: '' });
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      expect(asked.at(-1)?.orders.map(({ totalNet }) => totalNet)).toEqual(sums);
      if (sums[0] !== 1000)
        expect(view()).toMatchObject({ state: 'otherSum', asked: [one], selected: [one] });
    }
    await until('told');
    expect(view().outcomes.map(({ kind }) => kind)).toEqual(['done', 'done']);
  });

  it('leaves what costs something else when that is not meant, and asks about the rest', async () => {
    const { actor, asked, view, until } = openDesk(
      () => [
        { orderNumber: one, kind: 'overBudget', sentence: 'Zu teuer.' },
        { orderNumber: other, kind: 'otherSum', seenNet: 4300, totalNet: 100 },
      ],
      done,
    );
    actor.send({ type: 'orders.selectAll', orderNumbers: [one, other] });
    actor.send({ type: 'release.begin', orderNumber: null });
    actor.send({ type: 'decision.confirm', text: '' });
    await until('otherSum');
    actor.send({ type: 'orders.shown', orders: [] });
    expect(view()).toMatchObject({ state: 'otherSum', asked: [other] });
    actor.send({ type: 'decision.cancel' });
    expect(view()).toMatchObject({ state: 'overBudget', asked: [one] });
    actor.send({ type: 'decision.confirm', text: '' });
    await until('told');
    expect(asked[1]).toEqual({
      decision: 'release',
      orders: seen(one),
      text: '',
      isOverBudgetMeant: true,
    });
    expect(view().outcomes.map(({ kind }) => kind)).toEqual(['done', 'otherSum']);
  });

  it('[S8-03] sends again what nobody answered, never as meant over a budget', async () => {
    const { actor, asked, told, view, until } = openDesk(
      () => [{ orderNumber: one, kind: 'overBudget', sentence: 'Zu teuer.' }],
      new Error('nobody answers'),
      done,
    );
    actor.send({ type: 'order.select', orderNumber: one, isSelected: true });
    actor.send({ type: 'release.begin', orderNumber: one });
    actor.send({ type: 'decision.confirm', text: '' });
    await until('overBudget');
    expect(told()).toBe(1);
    actor.send({ type: 'decision.confirm', text: '' });
    await until('unanswered');
    // The page is loaded anew only where an answer came: a silent server would take it away.
    expect(told()).toBe(1);
    expect(view().selected).toEqual([one]);
    actor.send({ type: 'decision.retry' });
    await until('told');
    expect(asked.map(({ isOverBudgetMeant }) => isOverBudgetMeant)).toEqual([false, true, false]);
    expect(view()).toMatchObject({ selected: [], outcomes: [{ orderNumber: one, kind: 'done' }] });
    actor.send({ type: 'outcomes.dismiss' });
    expect(view()).toMatchObject({ state: 'idle', outcomes: [] });
  });

  it('keeps ticked what is in sight, and gives up a question about what is gone', () => {
    const { actor, view } = openDesk();
    actor.send({ type: 'orders.selectAll', orderNumbers: [one, other] });
    actor.send({ type: 'release.begin', orderNumber: null });
    actor.send({ type: 'orders.shown', orders: seen(other, third) });
    expect(view()).toMatchObject({ state: 'release', selected: [other], asked: [one, other] });
    actor.send({ type: 'orders.shown', orders: seen(third) });
    expect(view()).toMatchObject({ state: 'idle', selected: [], asked: [] });
  });
});
