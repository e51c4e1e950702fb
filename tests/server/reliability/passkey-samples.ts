import { passkeyEndpoints } from '#contract/passkey.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { authenticatorHere, withPasskey } from '#tests/server/support/passkeys.ts';
import type { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import type { Sample, Situation } from './sample.ts';
import { awaitFactor, memberEmail } from './sign-in-samples.ts';

const withoutPasskeys = ({ shop }: Situation) => shop.database.query('delete from passkey');

/** The one passkey of the visitor. */
async function onlyPasskey(situation: Situation): Promise<SoftwareAuthenticator> {
  await withoutPasskeys(situation);
  return withPasskey(situation.visitor);
}

/** Accepted requests of the calls about passkeys, answered by an authenticator of this process. */
export const passkeySamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'passkey.list': async () => ({}),
  'passkey.begin': async (situation) => {
    await withoutPasskeys(situation);
    return { body: { currentPassword: demoPassword } };
  },
  'passkey.confirm': async (situation) => {
    await withoutPasskeys(situation);
    const body = { currentPassword: demoPassword };
    const { options } = await situation.visitor.ask(passkeyEndpoints.begin, { body });
    return { body: { passkey: authenticatorHere().make(options), name: 'Mein Telefon' } };
  },
  'passkey.rename': async (situation) => {
    await onlyPasskey(situation);
    const { passkeys } = await situation.visitor.ask(passkeyEndpoints.list);
    return { body: { id: passkeys[0]?.id, name: 'Dienstlaptop' } };
  },
  'passkey.beginSignIn': async () => ({ body: {} }),
  'passkey.signIn': async (situation) => {
    const authenticator = await onlyPasskey(situation);
    const { options } = await situation.visitor.ask(passkeyEndpoints.beginSignIn);
    return { body: { passkey: authenticator.show(options), redirectTo: '/my/orders' } };
  },
  'passkey.beginSecondFactor': async (situation) => {
    await onlyPasskey(situation);
    await awaitFactor(situation, memberEmail);
    return { body: {} };
  },
  'passkey.verifySecondFactor': async (situation) => {
    const authenticator = await onlyPasskey(situation);
    await awaitFactor(situation, memberEmail);
    const { options } = await situation.visitor.ask(passkeyEndpoints.beginSecondFactor);
    return { body: { passkey: authenticator.show(options), isBrowserTrusted: false } };
  },
  // Last of them, so that who signs in afterwards is asked for none.
  'passkey.remove': async (situation) => {
    await withoutPasskeys(situation);
    // What is gone is as good as removed.
    return { body: { id: 1, currentPassword: demoPassword } };
  },
};
