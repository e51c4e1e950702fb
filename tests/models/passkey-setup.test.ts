import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { passkeySetupCatalog } from '#machines/passkey-setup/passkey-setup.catalog.ts';
import { passkeySetupMachine } from '#machines/passkey-setup/passkey-setup.machine.ts';
import { selectPasskeySetup } from '#machines/passkey-setup/passkey-setup.selectors.ts';
import type {
  BeginReply,
  CodesReply,
  ConfirmRequest,
  CreateOutcome,
  CreateRequest,
  ProvenRequest,
} from '#machines/passkey-setup/passkey-setup.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(passkeySetupMachine, passkeySetupCatalog);

it('[S2.1-11] asks the device by the password, names what it made, and forgets both and the recovery codes', async () => {
  const { begin, create, confirm } = passkeySetupCatalog.calls;
  const given: unknown[] = [];
  const devices = ['cancelled', 'ok'] as const;
  let times = 0;
  const actor = createActor(
    passkeySetupMachine.provide({
      actors: {
        begin: fromPromise<BeginReply, ProvenRequest>(async ({ input }) => {
          given.push(input.currentPassword);
          return begin.ok.output;
        }),
        create: fromPromise<CreateOutcome, CreateRequest>(async ({ input }) => {
          given.push(input.creation?.challenge);
          const sample = create[devices[times++] ?? 'ok'];
          if (sample !== undefined && 'output' in sample) return sample.output;
          throw sample?.error;
        }),
        confirm: fromPromise<CodesReply, ConfirmRequest>(async ({ input }) => {
          given.push(`${input.passkey?.id}: ${input.name}`);
          return confirm.ok.output;
        }),
      },
    }),
  ).start();
  let changes = 0;
  actor.on('passkeys.changed', () => (changes += 1));
  const until = (state: string) =>
    waitFor(actor, (snapshot) => selectPasskeySetup(snapshot).state === state, { timeout: 1000 });
  const add = () => actor.send({ type: 'passkey.add', name: 'Mein Telefon', currentPassword: 'geheim' });
  add();
  await until('cancelled');
  expect(given).toEqual(['geheim', 'AAAA']);
  add();
  await until('codes');
  expect(given.slice(2)).toEqual(['geheim', 'AAAA', 'telefon: Mein Telefon']);
  expect(actor.getSnapshot().context).toMatchObject({ currentPassword: '', creation: null, passkey: null });
  expect(actor.getSnapshot().context.recoveryCodes).toHaveLength(10);
  actor.send({ type: 'codes.keep' });
  expect(actor.getSnapshot().context.recoveryCodes).toEqual([]);
  expect(changes).toBe(1);
});
