import { act, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { sampleBasket, sampleItem, samplePaper, samplePosition } from '#machines/basket/basket.samples.ts';
import type { basketMachine } from '#machines/basket/basket.machine.ts';
import type { BasketContext, BasketFact } from '#machines/basket/basket.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { sampleTile } from '#tests/unit/ui/shop/sample-articles.ts';
import { AddToBasket } from '#ui/bindings/AddToBasket.tsx';
import { useArticleSetting } from '#ui/bindings/article-setting.ts';
import { BasketLink } from '#ui/frame/BasketLink.tsx';
import { ModalOutlet } from '#ui/frame/ModalOutlet.tsx';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
// Loaded ahead, as the pointer over the button does it.
import '#ui/parts/Dialog/Dialog.tsx';
import '#ui/screens/basket/EmptyBasketQuestion.tsx';
import { typeAmount } from './add-tile.handlers.tsx';
import {
  answer,
  closeShop,
  openShop,
  press,
  settle,
  shopOf,
  tellFromOtherTab,
  user,
  type ShopView,
} from './open-shop.tsx';

const { basket: words, frame } = texts;

interface BasketView extends ShopView {
  /** What the basket page is loaded with when it is opened next. */
  loaded: ReturnType<typeof sampleBasket>;
}

const Frame = () => (
  <>
    <BasketLink />
    <Outlet />
    <ModalOutlet />
  </>
);

/** More than ever wait: each of them adds once at a time. */
const articles = ['A', 'B', 'C', 'D'].flatMap((letter) => [
  sampleTile({ articleNumber: sampleItem.articleNumber, manufacturerNumber: `TN-${letter}` }),
  sampleTile({ articleNumber: samplePaper.articleNumber, manufacturerNumber: `P-${letter}` }),
]);

function List() {
  const setting = useArticleSetting();
  return articles.map((article) => (
    <div key={article.manufacturerNumber} data-article={article.articleNumber}>
      <AddToBasket article={article} setting={setting} />
    </div>
  ));
}

const { displayName: name, uid } = samplePosition();
const shownPage = (): HTMLElement | null => document.querySelector('[data-machine="basket"]');
const quantityField = (): HTMLInputElement | null =>
  screen.queryByRole<HTMLInputElement>('spinbutton', { name: words.quantityOf({ name }) });

const tell = (view: BasketView, fact: BasketFact): Promise<void> =>
  act(async () => shopOf(view).system.basket.send(fact));

/** The first tile of an article that is not on its way. */
const idleTile = (articleNumber: string): HTMLElement =>
  [
    ...document.querySelectorAll<HTMLElement>(`[data-article="${articleNumber}"] [data-machine="add-tile"]`),
  ].find(({ dataset }) => dataset['state'] === 'idle') as HTMLElement;

function seeRow({ basket, queue }: BasketContext): void {
  const item = basket?.items.find((position) => position.uid === uid);
  const isRemoved = queue.some(
    (change) => change.kind === 'removeAll' || (change.kind === 'remove' && change.uid === uid),
  );
  if (item === undefined || isRemoved) return expect(quantityField()).toBe(null);
  const quantity = queue.findLast((change) => change.kind === 'quantity')?.quantity ?? item.quantity;
  expect(quantityField()?.value).toBe(String(quantity));
  const hint = queue.findLast((change) => change.kind === 'notice')?.hint ?? item.hint;
  expect(screen.queryByText(words.noticeChange) !== null).toBe(hint !== '');
}

/** The header always; on the basket page the state, what waits and what can still be done. */
function see({ loaded }: BasketView, state: string, context: BasketContext): void {
  const { head, basket, isFrozen } = context;
  expect(document.querySelector('#basket-head')?.getAttribute('data-count')).toBe(String(head.article_count));
  const page = shownPage();
  if (page === null) return;
  expect(page.dataset['state']).toBe(state);
  if (basket !== null && basket.version >= loaded.version) seeRow(context);
  if (quantityField() === null) return;
  expect(quantityField()?.disabled).toBe(isFrozen);
  expect(screen.queryByText(texts.basketPage.frozen) !== null).toBe(isFrozen);
  expect(screen.queryByRole('button', { name: words.reload }) !== null).toBe(state === 'stale');
  expect(page.getAttribute('aria-busy')).toBe(String(state === 'loading' || state === 'sending'));
}

/** A list of articles, the basket in the header and the basket page. */
export const basketViewHandlers: Handlers<typeof basketMachine, BasketView> = {
  open: (view, input) => {
    view.loaded = sampleBasket(1);
    view.shop = openShop({
      Frame,
      pages: [
        { path: 'shop', Component: List },
        { path: 'shop/basket', Component: BasketScreen, loader: () => ({ basket: view.loaded }) },
      ],
      address: '/shop',
      inputs: { basket: input },
    });
  },
  events: {
    'basket.open': () => press(words.reload),
    'position.add': async (view, { item }) => {
      const { router } = shopOf(view);
      if (router.state.location.pathname !== '/shop') await act(() => router.navigate('/shop'));
      await typeAmount(
        within(idleTile(item.articleNumber)).getByRole<HTMLInputElement>('textbox'),
        String(item.quantity),
      );
      await user.keyboard('{Enter}');
    },
    'position.changeQuantity': async (_view, { quantity }) => {
      await typeAmount(quantityField() as HTMLInputElement, String(quantity));
      await user.keyboard('{Enter}');
    },
    'position.changeNotice': async (_view, { hint }) => {
      await user.click(screen.getByText(words.noticeAdd));
      await user.type(screen.getByRole('textbox', { name: words.noticeOf({ name }) }), hint);
      await user.keyboard('{Enter}');
    },
    'position.remove': () => press(words.removeOf({ name })),
    'basket.removeAll': async () => {
      await press(words.removeAll);
      await settle();
      await press(words.removeAllConfirm);
    },
    'items.add': () => press(words.undo),
    'basket.changedElsewhere': (_view, { version }) => tellFromOtherTab({ kind: 'basket', version }),
    'basket.received': async (view, { basket }) => {
      view.loaded = structuredClone(basket);
      await user.click(screen.getByRole('link', { name: new RegExp(`^${frame.basket}: `) }));
      await settle();
    },
    'session.changed': tell,
    'mode.changed': tell,
    'checkout.submittingChanged': tell,
    'connection.returned': () => act(async () => void window.dispatchEvent(new Event('online'))),
  },
  calls: { loadBasket: answer('loadBasket'), sendChange: answer('sendChange') },
  delays: {},
  states: {
    settling: () => {
      throw new Error('Nobody ever sees the basket decide.');
    },
    headOnly: (view, context) => see(view, 'ready', context),
    loading: (view, context) => see(view, 'loading', context),
    ready: (view, context) => see(view, 'ready', context),
    sending: (view, context) => see(view, 'sending', context),
    stale: (view, context) => see(view, 'stale', context),
    frozen: (view, context) => see(view, 'frozen', context),
  },
  close: closeShop,
};
