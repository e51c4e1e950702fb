import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { loginPath } from '#domain/redirect.ts';
import type { BasketMachine } from '#machines/basket/basket.machine.ts';
import { sampleMember } from '#machines/sample-records.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { enter } from '#tests/e2e/models/enter.ts';
import { expectGuest, expectSignedIn, loginForm, people } from '#tests/e2e/models/login-page.ts';
import { changeInShop } from '#tests/e2e/models/shop-database.ts';
import { articleOffer, basketInHeader } from '#tests/e2e/models/shop-front.ts';
import { findArticle, type FoundArticle } from '#tests/e2e/models/visit.ts';
import { holdCalls, type HeldCalls } from './held-calls.ts';
import { ownPerson } from './own-data.ts';

/** Two customers of this path alone, one after the other on the page of an article. */
interface CustomersAtWork {
  readonly calls: HeldCalls;
  readonly article: FoundArticle;
  /** Mail address of the one who begins, and of somebody else. */
  readonly first: string;
  readonly other: string;
  /** Pieces in the basket of each. */
  readonly pieces: Map<string, number>;
  /** Who is signed in; null for a guest. */
  email: string | null;
  /** Pieces that were asked for last. */
  asked: number;
}

/** A browser whose adds wait for the path. */
export interface BasketBrowser {
  readonly page: Page;
  readonly shopFolder: string | undefined;
  atWork?: CustomersAtWork;
}

/** What asks who the visitor is now. */
const identityCalls = ['session.token', 'session.user'] as const;

const atWorkIn = ({ atWork }: BasketBrowser): CustomersAtWork => {
  if (atWork === undefined) throw new Error('The page of the article is not open.');
  return atWork;
};

/** The session ends as it does when nothing was heard of it for long. */
const endSession = ({ shopFolder, atWork }: BasketBrowser): Promise<void> =>
  changeInShop(
    `update session set last_seen_at = now() - interval '365 days'
     where person_id = (select id from person where email = $1)`,
    [atWork?.email],
    shopFolder,
  );

const letThrough = async (world: BasketBrowser): Promise<void> => {
  for (const name of identityCalls) await atWorkIn(world).calls.release(name);
};

/** The basket of whoever is signed in as the header counts it, and how many adds are on their way. */
async function see(world: BasketBrowser, sent: number): Promise<void> {
  const { calls, email, pieces } = atWorkIn(world);
  const count = email === null ? 0 : (pieces.get(email) ?? 0);
  const counted = basketInHeader(world.page).locator('[data-count]');
  await expect(counted).toHaveAttribute('data-count', String(count));
  await expect.poll(() => calls.waiting('basket.add')).toBe(sent);
}

const never = (sentence: string) => (): never => {
  throw new Error(sentence);
};
const noGesture = never('Only an add is walked here.');
const notHere = never('A page of an article with one add at a time comes to no such state.');

/** One article put into the basket of a built shop, and the sign-in that may come between. */
export const basketBrowserHandlers: Handlers<BasketMachine, BasketBrowser> = {
  open: async (world) => {
    const { page, shopFolder } = world;
    const first = await ownPerson(`first-${randomUUID()}`, people.private, shopFolder);
    const other = await ownPerson(`other-${randomUUID()}`, people.private, shopFolder);
    const article = await findArticle(page, 'toner');
    await enter(page, first, article.path);
    world.atWork = {
      calls: await holdCalls(page, ['basket.add', ...identityCalls]),
      article,
      first,
      other,
      pieces: new Map(),
      email: first,
      asked: 0,
    };
  },
  events: {
    'position.add': async (world, { item }) => {
      const { quantity, add } = articleOffer(world.page);
      atWorkIn(world).asked = Number(item.quantity);
      await quantity.fill(String(item.quantity));
      await add.click();
    },
    'session.changed': async (world, { person }) => {
      const { page } = world;
      const atWork = atWorkIn(world);
      const { article, first, other, calls } = atWork;
      if (person === null) {
        await letThrough(world);
        for (const name of identityCalls) calls.setHeld(name, false);
        atWork.email = null;
        // The way back leads to the article, and what was asked for is not forgotten.
        await expect(page).toHaveURL(loginPath(article.path));
        await expectGuest(page);
        await expect(page.getByRole('region', { name: texts.toasts.region })).toContainText(
          texts.toasts.sessionEnded,
        );
        return;
      }
      atWork.email = person === sampleMember.data.email ? first : other;
      await loginForm(page).signIn(atWork.email);
      await expectSignedIn(page);
      await expect(page).toHaveURL(article.path);
      for (const name of identityCalls) calls.setHeld(name, true);
    },
    'basket.open': noGesture,
    'position.changeQuantity': noGesture,
    'position.changeNotice': noGesture,
    'position.remove': noGesture,
    'basket.removeAll': noGesture,
    'items.add': noGesture,
    'basket.changedElsewhere': noGesture,
    'basket.received': noGesture,
    'mode.changed': noGesture,
    'checkout.submittingChanged': noGesture,
    'connection.returned': noGesture,
  },
  calls: {
    sendChange: async (world, { server }, sample) => {
      const atWork = atWorkIn(world);
      const { calls, email, pieces, asked } = atWork;
      if (sample === 'sessionEnded') await endSession(world);
      await calls.releaseAs('basket.add', server);
      if (sample === 'sessionEnded') {
        // The page asks for another token, finds nobody signed in, and shows nothing of a member from then on.
        await letThrough(world);
        atWork.email = null;
      } else if (email !== null) pieces.set(email, (pieces.get(email) ?? 0) + asked);
    },
    loadBasket: never('No basket page is open.'),
  },
  delays: {},
  states: {
    settling: notHere,
    headOnly: (world) => see(world, 0),
    loading: notHere,
    ready: notHere,
    sending: (world) => see(world, 1),
    stale: notHere,
    frozen: notHere,
  },
  expectedErrors: [/status of 419/],
};
