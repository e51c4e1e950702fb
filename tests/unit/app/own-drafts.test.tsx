import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { connectTabs } from '#app/live/connect-tabs.ts';
import { keepOwnDrafts } from '#app/live/own-drafts.ts';
import { createShopActors } from '#app/shop-actors.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { sampleBootRecord, sampleMember, samplePage } from '#machines/sample-records.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { IdentityReply, LogoutReply } from '#machines/session/session.types.ts';
import { heardInOtherTabs, openOtherTabs, sayInOtherTab } from '#tests/support/other-tabs.ts';

const { user: guest, shop, head } = sampleBootRecord;
const own = `shop:draft:${sampleMember.data.id}:address`;

beforeEach(() => {
  openOtherTabs();
  onTestFinished(() => void vi.unstubAllGlobals());
  sessionStorage.clear();
  for (const key of [own, 'shop:draft:guest:review', 'shop:draft:4711:address', 'shop:seenPrinters'])
    sessionStorage.setItem(key, '{}');
});

const keys = (): string[] => Object.keys(sessionStorage).sort();

/** The running session of a page; who signs out is a guest then. */
function openPage(user: typeof sampleMember) {
  const session = sessionMachine.provide({
    actors: {
      logout: fromPromise<LogoutReply>(async () => ({
        success: true,
        token: 'token',
        redirectTo: '/',
        user: guest,
        shop,
        head,
      })),
      loadIdentity: fromPromise<IdentityReply>(async () => ({
        success: true,
        token: 'token',
        user: guest,
        shop,
        head,
      })),
    },
  });
  const system = createShopActors(
    appMachine.provide({ actors: { session } }),
    appInputOf(samplePage({ boot: { ...sampleBootRecord, user } })),
  );
  system.app.start();
  onTestFinished(() => {
    system.app.stop();
  });
  connectTabs(system, vi.fn(), keepOwnDrafts(system));
  return {
    end: () => system.session.send({ type: 'session.ended', isScreenKept: false }),
    signOut: () => system.session.send({ type: 'logout' }),
    signIn: (id: number) =>
      system.session.send({
        type: 'identity.told',
        user: { ...sampleMember, data: { ...sampleMember.data, id } },
        shop,
        head,
      }),
    isAsked: () => system.session.getSnapshot().matches('guest'),
  };
}

const ownId = sampleMember.data.id ?? 0;

it('a page of a guest leaves no draft of a customer in the tab', () => {
  openPage(guest);
  expect(keys()).toEqual(['shop:draft:guest:review', 'shop:seenPrinters']);
});

it('a customer finds the own drafts alone', () => {
  openPage(sampleMember);
  expect(keys()).toEqual([own, 'shop:seenPrinters']);
});

it('whose session has ended finds the drafts again after signing in, and nobody sees them meanwhile', async () => {
  const page = openPage(sampleMember);
  page.end();
  expect(keys()).toEqual(['shop:seenPrinters']);
  await vi.waitFor(() => expect(page.isAsked()).toBe(true));
  expect(keys()).toEqual(['shop:seenPrinters']);
  page.signIn(ownId);
  expect(keys()).toEqual([own, 'shop:seenPrinters']);
});

it('another customer who signs in gets none of them, and nor does the first one afterwards', async () => {
  const page = openPage(sampleMember);
  page.end();
  await vi.waitFor(() => expect(page.isAsked()).toBe(true));
  page.signIn(ownId + 1);
  page.signIn(ownId);
  expect(keys()).toEqual(['shop:seenPrinters']);
});

it('who signs out finds nothing of it', async () => {
  const page = openPage(sampleMember);
  page.signOut();
  await vi.waitFor(() => expect(page.isAsked()).toBe(true));
  page.signIn(ownId);
  expect(keys()).toEqual(['shop:seenPrinters']);
});

it.each([
  ['a sign-out in another tab ends them', true, ['shop:seenPrinters']],
  ['a session whose end another tab has found does not', false, [own, 'shop:seenPrinters']],
] as const)('drafts are kept while nobody is signed in: %s', async (_which, isSignOut, left) => {
  const page = openPage(sampleMember);
  sayInOtherTab({ kind: 'session', isSignOut });
  await vi.waitFor(() => expect(page.isAsked()).toBe(true));
  page.signIn(ownId);
  expect(keys()).toEqual(left);
});

it.each([
  ['that it was a sign-out', 'signOut', true],
  ['that the session has ended', 'end', false],
] as const)('other tabs are told %s', async (_what, leave, isSignOut) => {
  const page = openPage(sampleMember);
  page[leave]();
  await vi.waitFor(() => expect(heardInOtherTabs()).toContainEqual({ kind: 'session', isSignOut }));
});
