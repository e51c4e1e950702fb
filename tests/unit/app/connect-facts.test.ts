import { describe, expect, it } from 'vitest';
import { createActor, emit, setup, type AnyActorRef } from 'xstate';
import { connectFacts } from '#app/connect-facts.ts';
import { createShopActors } from '#app/shop-actors.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import type { FactTable, PageOfFacts } from '#machines/app/fact-table.ts';
import { facts } from '#machines/app/facts.ts';
import { passkeySignInFacts } from '#machines/passkey-sign-in/passkey-sign-in.facts.ts';
import { secondFactorFacts } from '#machines/second-factor/second-factor.facts.ts';
import { checkoutFacts } from '#machines/checkout/checkout.facts.ts';
import { sampleHead } from '#machines/basket/basket.samples.ts';
import { sampleMember, samplePage, sampleShopFlags } from '#machines/sample-records.ts';

const page: PageOfFacts = { now: () => 7, storedConsent: () => null };

/** An actor that tells what it is told to, and keeps what it is sent. */
function actor(name: string, heard: string[]): AnyActorRef {
  const told = setup({}).createMachine({
    on: {
      tell: { actions: emit(({ event }) => (event as unknown as { fact: { type: string } }).fact) },
      '*': {
        actions: ({ event }) => {
          heard.push(`${name}: ${event.type}`);
        },
      },
    },
  });
  return createActor(told).start();
}

describe('what charts tell one another', () => {
  const table = {
    session: {
      'session.changed': {
        shopMode: ({ shop }) => ({ type: 'shop.updated', shop, isVisitorNew: true }),
        toasts: (_, { now }) => [
          { type: 'page.changed', at: now() },
          { type: 'page.changed', at: now() },
        ],
        basket: () => null,
      },
    },
  } satisfies FactTable<PageOfFacts>;

  function connect() {
    const heard: string[] = [];
    const [session, shopMode, basket, toasts] = ['session', 'shopMode', 'basket', 'toasts'].map((name) =>
      actor(name, heard),
    ) as [AnyActorRef, AnyActorRef, AnyActorRef, AnyActorRef];
    const disconnect = connectFacts(table, { session, shopMode, basket, toasts }, page);
    const tell = (type: string): void => session.send({ type: 'tell', fact: { type } } as never);
    return { heard, tell, disconnect };
  }

  it('comes to each that hears it, in their order, as one event, several or none', () => {
    const { heard, tell } = connect();
    tell('session.changed');
    tell('session.basketMerged');
    expect(heard).toEqual(['shopMode: shop.updated', 'toasts: page.changed', 'toasts: page.changed']);
  });

  it('is heard by nobody once the connection has ended, and not by who is not there', () => {
    const { heard, tell, disconnect } = connect();
    disconnect();
    tell('session.changed');
    expect(heard).toEqual([]);
    const alone = actor('session', heard);
    connectFacts(table, { session: alone }, page);
    alone.send({ type: 'tell', fact: { type: 'session.changed' } } as never);
    expect(heard).toEqual([]);
  });
});

it('a chart of a screen beside hears it as long as it stands there', () => {
  const heard: string[] = [];
  const passkeySignIn = actor('passkeySignIn', heard);
  const screens = new Map<string, AnyActorRef>();
  connectFacts(passkeySignInFacts, { passkeySignIn }, page, screens);
  const tell = (): void =>
    passkeySignIn.send({ type: 'tell', fact: { type: 'passkey.ended', how: 'over' } } as never);
  tell();
  screens.set('secondFactor', actor('secondFactor', heard));
  tell();
  screens.delete('secondFactor');
  tell();
  expect(heard).toEqual(['secondFactor: attempt.end']);
});

it.each([
  { name: 'passkeySignIn', type: 'passkey.passed', table: passkeySignInFacts },
  { name: 'secondFactor', type: 'secondFactor.passed', table: secondFactorFacts },
])(
  'what $name passed says who is there, and that the basket has something to tell',
  ({ name, type, table }) => {
    const heard: string[] = [];
    const [teller, session, toasts] = [name, 'session', 'toasts'].map((each) => actor(each, heard)) as [
      AnyActorRef,
      AnyActorRef,
      AnyActorRef,
    ];
    connectFacts(table, { [name]: teller, session, toasts }, page);
    teller.send({ type: 'tell', fact: { type, isBasketMerged: false } } as never);
    expect(heard).toEqual(['session: identity.told']);
    teller.send({ type: 'tell', fact: { type, isBasketMerged: true } } as never);
    expect(heard.slice(1)).toEqual(['session: identity.told', 'toasts: toast.add']);
  },
);

it('a new visitor brings another mode, basket and page at once, and the page is loaded once', () => {
  const system = createShopActors(appMachine, appInputOf(samplePage()));
  system.app.start();
  connectFacts(facts, system, page);
  const wanted: string[] = [];
  system.navigation.on('navigation.freshDataWanted', ({ type }) => wanted.push(type));
  system.navigation.on('navigation.pageWanted', ({ path }) => wanted.push(path));
  const head = sampleHead(9, 0);
  system.session.send({
    type: 'identity.told',
    user: sampleMember,
    shop: { ...sampleShopFlags, isB2b: false },
    head,
  });
  expect(system.basket.getSnapshot().context).toMatchObject({ head, member: sampleMember.data.email });
  expect(system.shopMode.getSnapshot().context.shop.isB2b).toBe(false);
  expect(wanted).toEqual(['navigation.freshDataWanted']);
  system.app.stop();
});

it('the checkout loads everything anew when the visitor switches the mode, once where another visitor brings it', () => {
  const system = createShopActors(appMachine, appInputOf(samplePage()));
  system.app.start();
  const heard: string[] = [];
  const checkout = actor('checkout', heard);
  connectFacts(facts, system, page);
  connectFacts(checkoutFacts, { ...system, checkout }, page);
  const shop = { ...sampleShopFlags, isB2b: false };
  system.shopMode.send({ type: 'shop.updated', shop, isVisitorNew: false });
  expect(heard).toEqual(['checkout: session.changed']);
  system.session.send({
    type: 'identity.told',
    user: sampleMember,
    shop: sampleShopFlags,
    head: sampleHead(9, 0),
  });
  expect(heard).toEqual(['checkout: session.changed', 'checkout: session.changed']);
  system.app.stop();
});

it('[S4.4-05] consent is told with each new page what is stored by then, and not where a page stays', () => {
  const system = createShopActors(appMachine, appInputOf(samplePage()));
  system.app.start();
  let stored: string | null = 'true';
  connectFacts(facts, system, { ...page, storedConsent: () => stored });
  const told: boolean[] = [];
  system.consent.on('consent.trackingChanged', ({ isGranted }) => told.push(isGranted));
  const settle = (path: string): void =>
    system.navigation.send({ type: 'navigation.settled', path, cause: 'push', keepsScroll: false });
  settle('/shop');
  settle('/shop');
  expect(told).toEqual([true]);
  stored = null;
  settle('/shop?page=2');
  expect(told).toEqual([true, false]);
  system.app.stop();
});
