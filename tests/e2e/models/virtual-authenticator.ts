import type { Page } from '@playwright/test';

/** An authenticator of the browser itself, as the one built into a telephone; its owner is asked nothing. */
export interface VirtualAuthenticator {
  /** Whether whoever is asked confirms by finger, face or PIN; who does not has cancelled. */
  readonly confirms: (isConfirmed: boolean) => Promise<void>;
  /** How many passkeys it holds. */
  readonly count: () => Promise<number>;
}

/** Gives the browser of a page an authenticator. */
export async function withAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    confirms: async (isUserVerified) => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
