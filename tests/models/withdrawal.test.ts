import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReceivedWithdrawal } from '#contract/withdrawal.ts';
import { withdrawalCatalog } from '#machines/withdrawal/withdrawal.catalog.ts';
import { withdrawalMachine } from '#machines/withdrawal/withdrawal.machine.ts';
import { selectWithdrawal } from '#machines/withdrawal/withdrawal.selectors.ts';
import type { TypedWithdrawal } from '#machines/withdrawal/withdrawal.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(withdrawalMachine, withdrawalCatalog);

const typed: TypedWithdrawal = {
  fullName: 'Petra Privat',
  orderNumber: '2026-100001',
  email: 'privat@kontor.example',
  goods: 'Toner',
};
const item = { ...typed, reference: 'W-2026-100001', receivedAt: '2026-11-28T13:05:00.000Z' };
const refusal = { success: false, code: 'withdrawal.tooMany', errorMessages: ['Zu viele.'] };

const start = (answers: readonly unknown[]) => {
  const asked: TypedWithdrawal[] = [];
  const left = [...answers];
  const sendWithdrawal = fromPromise<ReceivedWithdrawal, TypedWithdrawal>(async ({ input }) => {
    asked.push(input);
    const answer = left.shift();
    if (answer === item) return item;
    throw answer;
  });
  const actor = createActor(withdrawalMachine.provide({ actors: { sendWithdrawal } }), {
    input: { typed: { ...typed, goods: '' } },
  });
  actor.start();
  const answered = async () => selectWithdrawal(await waitFor(actor, (now) => !now.hasTag('busy')));
  return { actor, asked, answered };
};

it('sends nothing before the statement is confirmed, and what was typed last then', async () => {
  const { actor, asked, answered } = start([item]);
  actor.send({ type: 'withdrawal.confirm' });
  actor.send({ type: 'withdrawal.declare', typed: { ...typed, orderNumber: '2026-1' } });
  actor.send({ type: 'withdrawal.edit' });
  actor.send({ type: 'withdrawal.declare', typed });
  expect([asked, selectWithdrawal(actor.getSnapshot()).state]).toEqual([[], 'confirming']);
  actor.send({ type: 'withdrawal.confirm' });
  expect(await answered()).toEqual({
    state: 'received',
    typed,
    problem: null,
    received: item,
    isBusy: false,
  });
  expect(asked).toEqual([typed]);
});

it('sends the same again where no answer came, and leads back to the fields where it is refused', async () => {
  const { actor, asked, answered } = start([{ kind: 'noAnswer' }, { kind: 'refused', refusal }]);
  actor.send({ type: 'withdrawal.declare', typed });
  actor.send({ type: 'withdrawal.confirm' });
  expect(await answered()).toMatchObject({ state: 'failed', problem: { code: 'noAnswer' } });
  actor.send({ type: 'withdrawal.confirm' });
  expect(await answered()).toMatchObject({ state: 'fields', typed, problem: { messages: ['Zu viele.'] } });
  expect(asked).toEqual([typed, typed]);
});
