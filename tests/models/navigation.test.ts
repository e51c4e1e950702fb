import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { navigationCatalog } from '#machines/navigation/navigation.catalog.ts';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import {
  navigationPersistence,
  selectIsProgressShown,
  selectIsScrollTopShown,
} from '#machines/navigation/navigation.selectors.ts';
import type { NavigationCause, NavigationEmitted } from '#machines/navigation/navigation.types.ts';
import { describeMachine } from './support/describe-machine.ts';

describeMachine(navigationMachine, navigationCatalog);

function start(input: { path: string; reloadedFor: string | null } = { path: '/', reloadedFor: null }) {
  const clock = new SimulatedClock();
  const told: NavigationEmitted[] = [];
  const actor = createActor(navigationMachine, { clock, input });
  actor.on('*', (fact) => told.push(fact));
  actor.start();
  const go = (target: string, isAddressMoved = false) =>
    actor.send({ type: 'navigation.started', target, isAddressMoved });
  const arrive = (path: string, cause: NavigationCause = 'push', keepsScroll = false) =>
    actor.send({ type: 'navigation.settled', path, cause, keepsScroll });
  const endings = () =>
    told.filter(({ type }) => !['navigation.scrollWanted', 'navigation.reloadRecorded'].includes(type));
  return { actor, clock, told, go, arrive, endings };
}

const scrolledToBeginning = {
  type: 'navigation.scrollWanted',
  scroll: { kind: 'beginning', offset: -220, durationMs: 100 },
};

/** What is told of a page that was not in sight before. */
const arrived = (path: string) => ({
  type: 'navigation.settled',
  path,
  cause: 'push',
  isNew: true,
  isOtherPage: true,
});

