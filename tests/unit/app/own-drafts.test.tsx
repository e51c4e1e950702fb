import { beforeEach, expect, it } from 'vitest';
import { keepOwnDrafts } from '#app/live/own-drafts.ts';
import { createShopActors } from '#app/shop-actors.ts';
import { appMachine } from '#machines/app/app.machine.ts';
import { appInputOf } from '#machines/app/app.rules.ts';
import { sampleBootRecord, sampleMember, samplePage } from '#machines/sample-records.ts';

const own = `shop:draft:${sampleMember.data.id}:address`;

beforeEach(() => {
  sessionStorage.clear();
  for (const key of [own, 'shop:draft:guest:review', 'shop:draft:4711:address', 'shop:seenPrinters'])
    sessionStorage.setItem(key, '{}');
});

const keys = (): string[] => Object.keys(sessionStorage).sort();

const systemOf = (user: typeof sampleMember) =>
  createShopActors(appMachine, appInputOf(samplePage({ boot: { ...sampleBootRecord, user } })));

it('a page of a guest leaves no draft of a customer in the tab', () => {
  keepOwnDrafts(systemOf(sampleBootRecord.user));
  expect(keys()).toEqual(['shop:draft:guest:review', 'shop:seenPrinters']);
});

it('a customer finds the own drafts, and takes them along when the session ends', () => {
  const system = systemOf(sampleMember);
  system.app.start();
  keepOwnDrafts(system);
  expect(keys()).toEqual([own, 'shop:seenPrinters']);
  system.session.send({ type: 'session.ended', isScreenKept: false });
  expect(keys()).toEqual(['shop:seenPrinters']);
  system.app.stop();
});
