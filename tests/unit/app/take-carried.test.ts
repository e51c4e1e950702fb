import { describe, expect, it } from 'vitest';
import { takeCarried } from '#app/live/take-carried.ts';
import { createShopActors } from '#app/shop-actors.ts';
import type { CarriedName } from '#contract/carried-names.ts';
import type { UserState } from '#contract/session.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import {
  sampleAppConfig,
  sampleBootRecord,
  sampleMember,
  samplePage,
  sampleShopFlags,
} from '#machines/sample-records.ts';

const { head } = sampleBootRecord;

function open(user: UserState, here = '/shop') {
  const system = createShopActors(
    appMachine,
    appInputOf(samplePage({ boot: { ...sampleBootRecord, user }, path: here })),
  );
  const told: string[] = [];
  for (const fact of ['session.changed', 'session.signInWanted'] as const)
    system.session.on(fact, ({ type }) => told.push(type));
  system.shopMode.on('mode.changed', ({ mode }) => told.push(`mode ${mode}`));
  system.app.start();
  const paths: string[] = [];
  const take = (content: object, takes: readonly CarriedName[] = []): void =>
    takeCarried(content, takes, { system, navigate: (path) => paths.push(path) });
  return { system, take, told, paths };
}

const guest = sampleBootRecord.user;
const shop = sampleShopFlags;

describe('what an answer carries', () => {
  it('[S7.3-02] makes a guest’s page one of whoever has signed in elsewhere, once', () => {
    const { system, take, told } = open(guest);
    for (let again = 0; again < 2; again += 1) take({ user: sampleMember, shop, head });
    expect(system.session.getSnapshot().context.user).toEqual(sampleMember);
    expect(told).toEqual(['session.changed']);
  });

  it('[S7.3-02] gives a customer’s page the new name of whoever is signed in, once, and knows the same one again', () => {
    const { system, take, told } = open(sampleMember);
    take({ user: sampleMember, shop, head });
    expect(told).toEqual([]);
    const renamed = { ...sampleMember, data: { ...sampleMember.data, lastname: 'Neu' } };
    for (let again = 0; again < 2; again += 1) take({ user: renamed, shop, head });
    expect(system.session.getSnapshot().context.user).toEqual(renamed);
    expect(told).toEqual(['session.changed']);
  });

  it('[S7.3-02] knows a visitor who is carried alone: basket and mode are as they were', () => {
    const { system, take, told } = open(sampleMember);
    const renamed = { ...sampleMember, data: { ...sampleMember.data, lastname: 'Neu' } };
    take({ user: renamed });
    expect(system.session.getSnapshot().context.user).toEqual(renamed);
    expect(told).toEqual(['session.changed']);
    expect(system.basket.getSnapshot().context.head).toEqual(head);
    expect(system.shopMode.getSnapshot().context.shop).toEqual(shop);
    // Of another person basket and mode are not known.
    take({ user: { ...renamed, data: { ...renamed.data, id: 4711 } } });
    expect(system.session.getSnapshot().context.user).toEqual(renamed);
  });

  it('[S7.3-02] leads to pages of this shop, to where the second factor is shown, and nowhere else', () => {
    const { take, paths } = open(sampleMember);
    for (const redirectTo of ['/my/orders', '/login/second-factor', '/login/else', 'https://evil.example/'])
      take({ redirectTo });
    expect(paths).toEqual(['/my/orders', '/login/second-factor']);
  });

  it('[S7.3-02] ends a customer’s page with the session, but leaves that to the steps of the checkout', () => {
    const ended = open(sampleMember);
    ended.take({ user: guest, shop, head });
    expect(ended.system.session.getSnapshot().matches({ member: 'expired' })).toBe(true);
    const ordering = open(sampleMember, '/shop/checkout/2');
    ordering.take({ user: guest, shop, head });
    expect(ordering.system.session.getSnapshot().matches({ member: 'active' })).toBe(true);
    const ordered = open(sampleMember, '/shop/checkout/confirmation/2026-1');
    ordered.take({ user: guest, shop, head });
    expect(ordered.system.session.getSnapshot().matches({ member: 'expired' })).toBe(true);
  });

  it('[S7.3-02] ends a customer’s page by a refused call, too, and leaves the way to the sign-in to the session', () => {
    const refused = { success: false, code: 'session.ended', errorMessages: ['Aus'], redirectTo: '/login' };
    const { system, take, paths } = open(sampleMember, '/my/data');
    for (let again = 0; again < 2; again += 1) take(refused);
    expect(system.session.getSnapshot().matches({ member: 'expired' })).toBe(true);
    expect(paths).toEqual([]);
    const ofGuest = open(guest, '/my/data');
    ofGuest.take(refused);
    expect(ofGuest.paths).toEqual(['/login?redirectTo=%2Fmy%2Fdata']);
  });

  it('[S7.3-02] counts as not carried where it is not of its shape, and nothing else with it', () => {
    const { take, told, paths } = open(guest);
    take({ user: { guest: 'no' }, head, shop: { ...shop, isB2b: false }, redirectTo: 1 });
    expect(told).toEqual(['mode b2c']);
    expect(paths).toEqual([]);
  });

  it('[S7.3-02] is left to the caller that takes it itself', () => {
    const { take, told, paths } = open(guest);
    take({ shop: { ...shop, isB2b: false }, redirectTo: '/shop' }, ['redirectTo']);
    expect({ told, paths }).toEqual({ told: ['mode b2c'], paths: [] });
  });

  it('[S7.3-02] changes the mode, once', () => {
    const { system, take, told } = open(guest);
    for (let again = 0; again < 2; again += 1) take({ shop: { ...shop, isB2b: false } });
    expect(system.shopMode.getSnapshot().hasTag('b2c')).toBe(true);
    expect(told).toEqual(['mode b2c']);
  });

  it('[S7.3-02] tells nobody who the visitor is while a sign-in of this page is on its way', () => {
    const { system, take, told } = open(guest);
    system.session.send({ type: 'login.submit', email: 'a@b.example', password: 'x', redirectTo: null });
    take({ user: sampleMember, shop: { ...shop, isB2b: false }, head });
    expect(told).toEqual([]);
    expect(system.session.getSnapshot().matches({ guest: { login: 'sending' } })).toBe(true);
  });

  it('[S7.3-02][S3.13-01] is the configuration from then on', () => {
    const { system, take } = open(guest);
    const global = { ...sampleAppConfig.basic_system_configs, display_price: false };
    take({ basic_system_configs: global });
    const { config } = system.app.getSnapshot().context;
    expect(config).toEqual({ ...sampleAppConfig, basic_system_configs: global });
    take({ basic_system_configs: { ...global, allowLogin: false } });
    expect(system.session.getSnapshot().context.allowLogin).toBe(false);
  });

  it.each([
    ['/shop/basket', '/shop/basket'],
    ['/login', '/login?redirectTo=%2Fshop'],
    ['/login?x=1', '/login?redirectTo=%2Fshop'],
    ['/', '/'],
  ])('[S7.3-02] leads where it says, inside of the shop: %s', (redirectTo, path) => {
    const { take, paths } = open(guest);
    take({ redirectTo });
    expect(paths).toEqual([path]);
  });

  it.each([
    'https://elsewhere.example/shop',
    '//elsewhere.example/login',
    'shop',
    '',
    '/rest/shop/basket',
    '/http-error/500',
    '/unknown',
  ])('[S7.3-02][R60] leads nowhere where it says what is no page of the shop: %j', (redirectTo) => {
    const { take, paths } = open(guest);
    take({ redirectTo });
    expect(paths).toEqual([]);
  });
});