describe('progress bar', () => {
  it('[S2.12-07] stands 120 ms after a lazily loaded page was asked for, not earlier', () => {
    const { actor, clock, go, arrive } = start();
    go('/shop');
    clock.increment(119);
    expect(selectIsProgressShown(actor.getSnapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsProgressShown(actor.getSnapshot())).toBe(true);
    arrive('/shop');
    expect(selectIsProgressShown(actor.getSnapshot())).toBe(false);
  });
});

describe('scrolling', () => {
  it('[S2-02][S2-03] goes to the beginning of the page by -220 in 100 ms after each link', () => {
    const { told, go, arrive } = start();
    go('/shop');
    arrive('/shop');
    arrive('/shop/basket', 'replace');
    expect(told.filter(({ type }) => type === 'navigation.scrollWanted')).toEqual([
      scrolledToBeginning,
      scrolledToBeginning,
    ]);
  });

  it('[S2-02] does not happen when the route opted out', () => {
    const { told, arrive } = start();
    arrive('/shop?page=2', 'push', true);
    expect(told).toEqual([arrived('/shop?page=2')]);
  });

  it('restores the position on back and forward', () => {
    const { told, arrive } = start();
    arrive('/shop', 'pop');
    expect(told.at(-1)).toEqual({ type: 'navigation.scrollWanted', scroll: { kind: 'restore' } });
  });

  it('[S2.12-05][S9-03] shows the button to the top after 600 px and not at them', () => {
    const { actor, told } = start();
    actor.send({ type: 'scroll.moved', pixels: 600 });
    expect(selectIsScrollTopShown(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'scroll.moved', pixels: 601 });
    expect(selectIsScrollTopShown(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'scroll.toTop' });
    expect(told).toEqual([{ type: 'navigation.scrollWanted', scroll: { kind: 'top', durationMs: 100 } }]);
    actor.send({ type: 'scroll.moved', pixels: 0 });
    expect(selectIsScrollTopShown(actor.getSnapshot())).toBe(false);
  });
});

describe('navigation', () => {
  it('[S4.1-16] ignores a duplicate of the one under way and of the page in sight', () => {
    const { actor, clock, told, go, arrive } = start();
    go('/shop');
    clock.increment(100);
    go('/shop');
    clock.increment(20);
    expect(selectIsProgressShown(actor.getSnapshot())).toBe(true);
    arrive('/shop');
    told.length = 0;
    arrive('/shop', 'replace');
    expect(told).toEqual([
      { ...arrived('/shop'), cause: 'replace', isNew: false, isOtherPage: false },
      scrolledToBeginning,
    ]);
    expect(actor.getSnapshot().hasTag('blocked')).toBe(false);
  });

  it('tells of the latest alone, whatever became of those before', () => {
    const { actor, go, arrive, endings } = start({ path: '/', reloadedFor: '/c' });
    go('/a');
    go('/c');
    actor.send({ type: 'navigation.failed', target: '/c' });
    go('/b');
    arrive('/b');
    expect(endings()).toEqual([arrived('/b')]);
  });
});

describe('another visitor', () => {
  const changed = { type: 'visitor.changed', redirectTo: null, isSignInDue: false } as const;

  it('is led to the returned address, and only there', () => {
    const { actor, told } = start();
    actor.send({ ...changed, redirectTo: '/my/orders', isSignInDue: true });
    expect(told).toEqual([{ type: 'navigation.pageWanted', path: '/my/orders', replace: true }]);
  });

  it('signs in and comes back to where they were, or were going', () => {
    const { actor, told, go } = start({ path: '/my/orders', reloadedFor: null });
    actor.send({ ...changed, isSignInDue: true });
    go('/my/addresses');
    actor.send({ type: 'signIn.open' });
    const wanted = (path: string) => ({ type: 'navigation.pageWanted', path, replace: false });
    expect(told).toEqual([
      wanted('/login?redirectTo=%2Fmy%2Forders'),
      wanted('/login?redirectTo=%2Fmy%2Faddresses'),
    ]);
  });

  it.each(['/shop/checkout', '/shop/checkout/address', '/login?redirectTo=%2Fmy'])(
    'stays at %s, which has a sign-in of its own, and sees fresh data there',
    (path) => {
      const { actor, told } = start({ path, reloadedFor: null });
      actor.send({ type: 'signIn.open' });
      expect(told).toEqual([]);
      actor.send({ ...changed, isSignInDue: true });
      expect(told).toEqual([{ type: 'navigation.freshDataWanted' }]);
    },
  );

  it('sees fresh data where they are, as after a switch of the mode', () => {
    const { actor, told } = start();
    actor.send(changed);
    actor.send({ type: 'data.outdated' });
    expect(told.map(({ type }) => type)).toEqual([
      'navigation.freshDataWanted',
      'navigation.freshDataWanted',
    ]);
  });
});

describe('a page that comes instead of another', () => {
  const error = '/http-error/500';

  it('takes the place of the page in sight, of one gone back to, and home always; of none a link led to', () => {
    const { actor, told, go } = start();
    const open = (path: string) => actor.send({ type: 'page.open', path, isReplacing: true });
    open(error);
    go('/shop');
    open(error);
    open('/');
    go('/page/impressum', true);
    open(error);
    expect(told.map((fact) => fact.type === 'navigation.pageWanted' && [fact.path, fact.replace])).toEqual([
      [error, true],
      [error, false],
      ['/', true],
      [error, true],
    ]);
  });
});

describe('code that is gone after a release', () => {
  it('[R84] reloads once to the wanted address and not again in a loop', () => {
    const old = start({ path: '/', reloadedFor: null });
    old.go('/shop/checkout/4');
    old.actor.send({ type: 'navigation.failed', target: '/shop/checkout/4' });
    expect(old.told).toEqual([
      { type: 'navigation.reloadRecorded', target: '/shop/checkout/4' },
      { type: 'navigation.reloadWanted', path: '/shop/checkout/4' },
    ]);
    const reloadedFor = navigationPersistence.toPersisted(old.actor.getSnapshot());
    const fresh = start({ path: '/shop/checkout/4', reloadedFor });
    fresh.actor.send({ type: 'navigation.failed', target: '/shop/checkout/4' });
    expect(fresh.told).toEqual([]);
    expect(fresh.actor.getSnapshot().hasTag('blocked')).toBe(true);
  });

  it('[R84] gives way to a page that comes meanwhile, and knows where it stands when it is not loaded again', () => {
    const waiting = start();
    waiting.go('/shop');
    waiting.actor.send({ type: 'navigation.failed', target: '/shop' });
    waiting.told.length = 0;
    waiting.actor.send({ type: 'page.open', path: '/http-error/500', isReplacing: true });
    expect(waiting.told).toEqual([{ type: 'navigation.pageWanted', path: '/http-error/500', replace: true }]);
    const stuck = start({ path: '/', reloadedFor: '/my/orders' });
    stuck.go('/my/orders');
    stuck.actor.send({ type: 'navigation.failed', target: '/my/orders' });
    stuck.actor.send({ type: 'signIn.open' });
    expect(stuck.told).toEqual([
      { type: 'navigation.pageWanted', path: '/login?redirectTo=%2Fmy%2Forders', replace: false },
    ]);
  });

  it('[R84] may reload again for the next release once a page was reached', () => {
    const { actor, told, arrive } = start({ path: '/shop', reloadedFor: '/shop' });
    arrive('/');
    expect(told).toContainEqual({ type: 'navigation.reloadRecorded', target: null });
    actor.send({ type: 'navigation.failed', target: '/shop' });
    expect(told.at(-1)).toEqual({ type: 'navigation.reloadWanted', path: '/shop' });
  });

  it.each([null, undefined, 7, '', 'javascript:alert(1)', '{}'])(
    'takes a broken record %j as none',
    (raw) => {
      expect(navigationPersistence.fromPersisted(raw)).toBe(null);
    },
  );
});
