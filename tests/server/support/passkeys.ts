import { passkeyEndpoints } from '#contract/passkey.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { publicUrlOf } from '#server/runtime/public-url.ts';
import { readEnvironment } from '#server/runtime/environment.ts';
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts';
import type { SoftwareAuthenticator } from '#tests/support/software-authenticator.ts';
import type { TestVisitor } from './test-shop.ts';

/** Where a test shop is open, as long as nothing else is configured. */
const shopOrigin = publicUrlOf(readEnvironment({}));

/** An authenticator at the page of the shop. */
export const authenticatorHere = (): SoftwareAuthenticator => softwareAuthenticator(shopOrigin);

/** Sets a passkey up for whoever of the demo is signed in, at the page of a shop. */
export async function withPasskey(
  visitor: Pick<TestVisitor, 'ask'>,
  { origin = shopOrigin }: { readonly origin?: string } = {},
): Promise<SoftwareAuthenticator> {
  const authenticator = softwareAuthenticator(origin);
  const body = { currentPassword: demoPassword };
  const { options } = await visitor.ask(passkeyEndpoints.begin, { body });
  const passkey = authenticator.make(options);
  await visitor.ask(passkeyEndpoints.confirm, { body: { passkey, name: 'Mein Telefon' } });
  return authenticator;
}
