import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { expect } from 'vitest';
import { sampleBasket } from '#machines/basket/basket.samples.ts';
import type { ModalMachine } from '#machines/modal/modal.machine.ts';
import { outsideClickGuardMs } from '#machines/modal/modal.types.ts';
import type { Handlers } from '#paths/drive/handlers.ts';
import { texts } from '#texts/de.ts';
import { ModalOutlet } from '#ui/frame/ModalOutlet.tsx';
import { Component as BasketScreen } from '#ui/screens/basket/BasketScreen.tsx';
// Loaded ahead, as the pointer over the button does it.
import '#ui/parts/Dialog/Dialog.tsx';
import '#ui/screens/basket/EmptyBasketQuestion.tsx';
import { closeShop, openShop, press, settle, user, wait, type ShopView } from './open-shop.tsx';

const { basket: words, frame } = texts;

const Frame = () => (
  <>
    <Outlet />
    <ModalOutlet />
  </>
);

const findDialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: words.removeAll });

function see(isOpen: boolean): void {
  expect(findDialog() !== null).toBe(isOpen);
  if (isOpen) expect(screen.getByText(texts.basketPage.removeAllQuestion).isConnected).toBe(true);
}

/** The basket page and its question before the basket is emptied, the one dialog of the shop. */
export const modalViewHandlers: Handlers<ModalMachine, ShopView> = {
  open: (view) => {
    view.shop = openShop({
      Frame,
      pages: [{ id: 'page', path: 'shop/basket', Component: BasketScreen }],
      address: '/shop/basket',
      data: { basket: sampleBasket(5) },
    });
  },
  events: {
    'modal.open': async () => {
      await press(words.removeAll);
      await settle();
    },
    'modal.close': (_view, _event, sample) =>
      sample === 'escape' ? user.keyboard('{Escape}') : press(frame.close),
    'dialog.drawn': (view) => act(async () => view.shop?.system.modal.send({ type: 'dialog.drawn' })),
    'modal.finish': () => press(words.cancel),
    'outside.clicked': () => user.click(findDialog()?.closest('[role="presentation"]') as HTMLElement),
  },
  calls: {},
  delays: { outsideClickGuard: () => wait(outsideClickGuardMs + 1) },
  states: {
    closed: () => see(false),
    'open.guarded': () => see(true),
    'open.dismissible': () => see(true),
    closing: () => {
      throw new Error('Nobody ever sees a dialog between open and closed.');
    },
  },
  close: closeShop,
};
