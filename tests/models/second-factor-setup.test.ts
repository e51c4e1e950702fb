import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { secondFactorSetupCatalog } from '#machines/second-factor-setup/second-factor-setup.catalog.ts';
import { secondFactorSetupMachine } from '#machines/second-factor-setup/second-factor-setup.machine.ts';
import type {
  BeginReply,
  CodesReply,
  EndReply,
  ProvenRequest,
} from '#machines/second-factor-setup/second-factor-setup.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(secondFactorSetupMachine, secondFactorSetupCatalog);

it('[S2.1-11] forgets secret and recovery codes once they were shown', async () => {
  const passwords: string[] = [];
  const { begin, confirm, end } = secondFactorSetupCatalog.calls;
  const actor = createActor(
    secondFactorSetupMachine.provide({
      actors: {
        begin: fromPromise<BeginReply, ProvenRequest>(async ({ input }) => {
          passwords.push(input.currentPassword);
          return begin.ok.output;
        }),
        confirm: fromPromise<CodesReply, { readonly code: string }>(async () => confirm.ok.output),
        end: fromPromise<EndReply, ProvenRequest>(async () => end.ok.output),
      },
    }),
    { input: { isOn: false } },
  ).start();
  let changes = 0;
  actor.on('secondFactor.changed', () => (changes += 1));
  actor.send({ type: 'setup.begin', currentPassword: 'geheim' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(actor.getSnapshot().context).toMatchObject({
    currentPassword: '',
    factor: { secret: 'JBSWY3DPEHPK3PXP' },
  });
  expect(changes).toBe(0);
  actor.send({ type: 'code.confirm', code: '123456' });
  await waitFor(actor, (snapshot) => snapshot.matches('codes'));
  expect(actor.getSnapshot().context).toMatchObject({ code: '', factor: null });
  expect(actor.getSnapshot().context.recoveryCodes).toHaveLength(10);
  expect(changes).toBe(1);
  actor.send({ type: 'codes.keep' });
  expect(actor.getSnapshot().context.recoveryCodes).toEqual([]);
  actor.send({ type: 'factor.end', currentPassword: 'geheim' });
  await waitFor(actor, (snapshot) => snapshot.matches('off'));
  expect([passwords, changes]).toEqual([['geheim'], 2]);
});
