import type { Page } from '@playwright/test';

/** An authenticator of the browser itself, as the one built into a telephone; its owner is asked nothing. */
export interface VirtualAuthenticator {
  /** Whether whoever is asked confirms by finger, face or PIN; who does not has cancelled. */
  readonly confirms: (isConfirmed: boolean) => Promise<void>;
  /** How many passkeys it holds. */
  readonly count: () => Promise<number>;
}

/** Somebody who is asked by their device and takes their time. */
export interface SlowPerson {
  /** Looks at the device that asks; waits until it does. */
  readonly answer: () => Promise<void>;
}

/** From the next document on, an authenticator is asked only once its owner looks at it. */
export async function withSlowPerson(page: Page): Promise<SlowPerson> {
  const asked: (() => void)[] = [];
  let onAsked = (): void => undefined;
  await page.exposeFunction(
    'untilLookedAt',
    () =>
      new Promise<void>((resolve) => {
        asked.push(resolve);
        onAsked();
      }),
  );
  await page.addInitScript(() => {
    const { credentials } = navigator;
    const { untilLookedAt } = window as unknown as { readonly untilLookedAt: () => Promise<void> };
    const [create, get] = [credentials.create.bind(credentials), credentials.get.bind(credentials)];
    credentials.create = async (options) => untilLookedAt().then(() => create(options));
    credentials.get = async (options) => untilLookedAt().then(() => get(options));
  });
  return {
    answer: async () => {
      while (asked.length === 0)
        await new Promise<void>((resolve) => {
          onAsked = resolve;
        });
      asked.shift()?.();
    },
  };
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
