import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { TypedRegistration } from '#contract/registration.ts';
import { registrationCatalog } from '#machines/registration/registration.catalog.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type {
  ConfirmReply,
  ConfirmRequest,
  RegisterReply,
  RegistrationInput,
} from '#machines/registration/registration.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(registrationMachine, registrationCatalog);

const { calls, events } = registrationCatalog;
const submit = events['registration.submit']['firm']?.event as {
  readonly type: 'registration.submit';
  readonly typed: TypedRegistration;
};

const start = (link: RegistrationInput['link'], refusals: readonly string[] = []) => {
  const sent: unknown[] = [];
  const left = [...refusals];
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        register: fromPromise<RegisterReply, TypedRegistration>(async ({ input }) => {
          sent.push(input);
          return calls.register.ok.output;
        }),
        confirm: fromPromise<ConfirmReply, ConfirmRequest>(async ({ input }) => {
          sent.push(input);
          const code = left.shift();
          if (code === undefined) return calls.confirm.ok.output;
          throw { kind: 'refused', refusal: { success: false, code, errorMessages: [code] } };
        }),
      },
    }),
    { input: { isAllowed: true, link } },
  ).start();
  return { actor, sent, rests: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
};

describe('registering', () => {
  it('[S7.2-07] sends what was typed once, holds no password after that, and says who is mailed', async () => {
    const { actor, sent, rests } = start(null);
    actor.send(submit);
    actor.send(submit);
    expect(actor.getSnapshot().value).toBe('sending');
    expect((await rests()).value).toBe('awaitingMail');
    expect(sent).toEqual([submit.typed]);
    expect(actor.getSnapshot().context).toMatchObject({ typed: null, email: submit.typed.email });
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(submit.typed.password);
  });

  it('[S7.2-07] a link takes another try of the password, and is over once the server says so', async () => {
    const { actor, sent, rests } = start({ token: 'vom-link', isGood: true }, [
      'password.wrong',
      'registration.invalid',
    ]);
    for (const [password, state] of [
      ['falsch', 'link'],
      ['richtig', 'linkOver'],
    ]) {
      actor.send({ type: 'link.confirm', password: String(password) });
      expect((await rests()).value).toBe(state);
    }
    actor.send({ type: 'link.confirm', password: 'noch einmal' });
    expect(sent).toEqual([
      { token: 'vom-link', password: 'falsch' },
      { token: 'vom-link', password: 'richtig' },
    ]);
  });

  it('[S7.2-07] asks for no password by a link that is over already', () => {
    const { actor, sent } = start({ token: 'vom-link', isGood: false });
    expect(actor.getSnapshot().value).toBe('linkOver');
    actor.send({ type: 'link.confirm', password: 'richtig' });
    expect(sent).toEqual([]);
  });
});
