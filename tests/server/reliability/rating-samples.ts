import { randomUUID } from 'node:crypto';
import { sessionEndpoints } from '#contract/session.ts';
import { placeOrder } from '#tests/server/basket/small-catalogue.ts';
import { query } from './sample.ts';
import type { Sample, Situation } from './sample.ts';

/** A rating that waits: of somebody else, with the order that proves the purchase, of an article nobody else has rated. */
async function waitingRating({ shop, visitor, article }: Situation): Promise<number> {
  const { user } = await visitor.ask(sessionEndpoints.user);
  const orderNumber = await placeOrder(shop.visitor(), {
    articleNumber: article,
    email: `${randomUUID()}@kunde.example`,
  });
  const { rows } = await shop.database.query<{ id: string }>(
    `insert into rating (person_id, article_number, display_name, order_id, order_position, stars, title, body, shown_name, language, created_at)
     select (select min(id) from person where id <> $1), $2, p.display_name, o.id, p.position, 4, 'Gut', 'Druckt sauber.', '', 'de', now()
       from shop_order o join shop_order_position p on p.order_id = o.id where o.order_number = $3 limit 1 returning id`,
    [user.data.id ?? 0, randomUUID(), orderNumber],
  );
  return Number(rows[0]?.id);
}

/** One that was looked at, and is shown. */
async function shownRating(situation: Situation): Promise<number> {
  const id = await waitingRating(situation);
  await situation.shop.database.query(`update rating set state = 'shown', decided_at = now() where id = $1`, [
    id,
  ]);
  return id;
}

/** The visitor has bought the article: an order of a guest that is theirs now. */
async function boughtArticle({ shop, visitor, article }: Situation): Promise<string> {
  const { user } = await visitor.ask(sessionEndpoints.user);
  const orderNumber = await placeOrder(shop.visitor(), {
    articleNumber: article,
    email: `${randomUUID()}@kunde.example`,
  });
  await shop.database.query(
    'update shop_order set person_id = $2, session_id = null where order_number = $1',
    [orderNumber, user.data.id ?? null],
  );
  return article;
}

/** A request each that is accepted, for the calls of ratings. */
export const ratingSamples: Readonly<Record<string, (situation: Situation) => Promise<Sample>>> = {
  'rating.byItem': async ({ article }) => query({ articleNumber: article, page: 1 })(),
  'rating.create': async (situation) => ({
    body: {
      articleNumber: await boughtArticle(situation),
      stars: '5',
      title: 'Druckt sauber',
      text: 'Hält so lange, wie es auf der Packung steht.',
      shownAs: 'name',
    },
  }),
  'rating.withdraw': async ({ article }) => ({ body: { articleNumber: article } }),
  'waitingRatings.list': async () => ({}),
  'waitingRatings.show': async (situation) => ({ body: { id: await waitingRating(situation) } }),
  'waitingRatings.refuse': async (situation) => ({
    body: { id: await waitingRating(situation), reason: 'Nicht zum Artikel' },
  }),
  'shownRatings.list': query({ page: 1, search: 'Toner', id: 1 }),
  'shownRatings.takeDown': async (situation) => ({
    body: { id: await shownRating(situation), reason: 'Nennt einen Namen (§ 4 UWG)' },
  }),
};
